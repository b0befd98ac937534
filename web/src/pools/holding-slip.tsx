/** Money in a pool as one slip: each figure with how it comes about, what it waits for, its steps, and taking back what has not dealt yet. */
import type { ReactNode } from 'react';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import {
  getPool,
  getPoolHolding,
  getPoolTerms,
  listPoolHoldings,
  takeBackPoolRequest,
} from '@bahi/contract/pools/calls.ts';
import { getSummary } from '@bahi/contract/records/calls.ts';
import { formatAmount, formatBusinessDate, formatDateTime, signOf } from '@bahi/core/format.ts';
import { UNIT_DIGITS } from '@bahi/core/pool.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { ReasonNote } from '../requests/parts/reason-note.tsx';
import { RequestSlip } from '../requests/parts/request-slip.tsx';
import { RequestTimeline } from '../requests/parts/request-timeline.tsx';
import { href } from '../shell/location.ts';
import { Change } from '../ui/change.tsx';
import { SlipRow } from '../ui/slip.tsx';
import { holdingChip, percentOf, type Holding } from './pool-words.ts';
import { poolTexts } from './texts.ts';

/** What a command about one changes. */
export const HOLDING_READS = [listPoolHoldings, getPoolHolding, getPool, getPoolTerms, getSummary] as const;

type Timeline = OutputOf<typeof getPoolHolding>['timeline'];

interface HoldingSlipProps {
  readonly holding: Holding;
  /** As soon as it is read. */
  readonly timeline?: Timeline | undefined;
  /** The page of the pool leads to the record. */
  readonly isOnItsPool?: boolean;
  /** What else can be done about it. */
  readonly foot?: ReactNode;
}

export function HoldingSlip({ holding, timeline, isOnItsPool = false, foot }: HoldingSlipProps) {
  const t = useTexts(poolTexts);
  const { id, pool, state, reason, units, stoppingUnits, dealsAt, canTakeBack, takeBackUntil, waitsFor } = holding;
  const when = (at: number) => formatDateTime(at, marketZone());
  const hasUnits = state === 'in_progress' || state === 'stopping';
  const back = state === 'stopping' ? t.own.stayIn : t.own.takeBack;
  return (
    <RequestSlip
      title={t.own.of(t.strategy[holding.strategy], holding.symbol)}
      chip={holdingChip(holding, t)}
      timeline={timeline !== undefined && <Steps timeline={timeline} />}
      entries={[]}
      why={(reason !== null || waitsFor.length > 0) && <Why holding={holding} />}
      next={
        isOnItsPool
          ? { text: t.own.toRecord, link: href('/home/fllowRecord', { holding: id }) }
          : { text: t.own.toPool, link: href('/home/fllowDetail', { id: pool }) }
      }
      cancel={
        canTakeBack
          ? { endpoint: takeBackPoolRequest, input: { holding: id }, changes: HOLDING_READS, words: back }
          : null
      }
      foot={foot}
    >
      <SlipRow label={t.own.invested} value={formatAmount(holding.invested)} note={t.own.investedNote[noteOf(state)]} />
      {dealsAt !== null && (
        <SlipRow
          label={state === 'waiting' ? t.own.joinsAt : t.own.leavesAt}
          value={when(dealsAt)}
          note={takeBackUntil === null || !canTakeBack ? back.tooLate : back.until(when(takeBackUntil))}
        />
      )}
      {hasUnits && <SlipRow label={t.own.units} value={formatAmount(units, UNIT_DIGITS)} />}
      {signOf(stoppingUnits, UNIT_DIGITS) !== 0 && (
        <SlipRow label={t.own.stopping} value={formatAmount(stoppingUnits, UNIT_DIGITS)} note={t.own.stoppingNote} />
      )}
      {hasUnits && <SlipRow label={t.own.value} value={formatAmount(holding.value)} note={t.own.valueNote} />}
      {(state === 'ended' || signOf(holding.paidOut) !== 0) && (
        <SlipRow label={t.own.paidOut} value={formatAmount(holding.paidOut)} />
      )}
      {(hasUnits || state === 'ended') && <Profit holding={holding} />}
      {(state === 'in_progress' || state === 'waiting') && (
        <>
          <SlipRow
            label={t.ask.stop}
            value={t.own.percent(holding.stopPercent)}
            note={t.sentences([
              t.own.stopNote(formatAmount(holding.stopValue)),
              ...(holding.stopFrom === null ? [] : [t.own.stopFrom(when(holding.stopFrom))]),
            ])}
          />
          <SlipRow
            label={t.ask.lockedUntil}
            value={formatBusinessDate(holding.lockedUntil)}
            {...(state === 'in_progress' && !holding.isLocked ? { note: t.own.unlocked } : {})}
          />
          <SlipRow label={t.ends} value={formatBusinessDate(holding.endsOn)} note={t.endsNote} />
        </>
      )}
      <SlipRow label={t.own.number} value={id} />
    </RequestSlip>
  );
}

function noteOf(state: Holding['state']): 'held' | 'free' | 'paid' {
  if (state === 'waiting') return 'held';
  return state === 'returned' || state === 'taken_back' ? 'free' : 'paid';
}

function Profit({ holding: { profit, profitBps, state } }: { readonly holding: Holding }) {
  const t = useTexts(poolTexts);
  return (
    <SlipRow
      label={t.own.profit}
      value={<Change amount={profit} rate={profitBps === null ? null : percentOf(profitBps)} align="right" />}
      note={state === 'ended' ? t.own.profitEnded : t.own.profitNote}
      isTotal
    />
  );
}

function Why({ holding: { reason, waitsFor } }: { readonly holding: Holding }) {
  const t = useTexts(poolTexts);
  const waits = waitsFor.length === 0 ? null : t.own.waitsFor(waitsFor.join(', '));
  const title = reason === null ? waits : t.own.reasons[reason];
  return <ReasonNote title={title} note={null} {...(reason === null || waits === null ? {} : { body: waits })} />;
}

function Steps({ timeline }: { readonly timeline: Timeline }) {
  const t = useTexts(poolTexts);
  const items = timeline.map(({ step, at, amount, units, valuation, stopPercent }) => {
    const figures = [
      amount === null ? null : formatAmount(amount),
      units === null ? null : t.own.unitsOf(formatAmount(units, UNIT_DIGITS)),
      stopPercent === null ? null : t.own.percent(stopPercent),
      valuation === null ? null : t.own.valuationNumber(valuation),
    ].filter((figure) => figure !== null);
    return {
      key: `${step} ${at} ${valuation ?? ''}`,
      title: t.own.steps[step],
      state: step === 'returned' ? ('failed' as const) : ('done' as const),
      detail: [formatDateTime(at, marketZone()), ...figures].join(' · '),
    };
  });
  return <RequestTimeline label={t.own.timeline} items={items} />;
}
