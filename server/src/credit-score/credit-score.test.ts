/** Credit scores: which records count, how much and how often, over rows as the domains that own them write them. */
import { getCreditScore, listCreditEvents } from '@bahi/contract/credit-score/calls.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectOk, startHarness, type Harness } from '../identity/testing.ts';
import { auditWhole } from '../ledger/audit.ts';
import { caseFilePage } from '../platform/case-file.ts';
import { CREDIT_INVARIANTS } from './audit.ts';
import { CREDIT_CASE_FILE } from './case-file.ts';
import { registerCreditScoreRoutes } from './routes.ts';
import { creditScoreNow, writeEvents } from './service.ts';

let h: Harness;
let customerId: bigint;
let token: string;
let count = 0;

beforeAll(async () => {
  const parametersAt = defaultsOf(practiceCalendar);
  h = await startHarness({ addRoutes: (server, { db }) => registerCreditScoreRoutes(server, { db, parametersAt }) });
});
/** What a row must be like is its domain's: here only what counts for the score stands in it. */
beforeAll(async () => {
  const { rows } = await h.t.owner.query<{ drop: string }>(
    `select format('alter table %s drop constraint %I cascade', conrelid::regclass, conname) as drop from pg_constraint
     where contype in ('c', 'u') and conrelid in ('deposits.deposit'::regclass, 'orders."position"'::regclass, 'orders.orders'::regclass,
       'restrictions.restriction'::regclass, 'new_shares.subscription'::regclass)`,
  );
  for (const { drop } of rows) await h.t.owner.query(drop);
});
beforeEach(async () => {
  const registered = await h.register(`scored${(count += 1)}`);
  ({ token } = registered);
  customerId = BigInt(registered.customerId);
});
afterEach(async () => {
  await writeEvents({ db: h.t.db, clock: h.clock });
  const { breaks } = await h.t.db.transaction((tx) => auditWhole(tx, CREDIT_INVARIANTS));
  expect(breaks).toEqual([]);
});
afterAll(() => h.stop());

const scoreNow = () => h.t.db.transaction((tx) => creditScoreNow(tx, customerId, h.clock.now()));
/** As the owner of the tables, without what checks a row as it is written. */
const write = (sql: string, ...values: unknown[]) =>
  h.t.owner.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    const text = sql.replaceAll('%c', `${customerId}::bigint`).replaceAll('%now', `${h.clock.now()}::bigint`);
    await tx.query(text, values);
  });
const verify = (attempt: number) =>
  write(
    `insert into verification.submission (customer_id, attempt, id_type, sealed, front, back, accepted, submitted_at, state,
       decided_by, decided_by_name, decided_at) values (%c, $1, 'pan', '\\x00', 1, 2, '{}', %now, 'approved', 1, 'Mira', %now)`,
    attempt,
  );
const exam = (outcome: 'passed' | 'failed') =>
  write(
    `insert into education.exam_try (customer_id, started_at, ended_at, pass_percent, right_count, outcome, bank, questions, answers)
     values (%c, %now, %now, 80, 16, $1, 'b', array_fill('q'::text, array[20]), array_fill(0::smallint, array[20]))`,
    outcome,
  );
const deposit = (status: string, reason: string | null) =>
  write(
    `insert into deposits.deposit (customer_id, amount, created_at, promised_by, proof, decided_by, decided_name, decided_at, entry_id,
       channel, reference, status, needs_two, reason)
     values (%c, 500000, %now, %now, 1, 1, 'Mira', %now, case when $1::text = 'credited' then 1 end, 'bank', 'BH' || %c || $1::text, $1::text, false, $2)`,
    status,
    reason,
  );

test('everybody starts with 600, and the formula is told', async () => {
  const score = expectOk(await h.as(token)(getCreditScore, {}));
  expect(score).toMatchObject({ score: 600, start: 600, least: 300, most: 900, withdrawalMinimum: 500 });
  expect(score.rules.find(({ code }) => code === 'loan_overdue')).toEqual({ code: 'loan_overdue', points: -50 });
});

test('an identity, a first deposit and the days of an account count once each, whoever looks and how often', async () => {
  await verify(1);
  await verify(2);
  await deposit('credited', null);
  expect(await scoreNow()).toBe(660);
  await h.clock.advance(DAY_MS);
  await deposit('cancelled', null);
  await Promise.all([scoreNow(), writeEvents({ db: h.t.db, clock: h.clock }), scoreNow()]);
  expect(await scoreNow()).toBe(660);
  await h.clock.advance(89 * DAY_MS - 1);
  expect(await scoreNow()).toBe(660);
  await h.clock.advance(1);
  expect(await scoreNow()).toBe(670);
});

