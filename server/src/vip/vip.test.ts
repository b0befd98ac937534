/** VIP levels over real books: what a total is, that a date is worked out once, that levels fall as told, and that the auditor sees what is bent. */
import { addDays, practiceCalendar } from '@bahi/core/calendar.ts';
import { loanInterest, loanPaidOut, loanRepaid } from '@bahi/core/ledger-loans.ts';
import type { Entry } from '@bahi/core/ledger.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditWhole } from '../ledger/audit.ts';
import { caseFilePage } from '../platform/case-file.ts';
import { postEntry } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { by, CLOSE_ALL, limitOrder, ordersHarness, type OrdersHarness } from '../orders/testing.ts';
import { MORNING } from '../orders/testing-market.ts';
import { startPools } from '../pools/testing.ts';
import { answer, several } from '../testing-races.ts';
import { VIP_INVARIANTS } from './audit.ts';
import { VIP_CASE_FILE } from './case-file.ts';
import { workOutLevels } from './levels.ts';
import { vipRefusals, vipView } from './service.ts';
import { closeBooks, closedAt, openedBefore, signedInOn, verifiedAt } from './testing.ts';

const FIRST = '2026-11-20';
let h: OrdersHarness;
beforeEach(async () => {
  h = await ordersHarness();
});
afterEach(() => h.stop());

const parametersAt = defaultsOf(practiceCalendar);
const deps = () => ({
  db: h.db,
  clock: h.clock,
  calendar: practiceCalendar,
  parametersAt,
  market: { flush: async () => {} },
  chunk: 2,
});

const audit = async () => {
  const { breaks } = await h.db.transaction((tx) => auditWhole(tx, VIP_INVARIANTS));
  return breaks.map(({ invariant }) => invariant);
};

/** Verified for long, and signed in on the days up to one. */
async function member(customerId: bigint, { signIns = 5, to = FIRST, days = 100 } = {}): Promise<bigint> {
  await openedBefore(h.t, customerId, MORNING - days * DAY_MS);
  await verifiedAt(h.t, customerId, MORNING - DAY_MS);
  await signedInOn(h.t, customerId, to, signIns);
  return customerId;
}

async function dateEnds(date: string): Promise<void> {
  await closeBooks(h.t, date);
  await workOutLevels(deps());
}

const view = (customerId: bigint) =>
  h.db.read((tx) => vipView({ calendar: practiceCalendar, parametersAt }, tx, { customerId, now: h.clock.now() }));

const told = async (customerId: bigint) =>
  (
    await h.db.query<{ key: string }>(
      'select story_key as key from messages.message where customer_id = $1 order by id',
      [customerId],
    )
  ).rows
    .map(({ key }) => key)
    .filter((key) => key.startsWith('vip.'));

const totalOn = async (customerId: bigint, date: string) => {
  const { rows } = await h.db.query<{ total: bigint }>('select total from vip.totals_on($1, array[$2]::bigint[])', [
    date,
    customerId,
  ]);
  return BigInt(rows[0]!.total);
};

async function post(date: string, ...entries: readonly Entry[]): Promise<void> {
  await h.db.transaction(async (tx) => {
    const books = await lockBooks(tx, { customerIds: entries.map((entry) => entry.customerId) });
    for (const entry of entries) postEntry(books, entry);
    await writeBooks(tx, books, { at: h.clock.now(), businessDate: date });
  });
}

test('a total counts shares at the closing price, long and short, leveraged or not, and stays what it was whatever comes later', async () => {
  const long = await h.opened(limitOrder(500_00, { lots: 3 }), 500_00);
  const geared = await h.opened(limitOrder(500_00, { lots: 2, leverage: 5 }), 500_00);
  const short = await h.opened(limitOrder(500_00, { direction: 'short' }), 500_00);
  await closedAt(h.t, 'VRM', FIRST, 510_00);
  const cash = async (id: bigint) => 10_00_000_00n - (await h.balance(id)).charges;
  const before = [
    (await cash(long.customerId)) + 300n * 10_00n,
    (await cash(geared.customerId)) + 200n * 10_00n,
    (await cash(short.customerId)) - 100n * 10_00n,
  ];
  const ids = [long, geared, short].map(({ customerId }) => customerId);
  const totals = () => Promise.all(ids.map((id) => totalOn(id, FIRST)));
  expect(await totals()).toEqual(before);
  for (const id of ids) await member(id);
  await dateEnds(FIRST);
  expect(await audit()).toEqual([]);

  // Closed in part and whole on the day after, at other prices: the date that ended has what it had.
  await h.clock.advance(DAY_MS);
  h.feed.set('VRM', 500_00);
  const part = await h.orders.close(by(long.customerId), long.positionId, { ...CLOSE_ALL, lots: 1 });
  await h.settle(h.venue.execution(part.id, 100, 507_00, h.clock.now()));
  const whole = await h.orders.close(by(short.customerId), short.positionId, CLOSE_ALL);
  await h.settle(h.venue.execution(whole.id, 100, 493_00, h.clock.now()));
  expect(await totals()).toEqual(before);
  expect(await audit()).toEqual([]);
  await closedAt(h.t, 'VRM', addDays(FIRST, 1), 520_00);
  await dateEnds(addDays(FIRST, 1));
  expect(await audit()).toEqual([]);
  expect(await h.audit()).toEqual([]);
});

