import { randomUUID } from 'node:crypto';
import type { Call } from '@bahi/contract/client.ts';
import * as contract from '@bahi/contract/exchange/calls.ts';
import { login, logout } from '@bahi/contract/identity/calls.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { formatMoney, parseMoney } from '@bahi/core/money.ts';
import { sha256 } from '@bahi/core/sha256.ts';
import { verifyStatement } from '@bahi/core/statement.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { restrict } from '../restrictions/testing.ts';
import { endOf, expectOk, PASSWORD, startHarness, type Harness } from '../identity/testing.ts';
import { auditChanges, auditWhole } from '../ledger/audit.ts';
import { availableOf, placeHold } from '../ledger/books.ts';
import { DEBT_INVARIANTS } from '../ledger/debts.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { readBalance } from '../ledger/read.ts';
import { owe } from '../ledger/testing.ts';
import { SetFeed } from '../orders/testing-market.ts';
import type { Database } from '../platform/database.ts';
import { createGuarded } from '../platform/guarded.ts';
import { refuse } from '../platform/refuse.ts';
import { makeStatement } from '../proofs/statement.ts';
import { EXCHANGE_INVARIANTS } from './audit.ts';
import { createQuotes, type Quotes } from '../platform/quotes.ts';
import type { Quote } from './quote.ts';
import { RATE_AGE_MS_MAX } from './rates.ts';
import { registerExchangeRoutes } from './routes.ts';

const FUND = { fundPassword: '482913' };
let h: Harness;
let db: Database;
let feed: SetFeed;
let quotes: Quotes<Quote>;
let asha: { id: bigint; call: Call };
let count = 0;

beforeAll(async () => {
  h = await startHarness({
    addRoutes(server, deps) {
      db = deps.db;
      feed = new SetFeed(deps.clock);
      let current = createQuotes<Quote>();
      // Replaced where a test restarts the server.
      quotes = { keep: (quote) => current.keep(quote), find: (customerId, id) => current.find(customerId, id) };
      restart = () => (current = createQuotes());
      const guarded = createGuarded(db, {
        async check({ fundPassword }) {
          await whileChecking();
          if (fundPassword !== FUND.fundPassword) refuse('security.fund_password_wrong', { left: 4 });
        },
        use: async () => {},
      });
      const parametersAt = () => ({ exchangeSpreadBps: 50, exchangeQuoteSeconds: 15 });
      registerExchangeRoutes(server, {
        ...deps,
        guarded,
        feed,
        quotes,
        parametersAt,
        calendar: practiceCalendar,
      });
    },
  });
});
let restart: () => void;
let whileChecking = async (): Promise<void> => {};

beforeEach(async () => {
  pair('USD', 84_30);
  pair('JPY', 56_12, 100);
  pair('VND', 33_20, 10_000);
  const { token, customerId } = await h.register(`trader${(count += 1)}`);
  asha = { id: BigInt(customerId), call: h.as(token) };
  whileChecking = async () => {};
});
afterEach(async () => {
  expect((await db.read((tx) => auditWhole(tx, EXCHANGE_INVARIANTS))).breaks).toEqual([]);
  expect((await auditChanges(db, EXCHANGE_INVARIANTS)).breaks).toEqual([]);
});
afterAll(() => h.stop());

function pair(base: string, price: number, unit = 1): void {
  feed.list(`${base}INR`, price, { kind: 'forex', forex: { base, quote: 'INR', unit } });
}

type QuoteInput = Parameters<typeof asha.call<typeof contract.quoteExchange>>[1];
const quote = (input: QuoteInput, by = asha) => by.call(contract.quoteExchange, input);
const execute = (
  id: string,
  { by = asha, key: idempotencyKey = randomUUID(), fundPassword = FUND.fundPassword } = {},
) => by.call(contract.exchangeMoney, { quote: id, fundPassword }, { idempotencyKey });
const swap = async (input: QuoteInput) => expectOk(await execute(expectOk(await quote(input)).quote));
async function balances(by = asha): Promise<Record<string, string>> {
  const rows = expectOk(await by.call(contract.listBalances, {}));
  return Object.fromEntries(rows.map(({ currency, cash }) => [currency, cash]));
}

