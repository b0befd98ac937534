/** Repaying any part of what is owed, at any time. */
import { getPledge, getPledgeTerms, listPledgeLines, listPledges, repayPledge } from '@bahi/contract/pledges/calls.ts';
import { getSummary } from '@bahi/contract/records/calls.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { useCommand } from '../../data/use-command.ts';
import { useTexts } from '../../i18n/texts.ts';
import { RequestForm } from '../../requests/parts/request-form.tsx';
import { useRejected } from '../../requests/parts/use-rejected.ts';
import { toast } from '../../shell/toast.ts';
import { Button } from '../../ui/button.tsx';
import { MoneyInput } from '../../ui/money-input.tsx';
import { useForm } from '../../ui/use-form.ts';
import { mostToRepay, repaymentFault, sumOf } from '../../loans/parts/repayment.ts';
import type { Pledge } from './pledge-slip.tsx';
import { pledgeTexts } from './texts.ts';

const FIELD_OF = {
  'pledges.repay_nothing': 'amount',
  'pledges.repay_above_owed': 'amount',
  'pledges.insufficient': 'amount',
} as const;

export function RepayForm({ pledge, available }: { readonly pledge: Pledge; readonly available: string }) {
  const t = useTexts(pledgeTexts);
  const limits = { owed: sumOf(pledge.principal, pledge.interest), available };
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
    onSubmit: ({ amount }) => command.send({ pledge: pledge.id, amount }),
  });
  const command = useCommand(repayPledge, {
    keepAs: `repay-pledge-${pledge.id}`,
    changes: [getPledgeTerms, listPledges, getPledge, listPledgeLines, getSummary],
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
            hint={t.available(formatAmount(available))}
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
