/** Own applications, newest first: what waits for its result, what was won, whose money came back. */
import type { ReactNode } from 'react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { listSubscriptions } from '@bahi/contract/new-shares/calls.ts';
import { formatAmount, formatDate, formatDateTime } from '@bahi/core/format.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import { useServerNow } from '../data/clock.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { href, setQuery } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Num } from '../ui/num.tsx';
import { Segments } from '../ui/segments.tsx';
import { RecordChip } from './record-chip.tsx';
import { figureOf, isUnpaid, type Step, type Subscription } from './record.ts';
import { REFETCH_MS } from './record-reads.ts';
import { recordTexts } from './record-texts.ts';

const tabs = ['applied', 'won', 'refunded'] as const;
type Tab = (typeof tabs)[number];

export function RecordList() {
  const t = useTexts(recordTexts);
  const query = useQuery('/home/newStockRecord');
  const tab = tabs.find((one) => one === query.tab) ?? 'applied';
  return (
    <Screen
      title={t.title}
      hasThread
      subBar={
        <Segments
          label={t.tabsLabel}
          look="line"
          items={tabs.map((key) => ({ key, text: t.tabs[key] }))}
          value={tab}
          onChange={(next) => setQuery({ tab: next })}
        />
      }
    >
      <div role="tabpanel" aria-label={t.tabs[tab]}>
        <Applications key={tab} tab={tab} />
      </div>
    </Screen>
  );
}

function Applications({ tab }: { readonly tab: Tab }) {
  const t = useTexts(recordTexts);
  const list = usePagedCall(listSubscriptions, { segment: tab }, { refetchMs: REFETCH_MS });
  const empty = (
    <EmptyState link={href('/home/newStock')} action={t.toOffers}>
      {t.empty[tab]}
    </EmptyState>
  );
  return (
    <Loaded from={list} empty={empty}>
      {(rows) => (
        <>
          <ul aria-label={t.tabs[tab]} className="border-b border-line">
            {rows.map((row) => (
              <li key={row.id}>
                <Row subscription={row} tab={tab} />
              </li>
            ))}
          </ul>
          <LoadMore from={list} />
        </>
      )}
    </Loaded>
  );
}

function Row({ subscription, tab }: { readonly subscription: Subscription; readonly tab: Tab }) {
  const t = useTexts(recordTexts);
  const { id, name, lots, wonLots, bid } = subscription;
  const { kind, amount } = figureOf(subscription);
  return (
    <a
      href={href('/home/newStockRecord', { tab, subscription: id })}
      className="flex w-full items-center gap-2 border-t border-line bg-surface px-4 py-3 focus-visible:-outline-offset-2"
    >
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 font-semibold">{name}</span>
          {kind !== 'none' && (
            <span className="max-w-[50%] min-w-0 shrink-0 font-semibold">
              <Num align="right">{formatAmount(amount)}</Num>
            </span>
          )}
        </span>
        <span className="flex items-baseline justify-between gap-3 text-small text-ink-2">
          <span className="min-w-0">
            {wonLots === null || wonLots === 0 ? t.appliedFor(lots) : t.wonOf(wonLots, lots, bid !== null)}
          </span>
          <span className="shrink-0">{t.figure[kind]}</span>
        </span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-0.5 text-small text-ink-2">
          <RecordChip subscription={subscription} />
          <Next subscription={subscription} />
        </span>
      </span>
      <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-ink-3" />
    </a>
  );
}

/** What comes next, and when. */
function Next({ subscription }: { readonly subscription: Subscription }): ReactNode {
  const t = useTexts(recordTexts);
  const now = useServerNow();
  const step = subscription.timeline.find(({ state }) => state === 'now');
  if (step === undefined || step.at === null || isUnpaid(subscription)) return null;
  const word = wordOf(step.step, t);
  if (word === null) return null;
  const isDay = step.step === 'allotted' || step.step === 'listed';
  return (
    <span className="num">
      {word}{' '}
      {isDay || step.at < now || step.at - now > DAY_MS ? (
        isDay ? (
          formatDate(step.at, marketZone())
        ) : (
          formatDateTime(step.at, marketZone())
        )
      ) : (
        <Countdown to={step.at} />
      )}
    </span>
  );
}

function wordOf(step: Step['step'], { next }: { readonly next: Readonly<Record<string, string>> }): string | null {
  return next[step] ?? null;
}