test('every currency is listed, with what it is worth in rupees where there is a rate', async () => {
  const rows = expectOk(await asha.call(contract.listBalances, {}));
  expect(rows.map(({ currency }) => currency)).toEqual([...contract.currencies]);
  expect(rows[0]).toMatchObject({ currency: 'INR', cash: '1000000.00', inInr: '1000000.00', rateAt: null });
  expect(rows.find(({ currency }) => currency === 'USD')).toMatchObject({ cash: '0.00', inInr: '0.00' });
  expect(rows.find(({ currency }) => currency === 'THB')).toMatchObject({ inInr: null, rateAt: null });
});

test('an exchange is what its quote said: two linked entries, a record and a message', async () => {
  const offered = expectOk(await quote({ from: 'INR', to: 'USD', amount: '84300' }));
  const now = h.clock.now();
  expect(offered).toMatchObject({ pays: '84300.00', gets: '997.50', spread: '0.50', source: 'USDINR', ratesAt: now });
  expect(offered).toMatchObject({ rate: '0.01183274', middle: '0.01186239', validUntil: now + 15_000 });
  const changed: bigint[] = [];
  const stop = h.bus.subscribe('funds.changed', ({ customerId }) => changed.push(customerId));
  const again = { key: randomUUID() };
  const made = expectOk(await execute(offered.quote, again));
  expect(expectOk(await execute(offered.quote, again))).toEqual(made);
  stop();
  expect(changed).toEqual([asha.id]);
  expect(made).toMatchObject({ from: 'INR', to: 'USD', paid: '84300.00', got: '997.50', rate: offered.rate, at: now });
  expect(await balances()).toMatchObject({ INR: '915700.00', USD: '997.50' });
  const { rows } = await h.t.db.query<{ kind: string; reference: bigint; currency: string }>(
    'select kind::text as kind, reference, currency from ledger.entry where id = any ($1::bigint[]) order by id',
    [made.entries],
  );
  expect(rows).toEqual([
    { kind: 'exchange_out', reference: BigInt(made.id), currency: 'INR' },
    { kind: 'exchange_in', reference: BigInt(made.id), currency: 'USD' },
  ]);
  const list = expectOk(await asha.call(contract.listExchanges, { currency: 'USD' }));
  expect(list).toMatchObject({ total: 1, rows: [made] });
  expect(expectOk(await asha.call(contract.listExchanges, { currency: 'JPY' })).total).toBe(0);
  const told = await h.t.db.query<{ story: unknown; leads: string; entry: string }>(
    `select story_params as story, about_type as leads, about_id as entry from messages.message where customer_id = $1`,
    [asha.id],
  );
  expect(told.rows.map(({ story }) => story)).toEqual([{ paid: 'INR 84,300.00', got: 'USD 997.50' }]);
  const paid = await h.t.db.query<{ id: bigint }>(
    `select id from ledger.entry where kind = 'exchange_out' and reference = $1`,
    [BigInt(made.id)],
  );
  expect(told.rows.map(({ leads, entry }) => [leads, entry])).toEqual([['record', paid.rows[0]!.id.toString()]]);
});

test('the other side may be fixed, crosses go through the rupee, and yen and dong have no decimals', async () => {
  expect(expectOk(await quote({ from: 'INR', to: 'USD', amount: '100', fixed: 'to' }))).toMatchObject({
    pays: '8451.13',
    gets: '100.00',
  });
  await swap({ from: 'INR', to: 'JPY', amount: '56120' });
  expect((await balances())['JPY']).toBe('99750');
  expect(expectOk(await quote({ from: 'JPY', to: 'VND', amount: '1' }))).toMatchObject({
    gets: '168',
    source: 'JPYINR VNDINR',
  });
  const cross = await swap({ from: 'JPY', to: 'VND', amount: '1000' });
  expect(cross).toMatchObject({ paid: '1000', got: '168613', middle: '169.03614457' });
  expect(await balances()).toMatchObject({ JPY: '98750', VND: '168613' });
  for (const currency of ['INR', 'JPY', 'VND'] as const) {
    const span = { from: '2026-11-01', to: '2026-11-30' };
    const statement = await db.read((tx) => makeStatement(tx, { customerId: asha.id, currency, ...span }));
    expect(verifyStatement(statement, { sha256 }).findings).toEqual([]);
  }
});

