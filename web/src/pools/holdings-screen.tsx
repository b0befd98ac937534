/** home/fllowRecord: own money in pools, in progress or ended, newest first; pressed, each opens into its slip with what can be done about it. */
import { getPoolHolding, listPoolHoldings } from '@bahi/contract/pools/calls.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { useCall } from '../data/use-call.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { ID } from '../offerings/parts/unknown.ts';
import { RequestList } from '../requests/parts/request-list.tsx';
import { RequestRow } from '../requests/parts/request-row.tsx';
import { href, setQuery } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Segments } from '../ui/segments.tsx';
import { HoldingActions } from './holding-actions.tsx';
import { HoldingSlip } from './holding-slip.tsx';
import { holdingChip, type Holding } from './pool-words.ts';
import { poolTexts } from './texts.ts';
import { ValuationCheck } from './valuation-check.tsx';

const tabs = ['in_progress', 'ended'] as const;

export default function HoldingsScreen() {
  const t = useTexts(poolTexts);
  const query = useQuery('/home/fllowRecord');
  const { holding } = query;
  const isNamed = holding !== undefined && ID.test(holding);
  const named = useCall(
    getPoolHolding,
    { holding: holding ?? '' },
    { enabled: isNamed, refetchMs: WAITING_REFETCH_MS },
  );
  const own = named.data === undefined ? undefined : listOf(named.data);
  const tab = tabs.find((one) => one === query.tab) ?? own ?? 'in_progress';
  const list = usePagedCall(listPoolHoldings, { list: tab }, { refetchMs: WAITING_REFETCH_MS });
  return (
    <Screen
      title={t.recordsTitle}
      isNarrow
      subBar={
        <Segments
          label={t.own.sections}
          look="line"
          items={tabs.map((key) => ({ key, text: t.own.tabs[key] }))}
          value={tab}
          onChange={(next) => setQuery({ tab: next, holding: undefined })}
        />
      }
    >
      <div role="tabpanel" aria-label={t.own.tabs[tab]}>
        <RequestList
          list={list}
          opened={own === tab ? named.data : undefined}
          row={(row) => <HoldingRow key={row.id} holding={row} isOpenAtFirst={row.id === holding} />}
          empty={
            <EmptyState link={href('/home/fllow')} action={t.toPools}>
              {t.own.empty[tab]}
            </EmptyState>
          }
        />
      </div>
    </Screen>
  );
}

function listOf({ state }: Pick<Holding, 'state'>): (typeof tabs)[number] {
  return state === 'waiting' || state === 'in_progress' || state === 'stopping' ? 'in_progress' : 'ended';
}

/** What it is worth, or what came of it. */
function amountOf({ state, value, paidOut, invested }: Holding): string {
  return state === 'ended' ? paidOut : (value ?? invested);
}

function HoldingRow({ holding, isOpenAtFirst }: { readonly holding: Holding; readonly isOpenAtFirst: boolean }) {
  const t = useTexts(poolTexts);
  return (
    <RequestRow
      title={t.own.of(t.strategy[holding.strategy], holding.symbol)}
      amount={formatAmount(amountOf(holding))}
      at={holding.createdAt}
      chip={holdingChip(holding, t)}
      isOpenAtFirst={isOpenAtFirst}
    >
      <Detail holding={holding} />
    </RequestRow>
  );
}

function Detail({ holding }: { readonly holding: Holding }) {
  const { timeline } = useCall(getPoolHolding, { holding: holding.id }, { refetchMs: WAITING_REFETCH_MS }).data ?? {};
  const settled = (timeline ?? []).filter(({ valuation }) => valuation !== null);
  return (
    <div className="flex flex-col gap-5">
      <HoldingSlip
        holding={holding}
        timeline={timeline}
        foot={holding.state === 'in_progress' && <HoldingActions key={holding.stopPercent} holding={holding} />}
      />
      {settled.length > 0 && <ValuationCheck pool={holding.pool} own={settled} />}
    </div>
  );
}
