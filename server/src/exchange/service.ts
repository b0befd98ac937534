/**
 * Money from one of a customer's currencies into another (spec §5; rules §7): balances, quotes that hold for seconds, and the exchange
 * itself: two entries through the exchange desk, linked by one number, in one transaction.
 */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import {
  currencies,
  type exchangeMoney,
  type listBalances,
  type listExchanges,
  type quoteExchange,
} from '@bahi/contract/exchange/calls.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import {
  exchangeAmounts,
  inRupees,
  middleRate,
  RATE_DIGITS,
  shownRate,
  spreadFor,
  withSpread,
} from '@bahi/core/currency-exchange.ts';
import { amountText } from '@bahi/core/format.ts';
import { EXCHANGE_DEBT, exchangeIn, exchangeOut } from '@bahi/core/ledger-exchange.ts';
import {
  CURRENCY_DIGITS,
  formatDecimal,
  formatMoney,
  parseMoney,
  type Currency,
  type Minor,
} from '@bahi/core/money.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { lockCustomer } from '../identity/service.ts';
import { ensureBook } from '../ledger/accounts.ts';
import { availableOf, postEntry, postIncome, type Books } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { readCash } from '../ledger/read.ts';
import { writeMessages } from '../messages/service.ts';
import type { Database, Tx } from '../platform/database.ts';
import type { Quotes } from '../platform/quotes.ts';
import { refuse } from '../platform/refuse.ts';
import { accountState } from '../restrictions/service.ts';
import { storedId } from '../platform/stored-id.ts';
import type { Quote } from './quote.ts';
import { bookShare, rateOf, type Feed, type Rate } from './rates.ts';
import { insertExchange, isQuoteUsed, nextExchangeId, selectExchanges, type ExchangeRow } from './store.ts';

export { worthAtMark } from './rates.ts';

export interface ExchangeDeps {
  readonly calendar: Calendar;
  readonly feed: Feed;
  readonly quotes: Quotes<Quote>;
  readonly parametersAt: (now: number) => Pick<Parameters, 'exchangeSpreadBps' | 'exchangeQuoteSeconds'>;
}

type ExchangeView = OutputOf<typeof exchangeMoney>;

interface By {
  readonly customerId: bigint;
  readonly now: number;
}

/** Wider than 5 % a market is out of order. */
const SPREAD_BPS_MAX = 500;
/** Whole units with at most fifteen digits, as the wire writes amounts. */
const WHOLE_UNITS_MAX = 10n ** 15n;

/** Every currency, in the contract's order; one that the customer never held is zero. */
export async function balancesOf(
  { feed }: Pick<ExchangeDeps, 'feed'>,
  db: Database,
  { customerId, now }: By,
): Promise<OutputOf<typeof listBalances>> {
  const books = await readCash(db, customerId);
  return currencies.map((currency) => {
    const { cash, held, receivable } = books.get(currency) ?? { cash: 0n, held: 0n, receivable: 0n };
    const rate = rateOf(feed, currency, now);
    return {
      currency,
      cash: formatMoney(cash, currency),
      held: formatMoney(held, currency),
      receivable: formatMoney(receivable, currency),
      available: formatMoney(cash - held, currency),
      inInr: rate === null ? null : formatMoney(inRupees(rate.worth, cash)),
      rateAt: rate?.at ?? null,
    };
  });
}