test.each([
  ['the same currency', { from: 'INR', to: 'INR', amount: '1' }, 'exchange.same_currency'],
  ['nothing', { from: 'INR', to: 'USD', amount: '0' }, 'exchange.amount_required'],
  ['a fraction of a yen', { from: 'JPY', to: 'INR', amount: '1.5' }, 'exchange.amount_decimals'],
  ['less than a cent', { from: 'VND', to: 'USD', amount: '254' }, 'exchange.amount_too_small'],
  ['no such pair', { from: 'INR', to: 'THB', amount: '100' }, 'exchange.rate_unavailable'],
  ['too many digits', { from: 'USD', to: 'VND', amount: '999999999999999' }, 'exchange.amount_too_large'],
] as const)('no quote for %s', async (_name, input, code) => {
  expect(endOf(await quote(input))).toBe(code);
});

test('a one-sided, stopped or silent book has no rate', async () => {
  const usd = { from: 'INR', to: 'USD', amount: '100' } as const;
  for (const change of [
    { bid: null },
    { ask: null },
    { state: 'halted' as const },
    { at: h.clock.now() - RATE_AGE_MS_MAX - 1 },
  ]) {
    feed.set('USDINR', 84_30, change);
    expect(endOf(await quote(usd))).toBe('exchange.rate_unavailable');
  }
  feed.set('USDINR', 84_30, { at: h.clock.now() - RATE_AGE_MS_MAX });
  expect(endOf(await quote(usd))).toBe('ok');
});

test('the desk goes by the mark price, and never gives more than the books would for the amount', async () => {
  const buying = { from: 'INR', to: 'USD', amount: '84300' } as const;
  const selling = { from: 'USD', to: 'INR', amount: '1000' } as const;
  const plain = expectOk(await quote(buying));
  // A book bent in the customer's favour for a moment changes nothing: the mark price stands where it stood.
  feed.set('USDINR', 80_00, { mark: 84_30, bid: 79_95, ask: 80_05 });
  expect(expectOk(await quote(buying)).gets).toBe(plain.gets);
  feed.set('USDINR', 88_00, { mark: 84_30, bid: 87_95, ask: 88_05 });
  expect(expectOk(await quote(selling)).gets).toBe('84089.25');
  // A market that has moved on ahead of the mark price is not sold at the old one.
  feed.set('USDINR', 84_90, { mark: 84_30, bid: 84_85, ask: 84_95 });
  const late = expectOk(await quote(buying));
  expect(Number(late.gets)).toBeLessThanOrEqual(84_300 / 84.95);
  expect(Number(late.spread)).toBeGreaterThan(0.5);
  expect(expectOk(await execute(late.quote))).toMatchObject({ got: late.gets, spread: late.spread });
  // Neither where the amount goes through the levels of a thin book, …
  const ask = (price: number, quantity: number) => ({ price, quantity, orders: 1 });
  feed.set('USDINR', 84_30);
  feed.setDepth('USDINR', { asks: [ask(84_31, 100), ask(85_30, 1_000)] });
  const thin = expectOk(await quote(buying));
  expect(Number(thin.gets)).toBeLessThanOrEqual(84_300 / ((84.31 * 100 + 85.3 * 900) / 1_000) + 0.5);
  // … nor what it does not hold, nor in a market that is out of order.
  expect(endOf(await quote({ ...buying, amount: '843000' }))).toBe('exchange.amount_too_large');
  feed.setDepth('USDINR', { asks: [ask(90_00, 1e9)] });
  expect(endOf(await quote(buying))).toBe('exchange.rate_unavailable');
  feed.setDepth('USDINR', {});
});

test('what is worth less than a paisa has a rate too', async () => {
  expect(expectOk(await quote({ from: 'INR', to: 'VND', amount: '1', fixed: 'to' }))).toMatchObject({ gets: '1' });
});

