/**
 * Amount, destination, fee and the promise of arrival; the fund password is asked last, over a slip of all of it. To a wallet the quote of its
 * payout in USDT is part of that slip, and named by the request.
 */
import { useEffect } from 'react';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import {
  createWithdrawal,
  getWithdrawalTerms,
  listWithdrawals,
  quoteWithdrawal,
} from '@bahi/contract/withdrawals/calls.ts';
import { formatAmount, formatDateTime, signOf } from '@bahi/core/format.ts';
import { serverNow } from '../data/clock.ts';
import { hoursOf } from '../data/hours.ts';
import { useConnection } from '../data/stream.ts';
import { useQuote } from '../data/use-quote.ts';
import { useSettled } from '../data/use-settled.ts';
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
import { PayoutRows } from './parts/payout-rows.tsx';
import { NoPayout, type PayoutQuote } from './payout-part.tsx';
import { payoutTexts } from './payout-texts.ts';
import { fieldOf, mainRefusal } from './refusals.ts';
import { withdrawalTexts } from './texts.ts';

type Terms = OutputOf<typeof getWithdrawalTerms>;

export function WithdrawForm(props: { readonly terms: Terms; readonly destinations: Destinations }) {
  const { terms, destinations } = props;
  const t = useTexts(withdrawalTexts);
  const p = useTexts(payoutTexts);
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
        if (chosen.isWallet && !destinations.areWalletsPaid) return t.inrOnly;
        return chosen.usableFrom === null ? null : t.usableFrom(formatDateTime(chosen.usableFrom, marketZone()));
      },
    },
    onSubmit(values) {
      if (isToWallet && quote === undefined) return form.reject({}, payout.isOver ? p.over : p.notYet);
      withdraw.ask({ ...values, ...named(quote) });
    },
  });
  const rejected = useRejected(form, fieldOf);
  const withdraw = useStepUp(createWithdrawal, {
    changes: [getWithdrawalTerms, listWithdrawals],
    onDone() {
      form.forget();
      toast(t.sent);
    },
    onRefused(refusal, message) {
      rejected(refusal, message);
      payout.retry();
    },
  });
  const { amount, destination } = form.values;
  const chosen = choices.find(({ id }) => id === destination);
  const isToWallet = (chosen?.isWallet ?? false) && destinations.areWalletsPaid;
  const isTyped = isToWallet && amountFault(amount, terms) === null;
  const { settled, isSettled } = useSettled({ destination, amount: isTyped ? amount : null });
  const { isAsking, ask, command } = withdraw;
  const { isOnline } = useConnection();
  const state = useQuote(
    quoteWithdrawal,
    { destination, amount: settled.amount ?? '0' },
    { isAskable: isTyped && settled.amount !== null && isOnline, isPaused: command.isBusy },
  );
  const payout = isSettled ? state : { ...state, quote: undefined, isOver: false };
  const quote = payout.isOver ? undefined : payout.quote;
  useEffect(() => {
    // What the open sheet shows is what its button sends.
    if (isAsking && !command.isBusy && quote !== undefined) ask({ amount, destination, ...named(quote) });
  }, [isAsking, command.isBusy, quote, ask, amount, destination]);
  const shown = formatAmount(amount);
  const closed = mainRefusal(terms.gates);
  const isTwo = needsTwo(amount, terms.twoPersonFrom);
  const isBeforeHours = terms.gates.some(({ gate, isOpen }) => gate === 'window' && !isOpen);
  const zone = marketZone();
  const latest = formatDateTime(terms.latestBy, zone);
  // Nothing arrives where nothing can be sent yet.
  const promise = chosen !== undefined && chosen.usableFrom === null && (
    <SlipRow
      label={t.arrives}
      value={t.usually(formatDateTime(terms.usuallyBy, zone))}
      note={isBeforeHours ? t.latestFromOpening(latest, formatDateTime(terms.from, zone)) : t.latest(latest)}
    />
  );
  const money = (
    <>
      <SlipRow label={t.fee} value={signOf(terms.fee) === 0 ? t.noFee : formatAmount(terms.fee)} />
      {!isToWallet && <SlipRow label={t.receive} value={t.inr(formatAmount(received(amount, terms.fee)))} isTotal />}
      {quote !== undefined && <PayoutRows payout={quote} validUntil={quote.validUntil} />}
    </>
  );
  const noPayout = isToWallet && quote === undefined && <NoPayout {...payout} hasAmount={isTyped} />;
  return (
    <RequestForm
      form={form}
      command={command}
      action={amount === '' ? t.send : t.sendAmount(shown)}
      blockedBecause={closed && (hasNone && closed.code === 'destinations.unknown' ? t.noDestination : text(closed))}
      className="px-4"
      sheet={
        <StepUpSheet stepUp={withdraw} title={t.confirmTitle(shown)} action={t.sendAmount(shown)}>
          <div className="-mx-4">
            <Slip title={t.confirmTitle(shown)} tone="sunk" foot={noPayout}>
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
        areWalletsPaid={destinations.areWalletsPaid}
        value={form.values.destination}
        error={form.errors.destination ?? null}
        onChange={(id) => form.set('destination', id)}
      />
      <div className="-mx-4">
        <Slip title={t.terms} foot={noPayout}>
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

function named(quote: PayoutQuote | undefined): { readonly quote?: string } {
  return quote === undefined ? {} : { quote: quote.quote };
}