test('units of a copy fund count at the last valuation of the date, and money that is on its way in or out counts once', async () => {
  const w = await startPools(h);
  const pool = await w.pool({ lockDays: 1 });
  const customerId = await member(await h.customer());
  const symbol = h.ownSymbol();
  const { id } = await w.follow(customerId, pool, { amount: 4_00_000_00n });
  expect(await totalOn(customerId, FIRST)).toBe(10_00_000_00n);
  await w.value();
  expect(await totalOn(customerId, FIRST)).toBe(10_00_000_00n);
  await w.trade(pool, { symbol, lots: 4, price: 500_00 });
  h.feed.set(symbol, 400_00);
  await w.value();
  const { value } = await w.read(customerId, id);
  const first = 6_00_000_00n + BigInt(value!.replace('.', ''));
  expect(first).toBeLessThan(9_61_000_00n);
  // The rest of the date, and its close when it has ended, at the same price: a little fee.
  while (w.moment().date === FIRST) await w.value();
  await dateEnds(FIRST);
  expect(await totalOn(customerId, FIRST)).toBe(first);
  expect(await audit()).toEqual([]);
  // Out on the day after, and everything at another price: the date that ended has what it had.
  await w.session(0);
  h.feed.set(symbol, 900_00);
  await w.stop(customerId, id);
  await w.value();
  expect(await totalOn(customerId, FIRST)).toBe(first);
  while (w.moment().date !== addDays(FIRST, 3)) await w.value();
  expect(await totalOn(customerId, addDays(FIRST, 1))).toBeGreaterThan(first);
  await dateEnds(addDays(FIRST, 1));
  expect(await audit()).toEqual([]);
});

test('what is borrowed adds nothing to a total and its interest lessens it, on the date and on those that ended before', async () => {
  const customerId = await member(await h.customer());
  const plain = 10_00_000_00n;
  expect(await totalOn(customerId, FIRST)).toBe(plain);
  const of = { customerId, loanId: 650_000_001n };
  await post(FIRST, loanPaidOut({ ...of, amount: 50_000_00n }), loanInterest({ ...of, amount: 16_44n, date: FIRST }));
  expect(await totalOn(customerId, FIRST)).toBe(plain - 16_44n);
  await dateEnds(FIRST);
  expect(await audit()).toEqual([]);

  // Repaid, and more borrowed, on the day after.
  const next = addDays(FIRST, 1);
  await post(
    next,
    loanRepaid({ ...of, part: 1, interest: 16_44n, principal: 50_000_00n }),
    loanPaidOut({ customerId, loanId: 650_000_002n, amount: 80_000_00n }),
  );
  expect(await totalOn(customerId, FIRST)).toBe(plain - 16_44n);
  expect(await totalOn(customerId, next)).toBe(plain - 16_44n);
  expect(await audit()).toEqual([]);
  await dateEnds(next);
  expect(await audit()).toEqual([]);
});

test('a date is worked out once, by one of several, and those that ended while nobody ran follow in their order', async () => {
  const customer = await member(await h.customer());
  await closeBooks(h.t, addDays(FIRST, 3));
  expect(await Promise.all(Array.from({ length: 4 }, () => answer(workOutLevels(deps()))))).toEqual(several('ok', 4));
  const rows = async () =>
    (
      await h.db.query<{ date: string; level: number }>(
        'select business_date as date, level from vip.standing where customer_id = $1 order by 1',
        [customer],
      )
    ).rows.map(({ date, level }) => `${date} ${level}`);
  // On the first of them the customer had signed in four times.
  expect(await rows()).toEqual(['2026-11-19 0', '2026-11-20 1', '2026-11-21 1', '2026-11-22 1', '2026-11-23 1']);
  expect(await told(customer)).toEqual(['vip.risen']);
  await workOutLevels(deps());
  expect(await rows()).toHaveLength(5);
  expect(await audit()).toEqual([]);
});

