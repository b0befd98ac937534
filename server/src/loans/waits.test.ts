/** A due date that passes while staff bar the customer: it waits, is told, and nothing counts against the score before its own end. */
import { listMessages } from '@bahi/contract/messages/calls.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectOk } from '../identity/testing.ts';
import { freezeOwn, impose, lift } from '../restrictions/imposing.ts';
import { createRace } from '../testing-races.ts';
import { LOANS_CASE_FILE } from './case-file.ts';
import { repayLoan } from './service.ts';
import { startLending, type Borrower, type Lending } from './testing.ts';

const seed = testSeed(import.meta.filename);
const race = createRace(seed);
const staff = { id: 900n, name: 'risk' };

let l: Lending;
let asha: Borrower;
let id: string;
/** The first moment after the due date. */
let due: number;

beforeEach(async () => {
  l = await startLending();
  asha = await l.customer();
  ({ id } = await l.lent(asha, '50000'));
  const { dueDate } = await l.read(asha, id);
  due = Date.parse(`${dueDate}T00:00:00+05:30`) + DAY_MS;
});
afterEach(async () => {
  await l.score();
  const found = await l.audit();
  await l.stop();
  expect(found).toEqual([]);
});

const now = () => l.h.clock.now();
const goTo = (moment: number) => l.h.clock.advance(moment - now());
/** What the clock makes of it, with the events of scores. */
async function pass(): Promise<void> {
  await l.progress();
  await l.score();
}
async function signedIn(): Promise<Borrower> {
  return l.signIn(asha);
}
const stories = async () => {
  const { rows } = expectOk(await (await signedIn()).call(listMessages, {}));
  return rows.map(({ story }) => story.key).filter((key) => key.startsWith('loans.'));
};
async function events(): Promise<[string, number][]> {
  const { rows } = await l.h.t.owner.query<{ code: string; at: bigint }>(
    'select code, at from credit.event where customer_id = $1 order by at, id',
    [asha.id],
  );
  return rows.map(({ code, at }) => [code, Number(at)]);
}
function restrict(until: number | null, kind: 'frozen' | 'banned' | 'no_trade' = 'frozen') {
  const asked = { customerId: asha.id, kind, reason: 'court_order', message: 'as ordered', until } as const;
  return l.h.t.db.transaction((tx) => impose(tx, { ...asked, author: staff, aloneMs: 60 * DAY_MS, now: now() }));
}
async function free(restriction: { readonly id: bigint }): Promise<void> {
  await l.h.t.db.transaction((tx) => lift(tx, { id: restriction.id, by: staff, reason: 'cleared', now: now() }));
}

test('a freeze over the due date: it waits, is told once, interest goes on, and repaying by the new end is in time', async () => {
  await goTo(due - HOUR_MS);
  const until = due + 2 * DAY_MS;
  await restrict(until);
  const by = until + DAY_MS;
  const borrower = await signedIn();
  expect(await l.read(borrower, id)).toMatchObject({ waitsUntil: by, isOverdue: false, counts: 'counts' });
  await goTo(due + MINUTE_MS);
  await Promise.all([pass(), l.progress()]);
  await pass();
  expect((await stories()).filter((key) => key === 'loans.due_waits')).toHaveLength(1);
  await goTo(by - 1);
  await pass();
  expect(await events()).toEqual([]);
  const { principal, interest } = await l.read(await signedIn(), id);
  // From 21 November to 23 December: 33 dates have ended.
  expect([principal, interest]).toEqual(['50000.00', '542.52']);
  expectOk(await l.repay(await signedIn(), id, '50542.52'));
  await pass();
  expect(await l.read(await signedIn(), id)).toMatchObject({ state: 'ended', waitsUntil: by, counts: 'counts' });
  expect(await events()).toEqual([['loan_repaid_in_time', by - 1]]);
});

test('who does not repay by then is overdue from that end on, and again each thirty days from it', async () => {
  await goTo(due - HOUR_MS);
  await restrict(due + HOUR_MS, 'banned');
  const by = due + HOUR_MS + DAY_MS;
  await goTo(due + MINUTE_MS);
  await pass();
  await goTo(by + MINUTE_MS);
  await pass();
  expect(await l.read(await signedIn(), id)).toMatchObject({ isOverdue: true, waitsUntil: by, counts: 'overdue' });
  expect((await stories())[0]).toBe('loans.overdue');
  // What begins later moves nothing: it is overdue for good.
  await restrict(null);
  await goTo(by + 30 * DAY_MS);
  await pass();
  expect(await events()).toEqual([
    ['loan_overdue', by],
    ['loan_overdue_longer', by + 30 * DAY_MS],
  ]);
});

