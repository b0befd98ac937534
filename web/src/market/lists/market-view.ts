/** How the market list is set: which segment, order, ranking and part; and how an address carries it. Pure. */
import type { rankingKey } from '@bahi/contract/market/calls.ts';
import type * as z from 'zod/mini';
import { readSort, writeSort, type Sort } from '../parts/sort-rows.ts';

export const marketTabs = ['watchlist', 'quotes', 'funds', 'featured', 'indicators', 'issues', 'forex'] as const;
export type MarketTab = (typeof marketTabs)[number];

export type RankingKey = z.infer<typeof rankingKey>;
/** What is traded most comes first; the list by name is the last. */
export const rankingKeys = ['turnover', 'gainers', 'losers', 'volume', 'amplitude', 'all'] as const satisfies readonly (
  | RankingKey
  | 'all'
)[];

export interface MarketView {
  readonly tab: MarketTab;
  readonly sort: Sort | null;
  readonly by: RankingKey | 'all';
  /** Null: every sector. */
  readonly sector: string | null;
  /** The part of a segment that has parts: forex or digital, the kind of notice. Null is the first. */
  readonly kind: string | null;
}

/** Unknown values fall back one by one: links live long. */
export function readView(query: { readonly [K in 'tab' | 'sort' | 'by' | 'sector' | 'kind']?: string }): MarketView {
  return {
    tab: marketTabs.find((key) => key === query.tab) ?? 'watchlist',
    sort: readSort(query.sort),
    by: rankingKeys.find((key) => key === query.by) ?? 'turnover',
    sector: query.sector ?? null,
    kind: query.kind ?? null,
  };
}

/** `tab` is always written, so that an address with a view is told from one without. */
export function writeView({ tab, sort, by, sector, kind }: MarketView): Record<string, string | undefined> {
  return {
    tab,
    sort: writeSort(sort),
    by: by === 'turnover' ? undefined : by,
    sector: sector ?? undefined,
    kind: kind ?? undefined,
  };
}
