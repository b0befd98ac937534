/** The amount of a deposit with what is published about it: limits, hours, fee, how soon it is credited, one at a time. */
import { listDeposits, type getDepositTerms } from '@bahi/contract/deposits/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { hoursOf } from '../data/hours.ts';
import { useCall } from '../data/use-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { go, setQuery } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { MoneyInput } from '../ui/money-input.tsx';
import { Segments } from '../ui/segments.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { useForm } from '../ui/use-form.ts';
import { amountFault, isSameAmount, offeredAmounts } from './amounts.ts';
import { ClosedNote } from './closed-note.tsx';
import { depositTexts } from './texts.ts';
import { WayOut } from './way-out.tsx';

type Terms = OutputOf<typeof getDepositTerms>;

export function AmountForm({ terms }: { readonly terms: Terms }) {
  const t = useTexts(depositTexts);
  const credited = useCall(listDeposits, { status: 'credited', page: 1, pageSize: 1 });
  const { amount: given = '' } = useQuery('/information/recharge');
  const limits = { minimum: formatAmount(terms.minimum), maximum: formatAmount(terms.maximum) };
  const faults = { none: t.enterAmount, too_little: t.tooLittle(limits.minimum), too_much: t.tooMuch(limits.maximum) };
  const form = useForm({
    keptAs: `deposit-${given}`,
    initial: { amount: given },
    rules: {
      amount(value) {
        const fault = amountFault(value, terms);
        return fault === null ? null : faults[fault];
      },
    },
    onSubmit({ amount }) {
      // Back leads here with the amount still in its field: from now on the address has it.
      form.forget();
      setQuery({ amount });
      go('/information/rechargeChannel', { amount });
    },
  });
  const offered = offeredAmounts(terms).map((amount) => ({ key: amount, text: formatAmount(amount, 0) }));
  const pressed = offered.find(({ key }) => isSameAmount(key, form.values.amount))?.key ?? '';
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4 px-4 pt-2">
      <ErrorSummary form={form} />
      {!terms.isOpen && <ClosedNote terms={terms} />}
      <MoneyInput
        {...form.field('amount')}
        label={t.amount}
        hint={t.limits(limits.minimum, limits.maximum)}
        unit="INR"
        isRequired
      />
      {offered.length > 0 && (
        <div className="-mx-4">
          <Segments
            look="chips"
            kind="radio"
            label={t.chips}
            items={offered}
            value={pressed}
            onChange={(amount) => form.set('amount', amount)}
          />
        </div>
      )}
      <div className="-mx-4">
        <Slip title={t.rules}>
          <SlipRow label={t.hours} value={hoursOf(terms)} />
          <SlipRow label={t.fee} value={t.noFee} />
          <SlipRow label={t.credited} value={t.creditedIn(terms.promiseMinutes)} />
          <SlipRow label={t.onePending} value="" note={t.onePendingNote} />
        </Slip>
      </div>
      <Button type="submit" isWide>
        {t.next}
      </Button>
      {/* Last: it comes late and is long, and the button must neither move under the finger nor lie below the window. */}
      <WayOut isOpen={(credited.data?.total ?? 0) === 0} />
    </form>
  );
}
