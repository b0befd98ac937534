/** Amount, destination, fee and the promise of arrival; the fund password is asked last, over a slip of all of it. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { createWithdrawal, getWithdrawalTerms, listWithdrawals } from '@bahi/contract/withdrawals/calls.ts';
import { formatAmount, formatDateTime, signOf } from '@bahi/core/format.ts';
import { serverNow } from '../data/clock.ts';
import { hoursOf } from '../data/hours.ts';
import { marketZone } from '../data/zone.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { useRejected } from '../requests/parts/use-rejected.ts';
import { toast } from '../shell/toast.ts';
import { Button } from '../ui/button.tsx';
import { MoneyInput } from '../ui/money-input.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { StepUpSheet } from '../security/parts/step-up-sheet.tsx';
import { useForm } from '../ui/use-form.ts';
import { useStepUp } from '../security/parts/use-step-up.ts';
import { amountFault, needsTwo, received, wholeAmount } from './amount.ts';
import { choicesOf, type Destinations } from './destination-choices.ts';
import { DestinationPicker } from './destination-picker.tsx';
import { fieldOf, mainRefusal } from './refusals.ts';
import { withdrawalTexts } from './texts.ts';

type Terms = OutputOf<typeof getWithdrawalTerms>;

export function WithdrawForm(props: { readonly terms: Terms; readonly destinations: Destinations }) {
  const { terms, destinations } = props;
  const t = useTexts(withdrawalTexts);
  const text = useRefusalText();
  const choices = choicesOf(destinations, serverNow());
  const hasNone = choices.length === 0;
  const amounts = {
    none: t.enterAmount,
    too_little: t.tooLittle(formatAmount(terms.minimum)),
    too_much: t.tooMuch(formatAmount(terms.maximum)),
    not_enough: t.notEnough(formatAmount(terms.withdrawable)),
  };
  const form = useForm({
    keptAs: 'withdrawal',
    initial: { amount: '', destination: choices[0]?.id ?? '' },
    rules: {
      amount(value) {
        const fault = amountFault(value, terms);
        return fault === null ? null : amounts[fault];
      },
      destination(value) {
        const chosen = choices.find(({ id }) => id === value);
        if (chosen === undefined) return hasNone ? t.noDestination : t.chooseDestination;
        return chosen.usableFrom === null ? null : t.usableFrom(formatDateTime(chosen.usableFrom, marketZone()));
      },
    },
    onSubmit: (values) => withdraw.ask(values),
  });
  const withdraw = useStepUp(createWithdrawal, {
    changes: [getWithdrawalTerms, listWithdrawals],
    onDone() {
      form.forget();
      toast(t.sent);
    },
    onRefused: useRejected(form, fieldOf),
  });
  const { amount, destination } = form.values;
  const shown = formatAmount(amount);
  const closed = mainRefusal(terms.gates);
  const isTwo = needsTwo(amount, terms.twoPersonFrom);
  const isBeforeHours = terms.gates.some(({ gate, isOpen }) => gate === 'window' && !isOpen);
  const zone = marketZone();
  const latest = formatDateTime(terms.latestBy, zone);
  const promise = (
    <SlipRow
      label={t.arrives}
      value={t.usually(formatDateTime(terms.usuallyBy, zone))}
      note={isBeforeHours ? t.latestFromOpening(latest, formatDateTime(terms.from, zone)) : t.latest(latest)}
    />
  );
  const money = (
    <>
      <SlipRow label={t.fee} value={signOf(terms.fee) === 0 ? t.noFee : formatAmount(terms.fee)} />
      <SlipRow label={t.receive} value={formatAmount(received(amount, terms.fee))} isTotal />
    </>
  );
  return (
    <RequestForm
      form={form}
      command={withdraw.command}
      action={amount === '' ? t.send : t.sendAmount(shown)}
      blockedBecause={closed && (hasNone && closed.code === 'destinations.unknown' ? t.noDestination : text(closed))}
      className="px-4"
      sheet={
        <StepUpSheet stepUp={withdraw} title={t.confirmTitle(shown)} action={t.sendAmount(shown)}>
          <div className="-mx-4">
            <Slip title={t.confirmTitle(shown)} tone="sunk">
              <SlipRow label={t.to} value={choices.find(({ id }) => id === destination)?.name ?? ''} />
              {promise}
              {money}
            </Slip>
          </div>
        </StepUpSheet>
      }
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <MoneyInput
            {...form.field('amount')}
            label={t.amount}
            hint={t.limits(formatAmount(terms.minimum), formatAmount(terms.maximum))}
            unit="INR"
            isRequired
          />
        </div>
        <div className="pt-5.5">
          <Button variant="soft" label={t.allLabel} onClick={() => form.set('amount', wholeAmount(terms))}>
            {t.all}
          </Button>
        </div>
      </div>
      <DestinationPicker
        id="field-destination"
        choices={choices}
        value={form.values.destination}
        error={form.errors.destination ?? null}
        onChange={(id) => form.set('destination', id)}
      />
      <div className="-mx-4">
        <Slip title={t.terms}>
          <SlipRow label={t.hours} value={hoursOf(terms)} />
          {promise}
          {money}
        </Slip>
      </div>
      {isTwo && (
        <Nudge tone="info">
          {Number(terms.twoPersonFrom) > 0 ? t.twoPeople(formatAmount(terms.twoPersonFrom)) : t.twoPeopleToday}
        </Nudge>
      )}
    </RequestForm>
  );
}
