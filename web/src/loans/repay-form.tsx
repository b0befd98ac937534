/** Repaying any part of what is owed, at any time. */
import { getLoan, getLoanTerms, listLoanLines, listLoans, repayLoan } from '@bahi/contract/loans/calls.ts';
import { getSummary } from '@bahi/contract/records/calls.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { useCommand } from '../data/use-command.ts';
import { useTexts } from '../i18n/texts.ts';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { useRejected } from '../requests/parts/use-rejected.ts';
import { toast } from '../shell/toast.ts';
import { Button } from '../ui/button.tsx';
import { MoneyInput } from '../ui/money-input.tsx';
import { useForm } from '../ui/use-form.ts';
import { mostToRepay, repaymentFault, sumOf } from './parts/repayment.ts';
import type { Loan } from './loan-slip.tsx';
import { loanTexts } from './texts.ts';

const FIELD_OF = {
  'loans.repay_nothing': 'amount',
  'loans.repay_above_owed': 'amount',
  'loans.insufficient': 'amount',
} as const;

export function RepayForm({ loan, available }: { readonly loan: Loan; readonly available: string }) {
  const t = useTexts(loanTexts);
  const limits = { owed: sumOf(loan.principal, loan.interest), available };
  const faults = {
    none: t.noAmount,
    above_owed: t.aboveOwed(formatAmount(limits.owed)),
    not_enough: t.notEnough(formatAmount(available)),
  };
  const form = useForm({
    initial: { amount: '' },
    rules: {
      amount(value) {
        const fault = repaymentFault(value, limits);
        return fault === null ? null : faults[fault];
      },
    },
    onSubmit: ({ amount }) => command.send({ loan: loan.id, amount }),
  });
  const command = useCommand(repayLoan, {
    keepAs: `repay-${loan.id}`,
    changes: [getLoanTerms, listLoans, getLoan, listLoanLines, getSummary],
    onDone() {
      form.reset();
      toast(t.repaid);
    },
    onRefused: useRejected(form, FIELD_OF),
  });
  const { amount } = form.values;
  return (
    <RequestForm
      form={form}
      command={command}
      action={amount === '' ? t.repay : t.repaySome(formatAmount(amount))}
      label={t.repay}
      className="px-4"
      foot={<p className="text-small text-ink-2">{t.interestFirst}</p>}
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <MoneyInput
            {...form.field('amount')}
            label={t.repayAmount}
            hint={t.repayHint(formatAmount(available))}
            unit="INR"
            isRequired
          />
        </div>
        <div className="pt-5.5">
          <Button variant="soft" label={t.allLabel} onClick={() => form.set('amount', mostToRepay(limits))}>
            {t.all}
          </Button>
        </div>
      </div>
    </RequestForm>
  );
}