test('the first exam that is passed counts, once', async () => {
  await exam('failed');
  expect(await scoreNow()).toBe(600);
  await exam('passed');
  await exam('passed');
  expect(await scoreNow()).toBe(620);
});

test('a false proof counts against a customer, one that cannot be read does not', async () => {
  await deposit('rejected', 'proof_unreadable');
  expect(await scoreNow()).toBe(600);
  await deposit('rejected', 'proof_false');
  expect(await scoreNow()).toBe(500);
  const { rows, total } = expectOk(await h.as(token)(listCreditEvents, {}));
  expect([rows[0]!.code, rows[0]!.points, rows[0]!.score, total]).toEqual(['deposit_false', -100, 500, 1]);
});

test('a position that was closed out in parts counts once', async () => {
  await write(`insert into orders."position" (id, customer_id, opened_at, closed_at, opened_turnover, cost, opened_margin, original_margin,
    quantity, opened_quantity, leverage, direction, status, symbol, charges)
    values (%c * 1000, %c, %now, %now, 0, 0, 0, 0, 0, 100, 5, 'long', 'closed', 'VRM', '{0,0,0,0,0,0}')`);
  const close = (id: number, filled: number, origin: string) =>
    write(
      `insert into orders.orders (id, customer_id, request, body, closes, placed_at, ended_at, price, worst_price, quantity, filled,
         leverage, kind, direction, type, time_in_force, origin, status, symbol)
       values (%c * 1000 + $1::bigint, %c, gen_random_uuid(), gen_random_uuid(), %c * 1000, %now, %now, 0, 0, 100, $2, 5, 'close', 'long', 'market',
         'session', $3::orders.order_origin, 'filled', 'VRM')`,
      id,
      filled,
      origin,
    );
  await close(1, 100, 'stop_loss');
  await close(2, 0, 'close_out');
  expect(await scoreNow()).toBe(600);
  await close(3, 50, 'close_out');
  await h.clock.advance(1);
  await close(4, 50, 'close_out');
  expect(await scoreNow()).toBe(580);
});

const forfeit = () =>
  write(`insert into new_shares.subscription (offer_id, customer_id, amount, applied_at, decided_at, forfeited_at, lots, won_lots, ordinal,
    status, request, body) values (1, %c, 100, %now - 200, %now - 100, %now, 1, 1, 1, 'forfeited', gen_random_uuid(), gen_random_uuid())`);

test('a win that was not paid counts, unless staff barred the account over the time to pay', async () => {
  const bar = (isOwn: boolean, kind: string) =>
    write(
      `insert into restrictions.restriction (customer_id, kind, reason, message, is_own, since, needs_second)
       values (%c, $2, 'identity_doubt', 'We look into it.', $1, %now - 150, false)`,
      isOwn,
      kind,
    );
  await bar(true, 'frozen');
  await bar(false, 'no_withdrawal');
  await forfeit();
  expect(await scoreNow()).toBe(580);
  const registered = await h.register(`scored${(count += 1)}`);
  customerId = BigInt(registered.customerId);
  await bar(false, 'frozen');
  await forfeit();
  expect(await scoreNow()).toBe(600);
});

/** Paid out thirty days before, and told where it is overdue. */
const loan = (status: string, overdueAt: number, endedAt: number | null, toldAt = overdueAt) =>
  write(
    `insert into loans.loan (customer_id, amount, created_at, promised_by, term_days, rate_percent, score, decided_by, decided_name, decided_at,
       entry_id, overdue_at, interest_through, due_date, status, ended_at, counts_from, overdue_told_at, principal)
     values (%c, 100000, %now, %now, 30, 12, 600, 1, 'Mira', coalesce($3, %now) - $4::bigint, nextval('ledger.entry_id'), $2, '2026-11-21', '2026-11-21', $1, $3, 1,
       case when coalesce($3, %now) >= $2 then $5::bigint end, case $1 when 'in_progress' then 100000 else 0 end)`,
    status,
    overdueAt,
    endedAt,
    31 * DAY_MS,
    toldAt,
  );

