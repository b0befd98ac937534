/** A loan as one slip: what is owed of it, what a day costs, its steps, and taking a request back. */
import { Suspense, type ReactNode } from 'react';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { cancelLoan, getLoan, getLoanTerms, listLoans } from '@bahi/contract/loans/calls.ts';
import { formatAmount, formatBusinessDate, formatDateTime } from '@bahi/core/format.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { RequestReason } from '../requests/parts/request-reason.tsx';
import { RequestSlip } from '../requests/parts/request-slip.tsx';
import { RequestSteps } from '../requests/parts/request-steps.tsx';
import { AskSupport } from '../support/parts/ask-link.tsx';
import { SlipRow } from '../ui/slip.tsx';
import type { Tone } from '../ui/status-chip.tsx';
import type { LoanTexts } from './texts.en.ts';
import { loanTexts } from './texts.ts';

export type Loan = NonNullable<OutputOf<typeof getLoanTerms>['current']>;

const tones: Readonly<Record<Loan['state'], Tone>> = {
  pending: 'waiting',
  in_progress: 'info',
  ended: 'success',
  rejected: 'error',
  cancelled: 'ended',
};

export function loanChip({ state, isOverdue }: Loan, t: LoanTexts): { readonly tone: Tone; readonly text: string } {
  return isOverdue ? { tone: 'error', text: t.overdue } : { tone: tones[state], text: t.states[state] };
}

interface LoanSlipProps {
  readonly loan: Loan;
  /** More rows. */
  readonly children?: ReactNode;
}

export function LoanSlip({ loan, children }: LoanSlipProps) {
  const t = useTexts(loanTexts);
  const { id, amount, termDays, ratePercent, state, reason, note, dueDate, waitsUntil, countsFrom, counts, timeline } =
    loan;
  const isEnded = state === 'ended';
  const effect = counts === null ? null : t.effect[isEnded ? 'ended' : 'open'][counts];
  return (
    <RequestSlip
      title={t.loan}
      amount={amount}
      chip={loanChip(loan, t)}
      timeline={<RequestSteps steps={timeline} done={{ paid: t.paidOut }} ahead={{ paid: t.toPayOut }} />}
      entries={[]}
      why={
        reason !== null && (
          <Suspense>
            <RequestReason story={{ key: `loans.${reason}`, params: { amount } }} note={note} />
          </Suspense>
        )
      }
      cancel={
        loan.canCancel
          ? { endpoint: cancelLoan, input: { loan: id }, changes: [getLoanTerms, listLoans, getLoan], words: t.cancel }
          : null
      }
      foot={<AskSupport type="loan" id={id} />}
    >
      {state === 'in_progress' && (
        <>
          <SlipRow label={t.principal} value={formatAmount(loan.principal)} />
          <SlipRow label={t.interest} value={formatAmount(loan.interest)} />
        </>
      )}
      {(state === 'in_progress' || state === 'pending') && (
        <SlipRow label={t.perDay} value={formatAmount(loan.interestPerDay)} note={t.rateNote(ratePercent)} />
      )}
      <SlipRow label={t.term} value={t.days(termDays)} />
      {dueDate !== null && <SlipRow label={t.due} value={formatBusinessDate(dueDate)} />}
      {effect !== null && <SlipRow label={t.scoreEffect} value={effect} note={effectNote()} />}
      {children}
      <SlipRow label={t.number} value={id} />
    </RequestSlip>
  );

  function effectNote(): string | undefined {
    if (counts === 'beside_another') return t.besideAnother[isEnded ? 'ended' : 'open'];
    if (isEnded) return counts === 'too_early' ? t.tooEarly : counts === 'counts' ? t.countsMost : undefined;
    if (countsFrom === null || dueDate === null || counts === 'overdue') return undefined;
    const from = formatBusinessDate(countsFrom);
    if (waitsUntil !== null) return t.countsUntil(from, formatDateTime(waitsUntil, marketZone()));
    return t.countsFrom(from, formatBusinessDate(dueDate));
  }
}