export function quoteOf(
  { feed, quotes, parametersAt }: ExchangeDeps,
  { customerId, now, input }: By & { readonly input: ParsedInputOf<typeof quoteExchange> },
): OutputOf<typeof quoteExchange> {
  const { from, to, fixed } = input;
  if (from === to) refuse('exchange.same_currency', {});
  const currency = fixed === 'from' ? from : to;
  const amount = parseMoney(input.amount, currency);
  if (amount === null) refuse('exchange.amount_decimals', { currency, decimals: CURRENCY_DIGITS[currency] });
  if (amount === 0n) refuse('exchange.amount_required', {});
  const { exchangeSpreadBps, exchangeQuoteSeconds } = parametersAt(now);
  const worths = worthsOf(feed, from, to, now);
  const middle = middleRate(worths.from.worth, worths.to.worth);
  const atOwnSpread = exchangeAmounts(withSpread(middle, exchangeSpreadBps), { amount, fixed });
  if (isTooLarge(atOwnSpread.pays, from) || isTooLarge(atOwnSpread.gets, to))
    refuse('exchange.amount_too_large', { pair: `${from}/${to}` });
  if (atOwnSpread.gets === 0n) refuse('exchange.amount_too_small', { currency: to });
  // Less than a paisa is filled by any book.
  const paise = Math.max(1, Number(inRupees(fixed === 'from' ? worths.from.worth : worths.to.worth, amount)));
  const spreadBps = spreadOf(feed, { from, to, paise, spreadBps: exchangeSpreadBps });
  const rate = withSpread(middle, spreadBps);
  const amounts = exchangeAmounts(rate, { amount, fixed });
  if (amounts.gets === 0n) refuse('exchange.amount_too_small', { currency: to });
  const quote = quotes.keep({
    customerId,
    from,
    to,
    ...amounts,
    rate: shownRate(rate, from, to),
    middle: shownRate(middle, from, to),
    spreadBps,
    ratesAt: Math.min(...[worths.from.at, worths.to.at].filter((at) => at !== null)),
    source: [from, to]
      .filter((currency) => currency !== 'INR')
      .map((currency) => `${currency}INR`)
      .join(' '),
    validUntil: now + exchangeQuoteSeconds * 1000,
  });
  return {
    quote: quote.id.toString(),
    from,
    to,
    pays: formatMoney(quote.pays, from),
    gets: formatMoney(quote.gets, to),
    rate: formatDecimal(quote.rate, RATE_DIGITS),
    middle: formatDecimal(quote.middle, RATE_DIGITS),
    spread: formatDecimal(spreadBps, 2),
    source: quote.source,
    ratesAt: quote.ratesAt,
    validUntil: quote.validUntil,
  };
}

/** Under the locks of both books, taken in currency order: a quote is used once, whoever asks how often. */
export async function exchange(
  deps: ExchangeDeps,
  tx: Tx,
  { customerId, now, quoteId }: By & { readonly quoteId: string },
): Promise<ExchangeView> {
  const id = storedId(quoteId);
  const quote = deps.quotes.find(customerId, id);
  const books = await lockBoth(tx, customerId, quote);
  if (await isQuoteUsed(tx, customerId, id)) refuse('exchange.quote_used', {});
  if (quote === null) refuse('exchange.quote_unknown', {});
  if (now > quote.validUntil) refuse('exchange.quote_expired', {});
  await lockCustomer(tx, customerId);
  const { frozen } = await accountState(tx, customerId, now);
  if (frozen !== null) refuse('identity.frozen', frozen);
  const [source, target] = [books.get(quote.from)!, books.get(quote.to)!];
  requireAvailable(source, quote);
  await requireNothingOwed(tx, quote);

  const { row, owed } = await post(deps, tx, { quote, source, target, now });
  tx.after('funds.changed', { customerId });
  const figures = { paid: amountText(quote.pays, quote.from), got: amountText(quote.gets, quote.to) };
  const story =
    owed === 0n
      ? storyOf('exchange.done', figures)
      : storyOf('exchange.done_owed', { ...figures, owed: amountText(owed, quote.to) });
  const about = { type: 'record', id: row.outEntry.toString() } as const;
  await writeMessages(tx, [{ customerId, kind: 'money', at: now, story, about }]);
  return viewOf(row);
}

export async function exchangesPage(
  tx: Tx,
  customerId: bigint,
  { currency, page, pageSize }: ParsedInputOf<typeof listExchanges>,
): Promise<OutputOf<typeof listExchanges>> {
  const span = { limit: pageSize, offset: (page - 1) * pageSize };
  const { rows, total } = await selectExchanges(tx, { customerId, currency: currency ?? null, ...span });
  return { rows: rows.map(viewOf), total, page, pageSize };
}

/** What the desk gives dollars for, where so many paise are paid out in them: cents for one paisa, and what that rests on. */
export function dollarRate(
  { feed, parametersAt }: Pick<ExchangeDeps, 'feed' | 'parametersAt'>,
  { paise, now }: { readonly paise: Minor; readonly now: number },
) {
  const { exchangeSpreadBps, exchangeQuoteSeconds } = parametersAt(now);
  const { from, to } = worthsOf(feed, 'INR', 'USD', now);
  const middle = middleRate(from.worth, to.worth);
  const spreadBps = spreadOf(feed, { from: 'INR', to: 'USD', paise: Number(paise), spreadBps: exchangeSpreadBps });
  return {
    middle,
    rate: withSpread(middle, spreadBps),
    spreadBps,
    source: 'USDINR',
    ratesAt: to.at ?? now,
    validUntil: now + exchangeQuoteSeconds * 1000,
  };
}

