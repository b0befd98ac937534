/** How much, for how long, and what that costs a day and a year; the fund password is asked last, over a slip of all of it. */
import { useState } from 'react';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getLoanTerms, listLoans, requestLoan } from '@bahi/contract/loans/calls.ts';
import { formatAmount, formatBusinessDate, formatDateTime, formatPrice } from '@bahi/core/format.ts';
import { interestOf, interestThrough } from '@bahi/core/loan.ts';
import { formatMoney, parseMoney } from '@bahi/core/money.ts';
import { useCall } from '../data/use-call.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { useRejected } from '../requests/parts/use-rejected.ts';
import { StepUpSheet } from '../security/parts/step-up-sheet.tsx';
import { useStepUp } from '../security/parts/use-step-up.ts';
import { toast } from '../shell/toast.ts';
import { MoneyInput } from '../ui/money-input.tsx';
import { SegmentsField } from '../ui/segments.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { useForm } from '../ui/use-form.ts';
import { loanFault } from './amounts.ts';
import { loanTexts } from './texts.ts';

type Terms = OutputOf<typeof getLoanTerms>;

const FIELD_OF = {
  'loans.amount_not_whole': 'amount',
  'loans.below_minimum': 'amount',
  'loans.above_limit': 'amount',
} as const;

export function BorrowForm({
  terms,
  blockedBecause,
}: {
  readonly terms: Terms;
  readonly blockedBecause: string | null;
}) {
  const t = useTexts(loanTexts);
  const [termDays, setTermDays] = useState(terms.termDays);
  const chosen = useCall(getLoanTerms, { termDays }).data ?? terms;
  const faults = {
    none: t.enterAmount,
    not_whole: t.notWhole,
    too_little: t.tooLittle(formatAmount(terms.minimum)),
    too_much: t.tooMuch(formatAmount(terms.left)),
  };
  const form = useForm({
    keptAs: 'loan',
    initial: { amount: '' },
    rules: {
      amount(value) {
        const fault = loanFault(value, terms);
        return fault === null ? null : faults[fault];
      },
    },
    onSubmit: ({ amount }) => borrow.ask({ amount, termDays }),
  });
  const borrow = useStepUp(requestLoan, {
    changes: [getLoanTerms, listLoans],
    onDone() {
      form.forget();
      toast(t.sent);
    },
    onRefused: useRejected(form, FIELD_OF),
  });
  const { amount } = form.values;
  const shown = formatAmount(amount);
  const slip = <Cost amount={amount} termDays={termDays} terms={chosen} />;
  return (
    <RequestForm
      form={form}
      command={borrow.command}
      action={amount === '' ? t.ask : t.askAmount(shown)}
      blockedBecause={blockedBecause}
      label={t.borrow}
      className="px-4"
      sheet={
        <StepUpSheet stepUp={borrow} title={t.confirmTitle(shown)} action={t.askAmount(shown)}>
          {slip}
        </StepUpSheet>
      }
    >
      <MoneyInput
        {...form.field('amount')}
        label={t.amount}
        hint={t.limits(formatAmount(terms.minimum), formatAmount(terms.left))}
        unit="INR"
        isRequired
      />
      <SegmentsField
        label={t.term}
        items={terms.terms.map((days) => ({ key: String(days), text: t.days(days) }))}
        value={String(termDays)}
        onChange={(days) => setTermDays(Number(days))}
      />
      {slip}
    </RequestForm>
  );
}

interface CostProps {
  readonly amount: string;
  readonly termDays: number;
  readonly terms: Terms;
}

function Cost({ amount, termDays, terms: { ratePercent, dueDate, promisedBy } }: CostProps) {
  const t = useTexts(loanTexts);
  // Without an amount nothing costs 0.00: it is not known yet.
  const principal = parseMoney(amount);
  const money = (of: (principal: bigint) => bigint) =>
    formatPrice(principal === null ? null : formatMoney(of(principal)));
  return (
    <div className="-mx-4">
      <Slip title={t.cost} hasTitle>
        <SlipRow label={t.rate} value={t.ratePercent(ratePercent)} />
        <SlipRow label={t.perDay} value={money((of) => interestOf(of, ratePercent))} />
        <SlipRow label={t.perYear} value={money((of) => interestOf(of, ratePercent) * 365n)} />
        <SlipRow label={t.due} value={formatBusinessDate(dueDate)} />
        <SlipRow label={t.decision} value={formatDateTime(promisedBy, marketZone())} />
        <SlipRow
          label={t.total(termDays)}
          value={money((of) => interestThrough(of, ratePercent, termDays))}
          note={t.totalNote}
          isTotal
        />
      </Slip>
    </div>
  );
}