test('loans that were repaid by their date count five times at most; an overdue one once and again each thirty days', async () => {
  const now = h.clock.now();
  for (let ended = 1; ended <= 6; ended += 1) await loan('ended', now, now - ended * 31 * DAY_MS);
  expect(await scoreNow()).toBe(700);
  await loan('ended', now - 10, now);
  expect(await scoreNow()).toBe(650);
  await loan('in_progress', now, null);
  expect(await scoreNow()).toBe(600);
  await h.clock.advance(59 * DAY_MS);
  expect(await scoreNow()).toBe(590);
  await h.clock.advance(DAY_MS);
  expect(await scoreNow()).toBe(580);
});

test('a loan that is found to be overdue days after, as no server ran, is no gap until its events are due', async () => {
  await writeEvents({ db: h.t.db, clock: h.clock });
  const now = h.clock.now();
  await loan('in_progress', now - 40 * DAY_MS, null, now);
  const { breaks } = await h.t.db.transaction((tx) => auditWhole(tx, CREDIT_INVARIANTS));
  expect(breaks).toEqual([]);
  expect(await scoreNow()).toBe(540);
});

test.each([
  ['verified', () => verify(1)],
  ['exam_passed', () => exam('passed')],
  ['first_deposit', () => deposit('credited', null)],
  ['deposit_false', () => deposit('rejected', 'proof_false')],
  ['win_forfeited', () => forfeit()],
  ['loan_repaid_in_time', () => loan('ended', h.clock.now(), h.clock.now() - 1)],
])('the auditor misses the event of a record that counts: %s', async (code, happen) => {
  await happen();
  await writeEvents({ db: h.t.db, clock: h.clock });
  await h.clock.advance(2 * DAY_MS);
  await writeEvents({ db: h.t.db, clock: h.clock });
  expect(await foundBy(`delete from credit.event where customer_id = ${customerId} and code = '${code}'`)).toEqual([
    'record_has_its_credit_event',
  ]);
});

test('the auditor finds a second deposit that counts as the first, and a win that was forfeited while staff barred the account', async () => {
  await deposit('credited', null);
  await writeEvents({ db: h.t.db, clock: h.clock });
  await deposit('credited', null);
  const second = `insert into credit.event (customer_id, at, written_at, reference, points, code)
    select customer_id, decided_at, decided_at, max(id), 10, 'first_deposit' from deposits.deposit
    where customer_id = ${customerId} group by customer_id, decided_at`;
  expect(await foundBy(second)).toEqual(['credit_event_has_its_record']);
  await forfeit();
  await writeEvents({ db: h.t.db, clock: h.clock });
  const barred = `insert into restrictions.restriction (customer_id, kind, reason, message, is_own, since, needs_second)
    select customer_id, 'frozen', 'identity_doubt', 'We look into it.', false, forfeited_at - 50, false
    from new_shares.subscription where customer_id = ${customerId}`;
  expect(await foundBy(barred)).toEqual(['credit_event_has_its_record']);
});

/** What an audit finds after a change that is undone again. */
async function foundBy(sql: string): Promise<string[]> {
  const undo = new Error('undone');
  let found: string[] = [];
  const run = h.t.owner.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query(sql);
    found = (await auditWhole(tx, CREDIT_INVARIANTS)).breaks.map(({ invariant }) => invariant);
    throw undo;
  });
  await expect(run).rejects.toBe(undo);
  return found;
}

test('staff read each event in the case file, newest first, with its points and its record', async () => {
  await deposit('credited', null);
  await h.clock.advance(1);
  await deposit('rejected', 'proof_false');
  await writeEvents({ db: h.t.db, clock: h.clock });
  const asked = { customerId, domain: 'money', after: null, limit: 5 } as const;
  const page = await h.t.db.read((tx) => caseFilePage(tx, CREDIT_CASE_FILE, asked));
  const events = expectOk(await h.as(token)(listCreditEvents, {})).rows;
  expect(page!.rows.map(({ what, params }) => [what, params['points'], params['case']])).toEqual([
    ['credit.deposit_false', '−100', events[0]!.reference],
    ['credit.first_deposit', '+10', events[1]!.reference],
  ]);
});

test('events page from the newest to the oldest, each with the score after it', async () => {
  await verify(1);
  await h.clock.advance(1);
  await deposit('credited', null);
  await scoreNow();
  const page = expectOk(await h.as(token)(listCreditEvents, { page: 2, pageSize: 1 }));
  expect(page.rows.map(({ code, score }) => [code, score])).toEqual([['verified', 650]]);
  expect(page.total).toBe(2);
});