test('level 2 comes with the average of thirty dates, and a level falls seven days after it was told', async () => {
  const customer = await member(await h.customer({ amount: 60_00_000_00n }), { signIns: 5, days: 1_000 });
  for (let day = 0; day < 15; day += 1) await dateEnds(addDays(FIRST, day));
  // Three dates of 60,00,000 over thirty are 6,00,000; thirteen are 26,00,000, and the account is old enough for level 3.
  expect(await told(customer)).toEqual(['vip.risen', 'vip.risen', 'vip.risen']);
  expect(await view(customer)).toMatchObject({ level: 3, fallsOn: null });
  // Of the five sign-ins the first are older than thirty days by now.
  for (let day = 15; day < 40; day += 1) await dateEnds(addDays(FIRST, day));
  const levels = await h.db.query<{ level: number; reached: number; falls: string | null; date: string }>(
    'select level, reached, falls_on as falls, business_date as date from vip.standing where customer_id = $1 order by 4',
    [customer],
  );
  const first = levels.rows.find(({ falls }) => falls !== null)!;
  expect(first).toMatchObject({ level: 3, reached: 0, falls: addDays(first.date, 7) });
  const fallen = levels.rows.find(({ level, date }) => level === 0 && date > first.date)!;
  expect(fallen.date).toBe(addDays(first.date, 7));
  expect((await told(customer)).slice(3)).toEqual(['vip.falling', 'vip.fallen']);
  const asked = { customerId: customer, domain: 'identity', after: null, limit: 2 } as const;
  const page = await h.db.read((tx) => caseFilePage(tx, VIP_CASE_FILE, asked));
  expect(page!.rows.map(({ what, params }) => [what, params])).toEqual([
    ['vip.fallen', { level: '0', before: '3', date: fallen.date.replaceAll('-', '.') }],
    ['vip.risen', { level: '3', before: expect.any(String), date: expect.any(String) }],
  ]);
  expect(await audit()).toEqual([]);
});

test('what is missing is told by its own refusal, and a level that is there asks for nothing', async () => {
  const poor = await member(await h.customer({ amount: 5_000_00n }), { signIns: 5 });
  const absent = await member(await h.customer(), { signIns: 4 });
  const rich = await member(await h.customer({ amount: 100_00_000_00n }), { signIns: 20, days: 3 });
  const stranger = await h.customer();
  for (let day = 0; day < 9; day += 1) await dateEnds(addDays(FIRST, day));
  const refused = await h.db.read((tx) =>
    vipRefusals({ parametersAt }, tx, [poor, absent, rich, stranger], h.clock.now()),
  );
  expect(refused(poor, 1)).toBeNull();
  expect(refused(poor, 2)).toMatchObject({ code: 'vip.average_too_low', params: { needed: 2, level: 1 } });
  expect(refused(absent, 1)).toMatchObject({ code: 'sign_in.insufficient', params: { needed: 5, counted: 4 } });
  expect(refused(rich, 2)).toBeNull();
  expect(refused(rich, 3)).toMatchObject({ code: 'vip.account_too_young', params: { days: 90, level: 2 } });
  expect(refused(stranger, 1)).toEqual({ code: 'vip.level_too_low', params: { needed: 1, level: 0 } });
});

test('the auditor sees a total, a level and a fall that are not what they should be', async () => {
  const customer = await member(await h.customer());
  await dateEnds(FIRST);
  expect(await audit()).toEqual([]);
  const bent = async (change: string, back: string) => {
    const set = (values: string) =>
      h.t.owner.query(`update vip.standing set ${values} where customer_id = $1 and business_date = $2`, [
        customer,
        FIRST,
      ]);
    await set(change);
    const found = await audit();
    await set(back);
    return [...new Set(found)];
  };
  expect(await bent('total = total + 1', 'total = total - 1')).toContain('vip_total_is_the_journals');
  expect(await bent('average_total = average_total + 1', 'average_total = average_total - 1')).toEqual([
    'vip_level_is_by_its_rules',
  ]);
  expect(await bent('sign_ins = sign_ins + 1', 'sign_ins = sign_ins - 1')).toEqual(['vip_level_is_by_its_rules']);
  expect(await bent('level = 3', 'level = 1')).toEqual(['vip_level_follows_the_one_before']);
  expect(await bent('level = 2, reached = 2', 'level = 1, reached = 1')).toContain('vip_level_is_by_its_rules');
  expect(await audit()).toEqual([]);
});