function worthsOf(feed: Feed, from: Currency, to: Currency, now: number): { from: Rate; to: Rate } {
  const need = (currency: Currency): Rate =>
    rateOf(feed, currency, now) ?? refuse('exchange.rate_unavailable', { pair: `${from}/${to}` });
  return { from: need(from), to: need(to) };
}

/** What is worth so much is sold to one book and bought from the other. Where they are thin or bent, the desk gives no rate. */
function spreadOf(
  feed: Feed,
  { from, to, paise, spreadBps }: { from: Currency; to: Currency; paise: number; spreadBps: number },
): number {
  const [sold, bought] = [bookShare(feed, from, 'sell', paise), bookShare(feed, to, 'buy', paise)];
  if (sold === null || bought === null) return refuse('exchange.amount_too_large', { pair: `${from}/${to}` });
  const wanted = spreadFor(spreadBps, sold * bought);
  return wanted <= SPREAD_BPS_MAX ? wanted : refuse('exchange.rate_unavailable', { pair: `${from}/${to}` });
}

function isTooLarge(amount: Minor, currency: Currency): boolean {
  return amount >= WHOLE_UNITS_MAX * 10n ** BigInt(CURRENCY_DIGITS[currency]);
}

/** Without a quote there is nothing to lock. A currency that the customer never held gets its book here. */
async function lockBoth(tx: Tx, customerId: bigint, quote: Quote | null): Promise<ReadonlyMap<Currency, Books>> {
  const books = new Map<Currency, Books>();
  if (quote === null) return books;
  for (const currency of [quote.from, quote.to].toSorted()) {
    await ensureBook(tx, customerId, currency);
    books.set(currency, await lockBooks(tx, { customerIds: [customerId], currency }));
  }
  return books;
}

/** While something is owed, money of other currencies is for that: the gain of another exchange would be the customer's, the loss the house's. */
async function requireNothingOwed(tx: Tx, { customerId, to }: Quote): Promise<void> {
  const owed = [...(await readCash(tx, customerId))].filter(([, { receivable }]) => receivable > 0n);
  const [first] = owed;
  if (first === undefined || owed.some(([currency]) => currency === to)) return;
  const [currency, { receivable }] = first;
  refuse('exchange.owed_first', { currency, owed: formatMoney(receivable, currency) });
}

function requireAvailable(books: Books, { customerId, from, pays }: Quote): void {
  const available = availableOf(books, customerId);
  if (available >= pays) return;
  refuse('exchange.insufficient', {
    currency: from,
    available: formatMoney(available, from),
    short: formatMoney(pays - available, from),
  });
}

interface Legs {
  readonly quote: Quote;
  readonly source: Books;
  readonly target: Books;
  readonly now: number;
}

/** What is owed of the currency that comes is paid off from it at once (rules §5): so money of every currency counts for a debt. */
async function post(
  { calendar }: ExchangeDeps,
  tx: Tx,
  { quote, source, target, now }: Legs,
): Promise<{ readonly row: ExchangeRow; readonly owed: Minor }> {
  const { customerId, from, to, pays, gets } = quote;
  const exchangeId = await nextExchangeId(tx);
  const moment = { at: now, businessDate: businessDateOf(calendar, now) };
  postEntry(source, exchangeOut({ exchangeId, customerId, currency: from, amount: pays }));
  const incoming = exchangeIn({ exchangeId, customerId, currency: to, amount: gets });
  const owed = postIncome(target, incoming, EXCHANGE_DEBT);
  const [out] = await writeBooks(tx, source, moment);
  const [into] = await writeBooks(tx, target, moment);
  const row = await insertExchange(tx, quote, { id: exchangeId, at: now, outEntry: out!.id, inEntry: into!.id });
  return { row, owed };
}

function viewOf(row: ExchangeRow): ExchangeView {
  return {
    id: row.id.toString(),
    from: row.from,
    to: row.to,
    paid: formatMoney(row.paid, row.from),
    got: formatMoney(row.got, row.to),
    rate: formatDecimal(row.rate, RATE_DIGITS),
    middle: formatDecimal(row.middle, RATE_DIGITS),
    spread: formatDecimal(row.spreadBps, 2),
    source: row.source,
    ratesAt: Number(row.ratesAt),
    at: Number(row.at),
    entries: [row.outEntry.toString(), row.inEntry.toString()],
  };
}
