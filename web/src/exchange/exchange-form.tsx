/** Two currencies and two amounts, either of which may be the one that is typed; the other follows from the quote. */
import { useEffect } from 'react';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { currencies, exchangeMoney, listBalances, listExchanges } from '@bahi/contract/exchange/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getSummary, listRecords } from '@bahi/contract/records/calls.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { CURRENCY_DIGITS, type Currency } from '@bahi/core/money.ts';
import { useConnection } from '../data/stream.ts';
import { useTexts } from '../i18n/texts.ts';
import { useQuery } from '../shell/pane.tsx';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { useRejected } from '../requests/parts/use-rejected.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { StepUpSheet } from '../security/parts/step-up-sheet.tsx';
import { useForm } from '../ui/use-form.ts';
import { useStepUp } from '../security/parts/use-step-up.ts';
import { fitAmount, paidAmount, readAmount, shortBy } from './amounts.ts';
import { moneyText } from './money-text.ts';
import { QuotePart } from './quote-part.tsx';
import { QuoteSlip } from './quote-slip.tsx';
import { SideFields } from './side-fields.tsx';
import { exchangeTexts } from './texts.ts';
import { useExchangeQuote } from './use-exchange-quote.ts';

/** Which field a refusal belongs beside. */
const fieldOf = { 'exchange.insufficient': 'amount', 'exchange.amount_too_small': 'amount' } as const;

interface ExchangeFormProps {
  readonly balances: OutputOf<typeof listBalances>;
  readonly onDone: (made: OutputOf<typeof exchangeMoney>) => void;
}

export function ExchangeForm({ balances, onDone }: ExchangeFormProps) {
  const t = useTexts(exchangeTexts);
  const { isOnline } = useConnection();
  const query = useQuery('/information/exChange');
  const start = startOf(query);
  const form = useForm({
    keptAs: `exchange-${start.from}-${start.to}`,
    initial: start,
    rules: {
      amount: (value, all) => (readAmount(value, currencyOf(all[all.fixed])) === null ? t.enterAmount : null),
      to: (value, all) => (value === all.from ? t.sameCurrency : null),
    },
    onSubmit() {
      if (quote === undefined) return form.reject({}, t.noQuoteYet);
      const missing = shortBy(quote.pays, available, from);
      if (missing !== null) return form.reject({ amount: t.short(formatAmount(missing, CURRENCY_DIGITS[from]), from) });
      exchanging.ask({ quote: quote.quote });
    },
  });
  const { fixed } = form.values;
  const [from, to] = [currencyOf(form.values.from), currencyOf(form.values.to)];
  const { available = '0', receivable = '0' } = balances.find(({ currency }) => currency === from) ?? {};
  const typed = readAmount(form.values.amount, fixed === 'from' ? from : to);
  const rejected = useRejected(form, fieldOf);
  const exchanging = useStepUp(exchangeMoney, {
    changes: [listBalances, listExchanges, getSummary, listRecords],
    onDone(made) {
      form.forget();
      onDone(made);
    },
    onRefused(refusal, message) {
      rejected(refusal, message);
      retry();
    },
  });
  const { isBusy } = exchanging.command;
  const wanted = { from, to, amount: isOnline ? typed : null, fixed };
  const { quote, failure, retry } = useExchangeQuote(wanted, { isPaused: isBusy });
  const paid = paidAmount(wanted.amount, fixed, quote);
  const words = paid === null ? t.exchange : t.exchangeAmount(moneyText(paid, from));
  const { isAsking, ask } = exchanging;
  useEffect(() => {
    // What the open sheet shows is what its button sends.
    if (isAsking && !isBusy && quote !== undefined) ask({ quote: quote.quote });
  }, [isAsking, isBusy, quote, ask]);

  const type = (side: Side, value: string) => {
    form.set('fixed', side);
    form.set('amount', value);
  };
  const choose = (side: Side, currency: Currency) => {
    form.set(side, currency);
    // Its rule is about the two of them.
    form.set('to', side === 'to' ? currency : to);
    form.set('amount', fitAmount(form.values.amount, side === fixed ? currency : fixed === 'from' ? from : to));
  };
  const swap = () => {
    form.set('from', to);
    form.set('to', from);
    // The amount stays with the side it was typed on.
    form.set('amount', fitAmount(form.values.amount, fixed === 'from' ? to : from));
  };
  const amountOf = (side: Side) => {
    if (side === fixed) return form.values.amount;
    return (side === 'from' ? quote?.pays : quote?.gets) ?? '';
  };
  const problem = (side: Side) => (side === fixed ? form.errors.amount : null) ?? null;
  const amountId = (side: Side) => (side === fixed ? 'field-amount' : 'field-other-amount');
  return (
    <RequestForm
      form={form}
      command={exchanging.command}
      action={words}
      what={quote === undefined ? t.exchange : t.what(moneyText(quote.pays, from), moneyText(quote.gets, to))}
      className="px-4 pt-2"
      sheet={
        <StepUpSheet stepUp={exchanging} title={t.confirmTitle} action={words}>
          {quote !== undefined && <QuoteSlip quote={quote} hasAmounts />}
        </StepUpSheet>
      }
    >
      <SideFields
        label={t.from}
        amountLabel={t.pay}
        amountId={amountId('from')}
        currency={from}
        onCurrency={(next) => choose('from', next)}
        amount={amountOf('from')}
        onAmount={(value) => type('from', value)}
        amountError={problem('from')}
        hint={
          <span className="flex flex-wrap items-center justify-between gap-2">
            <span className="num">
              {t.available(formatAmount(available, CURRENCY_DIGITS[from]), from)}
              {Number(receivable) > 0 && ` · ${t.owed(formatAmount(receivable, CURRENCY_DIGITS[from]), from)}`}
            </span>
            <Button variant="soft" size="medium" label={t.allOf(from)} onClick={() => type('from', available)}>
              {t.all}
            </Button>
          </span>
        }
      />
      <div className="-my-2 flex justify-center">
        <IconButton label={t.swap} tone="action" onClick={swap}>
          <ArrowUpDown size={20} />
        </IconButton>
      </div>
      <SideFields
        label={t.to}
        amountLabel={t.get}
        amountId={amountId('to')}
        currencyId="field-to"
        currency={to}
        onCurrency={(next) => choose('to', next)}
        currencyError={from === to ? t.sameCurrency : null}
        amount={amountOf('to')}
        onAmount={(value) => type('to', value)}
        amountError={problem('to')}
      />
      <QuotePart wanted={wanted} quote={quote} failure={failure} onRetry={retry} />
    </RequestForm>
  );
}

type Side = 'from' | 'to';

interface Values extends Readonly<Record<string, string>> {
  readonly from: string;
  readonly to: string;
  /** On the side that was typed in last. */
  readonly amount: string;
  readonly fixed: Side;
}

/** A link may name the currencies; rupees into dollars otherwise. */
function startOf({ from, to }: { readonly from?: string; readonly to?: string }): Values {
  const first = currencies.find((code) => code === from) ?? 'INR';
  const second = currencies.find((code) => code === to) ?? (first === 'INR' ? 'USD' : 'INR');
  return { from: first, to: second, amount: '', fixed: 'from' };
}

function currencyOf(text: string | undefined): Currency {
  return currencies.find((code) => code === text) ?? 'INR';
}
