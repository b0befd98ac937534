/** What home/newStock shows: in the address while it is the screen of the address, kept while it stands beside an offer. */
import { useEffect } from 'react';
import { createStore, useStore } from '../data/store.ts';
import { readQuery } from '../shell/hash.ts';
import { setQuery, usePlace } from '../shell/location.ts';
import { usePane, useQuery } from '../shell/pane.tsx';

export const segments = ['open', 'upcoming', 'closed', 'auctions'] as const;
export type Segment = (typeof segments)[number];

export interface StockView {
  readonly tab: Segment;
  readonly isCalendar: boolean;
  /** "2026-11"; null: the running one. */
  readonly month: string | null;
  /** "2026-11-24"; null: the whole month. */
  readonly day: string | null;
}

const kept = createStore<StockView>({ tab: 'open', isCalendar: false, month: null, day: null });

const MONTH = /^20[0-9]{2}-(0[1-9]|1[0-2])$/;
const DAY = /^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/;

export function useStockView(): readonly [StockView, (change: Partial<StockView>) => void] {
  const { isPrimary } = usePane();
  const query = useQuery('/home/newStock');
  const last = useStore(kept);
  const view: StockView = isPrimary
    ? {
        tab: segments.find((key) => key === query.tab) ?? 'open',
        isCalendar: query.view === 'calendar',
        month: query.month !== undefined && MONTH.test(query.month) ? query.month : null,
        day: query.day !== undefined && DAY.test(query.day) ? query.day : null,
      }
    : last;
  const { tab, isCalendar, month, day } = view;
  useEffect(() => {
    if (isPrimary) kept.set({ tab, isCalendar, month, day });
  }, [isPrimary, tab, isCalendar, month, day]);
  const change = (part: Partial<StockView>) => {
    const next = { ...view, ...part };
    kept.set(next);
    if (!isPrimary) return;
    setQuery({
      tab: next.tab,
      view: next.isCalendar ? 'calendar' : undefined,
      month: next.month ?? undefined,
      day: next.day ?? undefined,
    });
  };
  return [view, change];
}

/** The offer whose details stand beside the list. */
export function useOpenOffer(): string | undefined {
  const { path, search } = usePlace();
  return path === '/home/newStockBuy' ? readQuery(search)['id'] : undefined;
}