test('a quote holds for fifteen seconds to the millisecond, for its customer only, and not over a restart', async () => {
  const offered = expectOk(await quote({ from: 'INR', to: 'USD', amount: '100' }));
  const { token } = await h.register(`other${(count += 1)}`);
  const other = { id: 0n, call: h.as(token) };
  expect(endOf(await execute(offered.quote, { by: other }))).toBe('exchange.quote_unknown');
  expect(endOf(await execute('9223372036854775807'))).toBe('exchange.quote_unknown');
  feed.set('USDINR', 99_00);
  await h.clock.advance(15_000);
  expect(expectOk(await execute(offered.quote)).rate).toBe(offered.rate);
  pair('USD', 84_30);
  const late = expectOk(await quote({ from: 'INR', to: 'USD', amount: '100' }));
  await h.clock.advance(15_001);
  expect(endOf(await execute(late.quote))).toBe('exchange.quote_expired');
  pair('USD', 84_30);
  const lost = expectOk(await quote({ from: 'INR', to: 'USD', amount: '100' }));
  restart();
  expect(endOf(await execute(lost.quote))).toBe('exchange.quote_unknown');
  expect(endOf(await execute(offered.quote))).toBe('exchange.quote_used');
});

test('more than is available, a wrong fund password and a frozen account exchange nothing', async () => {
  const much = expectOk(await quote({ from: 'INR', to: 'USD', amount: '1000000.01' }));
  const short = await execute(much.quote);
  expect(short).toMatchObject({ refusal: { params: { currency: 'INR', available: '1000000.00', short: '0.01' } } });
  const never = expectOk(await quote({ from: 'VND', to: 'USD', amount: '1000000' }));
  expect(endOf(await execute(never.quote))).toBe('exchange.insufficient');
  const small = expectOk(await quote({ from: 'INR', to: 'USD', amount: '100' }));
  expect(endOf(await execute(small.quote, { fundPassword: '111111' }))).toBe('security.fund_password_wrong');
  await h.t.db.transaction((tx) => restrict(tx, { customerId: asha.id, kind: 'frozen', now: h.clock.now() }));
  expect(endOf(await execute(small.quote))).toBe('identity.frozen');
  const { rows } = await h.t.db.query('select 1 from exchange.exchange where customer_id = $1', [asha.id]);
  expect(rows).toEqual([]);
});

test('what is exchanged into a currency pays off what is owed of it, told and in the records', async () => {
  await swap({ from: 'INR', to: 'USD', amount: '500000' });
  await owe(db, { customerId: asha.id, amount: 300_000_00n, at: h.clock.now(), businessDate: '2026-11-21' });
  const back = async (amount: string) => parseMoney((await swap({ from: 'USD', to: 'INR', amount })).got)!;
  const paid = await back('1000');
  const left = 300_000_00n - paid;
  expect(await readBalance(db, asha.id)).toMatchObject({ cash: 0n, receivable: left });
  // Into anything else it would be staked: the gain the customer's, the loss the house's.
  const { quote: other } = expectOk(await quote({ from: 'USD', to: 'JPY', amount: '100' }));
  const refused = { code: 'exchange.owed_first', params: { currency: 'INR', owed: formatMoney(left) } };
  expect(await execute(other)).toMatchObject({ refusal: refused });
  const more = await back('4000');
  expect(await readBalance(db, asha.id)).toMatchObject({ cash: more - left, receivable: 0n });
  const { rows } = await h.t.db.query<{ owed: string | null }>(
    `select story_params ->> 'owed' as owed from messages.message where customer_id = $1 order by id`,
    [asha.id],
  );
  const told = [paid, left].map((amount) => `INR ${formatAmount(formatMoney(amount))}`);
  expect(rows.map(({ owed }) => owed)).toEqual([null, ...told]);
  const { breaks } = await db.read((tx) => auditWhole(tx, DEBT_INVARIANTS));
  expect(breaks.map(({ invariant }) => invariant)).not.toContain('payment_of_a_debt_is_of_its_entry');
});