test('the end moves as the restriction is lifted or comes again, ten working days at most, told each time and in the case file', async () => {
  await goTo(due - HOUR_MS);
  const first = await restrict(null);
  await goTo(due + MINUTE_MS);
  await pass();
  expect(await l.read(await signedIn(), id)).toMatchObject({ waitsUntil: due + 10 * DAY_MS });
  await goTo(due + HOUR_MS);
  await free(first);
  await pass();
  expect(await l.read(await signedIn(), id)).toMatchObject({ waitsUntil: now() + DAY_MS });
  await l.h.clock.advance(DAY_MS - 1);
  await restrict(null);
  await l.h.clock.advance(HOUR_MS);
  await pass();
  await goTo(due + 10 * DAY_MS - 1);
  await pass();
  expect(await l.read(await signedIn(), id)).toMatchObject({ waitsUntil: due + 10 * DAY_MS, isOverdue: false });
  expect((await stories()).filter((key) => key === 'loans.due_waits')).toHaveLength(3);
  const file = LOANS_CASE_FILE.find(({ sql }) => sql.includes('loan.due_waits'))!;
  const { rows } = await l.h.t.owner.query<{ params: unknown }>(file.sql, [asha.id]);
  expect(rows).toMatchObject([{ params: { until: due + 10 * DAY_MS } }]);
  await goTo(due + 10 * DAY_MS + MINUTE_MS);
  await pass();
  expect(await events()).toEqual([['loan_overdue', due + 10 * DAY_MS]]);
});

test('the customer’s own freeze and a ban on trading move nothing', async () => {
  await goTo(due - HOUR_MS);
  await l.h.t.db.transaction((tx) => freezeOwn(tx, asha.id, now()));
  await restrict(null, 'no_trade');
  await goTo(due + MINUTE_MS);
  await pass();
  expect(await l.read(await signedIn(), id)).toMatchObject({ isOverdue: true, waitsUntil: null });
  expect(await events()).toEqual([['loan_overdue', due]]);
});

test('a repayment that read the clock on the due date and comes to its turn after it is in time; after it was told, it is not', async () => {
  await goTo(due - 1);
  const asked = now();
  await goTo(due + 1);
  await l.progress();
  const { principal, interest } = await l.read(await signedIn(), id);
  const all = (Number(principal) + Number(interest)).toFixed(2);
  const repay = (amount: string, at: number) =>
    l.h.t.db.transaction((tx) => repayLoan(l.deps, tx, { customerId: asha.id, now: at, input: { loan: id, amount } }));
  expect(await repay(all, asked)).toMatchObject({ state: 'ended', counts: 'counts' });
  await pass();
  expect(await events()).toEqual([['loan_repaid_in_time', due]]);
  ({ id } = await l.lent(await signedIn(), '1000'));
  await l.h.clock.advance(31 * DAY_MS);
  await goTo(Date.parse(`${(await l.read(await signedIn(), id)).dueDate}T00:00:00+05:30`) + DAY_MS + MINUTE_MS);
  await l.progress();
  const late = await l.read(await signedIn(), id);
  const owed = (Number(late.principal) + Number(late.interest)).toFixed(2);
  expect(await repay(owed, now() - 2 * MINUTE_MS)).toMatchObject({ state: 'ended', counts: 'overdue' });
});

test('a part repaid before anybody told that it is overdue tells it', async () => {
  await goTo(due + HOUR_MS);
  expectOk(await l.repay(await signedIn(), id, '1000'));
  expect((await stories()).slice(0, 2).toSorted()).toEqual(['loans.overdue', 'loans.repaid']);
  await pass();
  expect((await stories()).filter((key) => key === 'loans.overdue')).toHaveLength(1);
  expect(await events()).toEqual([['loan_overdue', due]]);
});

