/** A pledge as one slip: what is owed of what value, what a day costs, its steps, and taking a request back. */
import { Suspense, type ReactNode } from 'react';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { cancelPledge, getPledge, getPledgeTerms, listPledges } from '@bahi/contract/pledges/calls.ts';
import { formatAmount, formatBusinessDate } from '@bahi/core/format.ts';
import { useTexts } from '../../i18n/texts.ts';
import { RequestReason } from '../../requests/parts/request-reason.tsx';
import { RequestSlip } from '../../requests/parts/request-slip.tsx';
import { RequestSteps } from '../../requests/parts/request-steps.tsx';
import { SlipRow } from '../../ui/slip.tsx';
import type { Tone } from '../../ui/status-chip.tsx';
import type { PledgeTexts } from './texts.en.ts';
import { pledgeTexts } from './texts.ts';

export type Pledge = OutputOf<typeof getPledgeTerms>['standing'][number];

const tones: Readonly<Record<Pledge['state'], Tone>> = {
  pending: 'waiting',
  lending: 'info',
  finished: 'success',
  rejected: 'error',
  cancelled: 'ended',
};

export function pledgeChip({ state, outcome, isOverdue }: Pledge, t: PledgeTexts): { tone: Tone; text: string } {
  if (isOverdue) return { tone: 'error', text: t.overdue };
  return { tone: tones[state], text: outcome === null ? t.states[state] : t.outcomes[outcome] };
}

/** Basis points as percent, without an empty fraction. */
export function percentOf(bps: number): string {
  return String(Math.floor(bps / 10) / 10);
}

export function PledgeSlip({ pledge, children }: { readonly pledge: Pledge; readonly children?: ReactNode }) {
  const t = useTexts(pledgeTexts);
  const { id, symbol, amount, state, reason, note, dueDate, timeline, value, owedBps } = pledge;
  const isOpen = state === 'lending';
  return (
    <RequestSlip
      title={t.holdingText({ symbol, lots: pledge.lots })}
      amount={amount}
      chip={pledgeChip(pledge, t)}
      timeline={<RequestSteps steps={timeline} done={{ paid: t.paidOut }} ahead={{ paid: t.toPayOut }} />}
      entries={[]}
      why={
        reason !== null && (
          <Suspense>
            <RequestReason story={{ key: `pledges.${reason}`, params: { amount, symbol } }} note={note} />
          </Suspense>
        )
      }
      cancel={
        pledge.canCancel
          ? {
              endpoint: cancelPledge,
              input: { pledge: id },
              changes: [getPledgeTerms, listPledges, getPledge],
              words: t.cancel,
            }
          : null
      }
    >
      {isOpen && (
        <>
          <SlipRow label={t.principal} value={formatAmount(pledge.principal)} />
          <SlipRow label={t.interest} value={formatAmount(pledge.interest)} />
        </>
      )}
      {pledge.pledged > 0 && <SlipRow label={t.pledged} value={t.shares(pledge.pledged)} />}
      {value !== null && <SlipRow label={t.value} value={formatAmount(value)} />}
      {isOpen && owedBps !== null && <SlipRow label={t.ofValue} value={t.percent(percentOf(owedBps))} />}
      {(isOpen || state === 'pending') && (
        <SlipRow
          label={t.perDay}
          value={formatAmount(pledge.interestPerDay)}
          note={`${t.rate} ${t.percent(pledge.ratePercent)}`}
        />
      )}
      <SlipRow label={t.term} value={t.days(pledge.termDays)} />
      {dueDate !== null && <SlipRow label={t.due} value={formatBusinessDate(dueDate)} />}
      {isOpen && !pledge.isOverdue && pledge.countsFrom !== null && (
        <SlipRow label={t.score} value={<>{t.counts(formatBusinessDate(pledge.countsFrom))}</>} note={t.countsNote} />
      )}
      {pledge.soldShares > 0 && <SlipRow label={t.sold} value={t.shares(pledge.soldShares)} />}
      {children}
      <SlipRow label={t.number} value={id} />
    </RequestSlip>
  );
}