test.each([2, 8, 64])('one quote executed %i ways at once is one exchange', async (ways) => {
  const offered = expectOk(await quote({ from: 'INR', to: 'USD', amount: '100000' }));
  const ends = (await Promise.all(Array.from({ length: ways }, () => execute(offered.quote)))).map(endOf);
  expect(ends.toSorted()).toEqual([...Array.from({ length: ways - 1 }, () => 'exchange.quote_used'), 'ok'].toSorted());
  expect(await balances()).toMatchObject({ INR: '900000.00', USD: '1183.27' });
});

test('an exchange is not made whose session ends while the fund password is looked at; the same one from another session is', async () => {
  const offered = expectOk(await quote({ from: 'INR', to: 'USD', amount: '100' }));
  const key = randomUUID();
  const again = expectOk(await h.as()(login, { account: `trader${count}`, password: PASSWORD }));
  whileChecking = async () => void expectOk(await asha.call(logout, {}));
  expect(endOf(await execute(offered.quote, { key }))).toBe('401');
  whileChecking = async () => {};
  asha = { ...asha, call: h.as(again.token) };
  expect((await balances())['INR']).toBe('1000000.00');
  expect(endOf(await execute(offered.quote, { key }))).toBe('ok');
});

test('the same request repeated gets the same answer, also after the quote is over', async () => {
  const offered = expectOk(await quote({ from: 'INR', to: 'USD', amount: '100' }));
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 8 }, () => execute(offered.quote, { key })));
  await h.clock.advance(60_000);
  for (const answer of [...answers, await execute(offered.quote, { key })]) expect(answer).toEqual(answers[0]);
  expect((await balances())['INR']).toBe('999900.00');
});

test('exchanges both ways and holds for the same cash: nobody spends it twice and nobody waits for ever', async () => {
  await swap({ from: 'INR', to: 'USD', amount: '500000' });
  const out = await Promise.all(Array.from({ length: 8 }, () => quote({ from: 'INR', to: 'USD', amount: '150000' })));
  const back = await Promise.all(Array.from({ length: 8 }, () => quote({ from: 'USD', to: 'INR', amount: '1500' })));
  const hold = (reference: bigint) =>
    h.t.db.transaction(async (tx) => {
      const books = await lockBooks(tx, { customerIds: [asha.id] });
      if (availableOf(books, asha.id) < 150_000_00n) return;
      placeHold(books, { kind: 'withdrawal', reference, customerId: asha.id, amount: 150_000_00n });
      await writeBooks(tx, books, { at: h.clock.now(), businessDate: '2026-11-21' });
    });
  const exchanges = [...out, ...back].map((offered) => execute(expectOk(offered).quote).then(endOf));
  const holds = Array.from({ length: 8 }, (_, index) => hold(9_000_000n + BigInt(index)));
  await Promise.all(holds);
  for (const end of await Promise.all(exchanges)) expect(['ok', 'exchange.insufficient']).toContain(end);
});

test('nobody changes an exchange that was made', async () => {
  await swap({ from: 'INR', to: 'USD', amount: '100' });
  await expect(h.t.owner.query('update exchange.exchange set got = 1')).rejects.toThrow('append-only');
});

test('the auditor finds an exchange that gave more than its rate, and a rate without its spread', async () => {
  await swap({ from: 'INR', to: 'JPY', amount: '1000' });
  const undone = new Error('undone');
  for (const change of [
    'rate = rate - 10000, middle = middle - 10050',
    'middle = middle * 1.01',
    'paid = paid + 200',
  ]) {
    const tampered = h.t.owner.transaction(async (tx) => {
      await tx.query('alter table exchange.exchange disable trigger user');
      await tx.query(`update exchange.exchange set ${change} where customer_id = $1`, [asha.id]);
      const { breaks } = await auditWhole(tx, EXCHANGE_INVARIANTS);
      expect(breaks.map(({ invariant }) => invariant)).toContain('exchange_gives_no_more_than_its_rate');
      throw undone;
    });
    await expect(tampered).rejects.toBe(undone);
  }
});
