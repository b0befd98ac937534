import { calendars, practiceCalendar } from '@bahi/core/calendar.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { virtualClock } from '../platform/clock.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { testDatabase, type TestDatabase } from '../platform/testing.ts';
import { grantPractice, openBooks } from './accounts.ts';
import { lastClosedDate } from './business-dates.ts';
import { createLedgerJobs } from './jobs.ts';
import { isWholeAuditDue } from './whole-audits.ts';

/** 10:30 of 20 November 2026 in India. */
const START = Date.UTC(2026, 10, 20, 5);
const clock = virtualClock(START);
let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
  await t.db.transaction(async (tx) => {
    await openBooks(tx, [1n]);
    await grantPractice(tx, { customerIds: [1n], amount: 5n, at: clock.now(), businessDate: '2026-11-20' });
  });
});
afterAll(() => t.drop());

const gauge = (text: string) => /^bahi_ledger_audit_clean (\d)$/m.exec(text)?.[1];

test('broken books are on /metrics and make the server not ready, until they add up again', async () => {
  const metrics = createMetrics();
  const log = createLog({ level: 'silent', toStderr: true });
  const jobs = createLedgerJobs({ db: t.db, clock, calendar: practiceCalendar, log, metrics, invariants: [] });
  const audit = jobs.tasks.find((task) => task.name === 'ledger_audit')!;
  await audit.run();
  expect(await jobs.check.problem()).toBeNull();
  expect(gauge(await metrics.print())).toBe('1');

  await t.owner.query('update ledger.balance set cash = 6');
  for (let turn = 0; turn < 2; turn++) {
    await audit.run();
    expect(await jobs.check.problem()).toBe('broken: balance_is_the_sum_of_postings');
    expect(gauge(await metrics.print())).toBe('0');
  }

  await t.owner.query('update ledger.balance set cash = 5');
  await audit.run();
  expect(await jobs.check.problem()).toBeNull();
});

test('a stop waits for the first audit', async () => {
  const metrics = createMetrics();
  const log = createLog({ level: 'silent', toStderr: true });
  const jobs = createLedgerJobs({ db: t.db, clock, calendar: practiceCalendar, log, metrics, invariants: [] });
  jobs.start();
  await jobs.stop();
  expect(gauge(await metrics.print())).toBe('1');
});

test('a business date is closed ten minutes after it has passed', async () => {
  const log = createLog({ level: 'silent', toStderr: true });
  const jobs = createLedgerJobs({
    db: t.db,
    clock,
    calendar: practiceCalendar,
    log,
    metrics: createMetrics(),
    invariants: [],
  });
  const close = jobs.tasks.find((task) => task.name === 'ledger_close_date')!;
  const closedAt = async (ms: number) => {
    await clock.advance(ms - clock.now());
    await close.run();
    return t.db.transaction(lastClosedDate);
  };
  expect(await closedAt(START)).toBe('2026-11-19');
  const roll = Date.UTC(2026, 10, 20, 23, 30);
  expect(await closedAt(roll + 60_000)).toBe('2026-11-19');
  expect(await closedAt(roll + 10 * 60_000)).toBe('2026-11-20');
});

test('the whole audit runs once after each close, and what it found is known to every server until the next', async () => {
  const log = createLog({ level: 'silent', toStderr: true });
  const of = { clock, calendar: practiceCalendar, log, metrics: createMetrics(), invariants: [] };
  const jobs = createLedgerJobs({ db: t.db, ...of });
  const whole = jobs.tasks.find((task) => task.name === 'ledger_audit_whole')!;
  const ranAt = async (ms: number) => {
    await clock.advance(ms - clock.now());
    await whole.run();
    return createLedgerJobs({ db: t.db, ...of }).lastWholeAudit();
  };
  expect(await jobs.lastWholeAudit()).toBeNull();
  const noon = START + DAY_MS;
  expect(await ranAt(noon)).toEqual({ at: noon, isClean: true, broken: new Map() });
  await t.owner.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query(`insert into ledger.posting (entry_id, line, account, amount) values (99, 1, 'fees', 1)`);
  });
  const roll = Date.UTC(2026, 10, 21, 23, 30);
  expect(await ranAt(roll + 20 * 60_000)).toMatchObject({ at: noon, isClean: true });
  const quiet = roll + 31 * 60_000;
  const broken = { at: quiet, isClean: false };
  expect(await ranAt(quiet)).toMatchObject(broken);
  expect((await jobs.lastWholeAudit())!.broken.get('nothing_stands_outside_a_book')).toBe(1);
  expect(await ranAt(quiet + 10 * 60_000)).toMatchObject(broken);
});

test('over a weekend without a session the whole audit is due once, after the last close', () => {
  const at = (text: string) => Date.parse(`${text}+05:30`);
  const doneAt = (text: string) => ({ at: at(text), isClean: true, broken: new Map() });
  const isDue = (last: string, now: string) => isWholeAuditDue(calendars.NSE, doneAt(last), at(now));
  // Friday, 20 November 2026.
  expect(isDue('2026-11-20T01:00', '2026-11-20T23:50')).toBe(false);
  expect(isDue('2026-11-20T01:00', '2026-11-21T00:40')).toBe(true);
  expect(isDue('2026-11-21T00:40', '2026-11-21T12:00')).toBe(false);
  expect(isDue('2026-11-21T00:40', '2026-11-22T12:00')).toBe(false);
  expect(isDue('2026-11-21T00:40', '2026-11-23T23:50')).toBe(false);
  expect(isDue('2026-11-21T00:40', '2026-11-24T00:40')).toBe(true);
});
