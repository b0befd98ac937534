/** Repaying any part of what is owed on a loan or a pledge, at any time. */
import type { InputOf } from '@bahi/contract/endpoint.ts';
import { getSummary } from '@bahi/contract/records/calls.ts';
import { formatAmount } from '@bahi/core/format.ts';
import type { AnyEndpoint } from '../../data/query-client.ts';
import { useCommand } from '../../data/use-command.ts';
import { useTexts } from '../../i18n/texts.ts';
import { RequestForm } from '../../requests/parts/request-form.tsx';
import { useRejected } from '../../requests/parts/use-rejected.ts';
import { toast } from '../../shell/toast.ts';
import { Button } from '../../ui/button.tsx';
import { MoneyInput } from '../../ui/money-input.tsx';
import { useForm } from '../../ui/use-form.ts';
import { mostToRepay, repaymentFault, sumOf } from './repayment.ts';
import { repayTexts } from './repay-texts.ts';

interface RepayFormProps<E extends AnyEndpoint> {
  readonly endpoint: E;
  readonly inputOf: (amount: string) => InputOf<E>;
  readonly keepAs: string;
  readonly changes: readonly AnyEndpoint[];
  /** Whose refusals they are. */
  readonly domain: 'loans' | 'pledges';
  readonly debt: { readonly principal: string; readonly interest: string };
  readonly available: string;
  /** What it is paid on first. */
  readonly note: string;
}

export function RepayForm<E extends AnyEndpoint>(props: RepayFormProps<E>) {
  const { endpoint, inputOf, keepAs, changes, domain, debt, available, note } = props;
  const t = useTexts(repayTexts);
  const limits = { owed: sumOf(debt.principal, debt.interest), available };
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
    onSubmit: ({ amount }) => command.send(inputOf(amount)),
  });
  const command = useCommand(endpoint, {
    keepAs,
    changes: [...changes, getSummary],
    onDone() {
      form.reset();
      toast(t.repaid);
    },
    onRefused: useRejected(form, {
      [`${domain}.repay_nothing`]: 'amount',
      [`${domain}.repay_above_owed`]: 'amount',
      [`${domain}.insufficient`]: 'amount',
    }),
  });
  const { amount } = form.values;
  return (
    <RequestForm
      form={form}
      command={command}
      action={amount === '' ? t.repay : t.repaySome(formatAmount(amount))}
      label={t.repay}
      className="px-4"
      foot={<p className="text-small text-ink-2">{note}</p>}
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
