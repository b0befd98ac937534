/** Currency exchange between the customer's balances (spec §5, §9; rules §7): a quote with source, spread and validity, two linked legs. */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { decimal, empty, id, instant, pageOf, paging } from '../shapes.ts';
import { stepUp } from '../security/calls.ts';

export const currencies = ['INR', 'RMB', 'TWD', 'HKD', 'USD', 'THB', 'JPY', 'VND', 'MYR', 'KRW'] as const;
export const currency = z.enum(currencies);

export const listBalances = define({
  path: '/exchange/balances',
  summary: 'The customer’s money in each currency, with what it is worth in INR.',
  audience: 'customer',
  isMutation: false,
  input: empty,
  output: z.array(
    z.object({
      currency,
      cash: decimal,
      held: decimal,
      /** Owed in this currency. */
      receivable: decimal,
      /** What may be changed into another: cash - held. */
      available: decimal,
      inInr: z.nullable(decimal),
      rateAt: z.nullable(instant),
    }),
  ),
  errors: [],
});

export const quoteExchange = define({
  path: '/exchange/quote',
  summary: 'What an amount gives or costs, for 15 seconds.',
  audience: 'customer',
  isMutation: false,
  /** Either side may be the fixed one. */
  input: z.object({ from: currency, to: currency, amount: decimal, fixed: z._default(z.enum(['from', 'to']), 'from') }),
  unreadable: { amount: { code: 'exchange.amount_required', params: {} } },
  output: z.object({
    quote: id,
    from: currency,
    to: currency,
    pays: decimal,
    gets: decimal,
    /** `to` for one `from`, spread included, and the market's middle. */
    rate: decimal,
    middle: decimal,
    /** Percent: the desk's own, or wider where the books of the market would give less for the amount. */
    spread: decimal,
    source: z.string(),
    ratesAt: instant,
    validUntil: instant,
  }),
  errors: [
    'exchange.same_currency',
    'exchange.amount_required',
    'exchange.amount_decimals',
    'exchange.amount_too_small',
    'exchange.amount_too_large',
    'exchange.rate_unavailable',
  ],
});

export const exchangeRecord = z.object({
  id,
  from: currency,
  to: currency,
  paid: decimal,
  got: decimal,
  rate: decimal,
  middle: decimal,
  spread: decimal,
  source: z.string(),
  ratesAt: instant,
  at: instant,
  /** The two linked entries of the journal. */
  entries: z.array(id),
});

export const exchangeMoney = define({
  path: '/exchange/execute',
  summary: 'Exchanges at a quote that still holds.',
  audience: 'customer',
  isMutation: true,
  openWithoutConsent: 'money_out',
  input: z.object({ quote: id, ...stepUp }),
  output: exchangeRecord,
  errors: [
    'identity.frozen',
    'security.fund_password_missing',
    'security.fund_password_wrong',
    'security.fund_password_locked',
    'security.code_needed',
    'security.code_wrong',
    'exchange.quote_unknown',
    'exchange.quote_expired',
    'exchange.quote_used',
    'exchange.owed_first',
    'exchange.insufficient',
  ],
});

export const listExchanges = define({
  path: '/exchange/records',
  summary: 'Exchanges, newest first.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ currency: z.optional(currency), ...paging }),
  output: pageOf(exchangeRecord),
  errors: [],
});