test(`lifting, repaying and the clock at once, as the waiting ends: repaid in time, once (seed ${seed})`, async () => {
  await goTo(due - HOUR_MS);
  const freeze = await restrict(null);
  await goTo(due + 10 * DAY_MS - 1);
  await l.progress();
  const borrower = await signedIn();
  const { principal, interest } = await l.read(borrower, id);
  const all = (Number(principal) + Number(interest)).toFixed(2);
  const answers = await race([() => free(freeze), () => l.repay(borrower, id, all), pass, pass]);
  expect(answers).toEqual(['ok', 'ok', 'ok', 'ok']);
  await goTo(due + 11 * DAY_MS);
  await pass();
  expect((await events()).map(([code]) => code)).toEqual(['loan_repaid_in_time']);
});

test('seven loans of 1,000 that are repaid at once make no score; one that was open for thirty days does', async () => {
  const borrower = await l.customer();
  const ended = async (days: number) => {
    let by = await l.signIn(borrower);
    const lent = await l.lent(by, '1000', 90);
    expect(lent).toMatchObject({ counts: 'too_early' });
    await l.h.clock.advance(days * DAY_MS);
    by = await l.signIn(borrower);
    const { principal, interest } = await l.read(by, lent.id);
    const all = (Number(principal) + Number(interest)).toFixed(2);
    return expectOk(await l.repay(by, lent.id, all));
  };
  for (let count = 0; count < 7; count += 1) expect(await ended(0)).toMatchObject({ counts: 'too_early' });
  expect(await ended(29)).toMatchObject({ counts: 'too_early' });
  const asked = await l.asked(await l.signIn(borrower), '1000');
  expect(asked.score).toBe(600);
  expectOk(await l.cancel(await l.signIn(borrower), asked.id));
  expect(await ended(30)).toMatchObject({ counts: 'counts' });
  expect((await l.asked(await l.signIn(borrower), '1000')).score).toBe(620);
  await l.progress();
});

test('a loan says that it counts nothing once a pledge that was open beside it was repaid by its date', async () => {
  const borrower = await l.customer();
  const { id } = await l.lent(borrower, '1000', 90);
  await l.h.clock.advance(31 * DAY_MS);
  const read = async () => (await l.read(await l.signIn(borrower), id)).counts;
  expect(await read()).toBe('counts');
  const now = l.h.clock.now();
  // One that was repaid before the loan was paid out stands in nobody's way, and neither does one that was overdue.
  await pledgeRepaid(borrower.id, { endedAt: now - 32 * DAY_MS });
  await pledgeRepaid(borrower.id, { endedAt: now - DAY_MS, overdueToldAt: now - 2 * DAY_MS });
  expect(await read()).toBe('counts');
  await pledgeRepaid(borrower.id, { endedAt: now - DAY_MS });
  expect(await read()).toBe('beside_another');
  const by = await l.signIn(borrower);
  const { principal, interest } = await l.read(by, id);
  const all = (Number(principal) + Number(interest)).toFixed(2);
  expect(expectOk(await l.repay(by, id, all))).toMatchObject({ state: 'ended', counts: 'beside_another' });
  expect((await l.asked(await l.signIn(borrower), '1000')).score).toBe(620);
});

/** As the domain that owns it leaves it, without its entries: open for forty days. */
async function pledgeRepaid(
  customer: bigint,
  { endedAt, overdueToldAt = null }: { readonly endedAt: number; readonly overdueToldAt?: number | null },
): Promise<void> {
  const begin = endedAt - 40 * DAY_MS;
  await l.h.t.owner.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query(
      `insert into pledges.pledge (customer_id, position_id, amount, mark, paid_mark, created_at, promised_by, decided_by, decided_name,
         decided_at, entry_id, overdue_at, overdue_told_at, counts_from, ended_at, interest_through, due_date, shares, lots, term_days,
         rate_percent, warning_percent, sale_percent, notice_hours, symbol, status, outcome)
       values ($1, 1, 1000000, 50000, 50000, $2, $2, 1, 'Revathi', $2, (select count(*) + 1 from pledges.pledge), $3, $4, $2, $3, '2026-12-01', '2026-12-01', 400, 4, 90,
         10, 70, 85, 24, 'VRM', 'finished', 'repaid')`,
      [customer, begin, endedAt, overdueToldAt],
    );
  });
}
