/** Deposits and withdrawals reviewed through the console's calls: claims, two people, own cases, races. */
import { randomInt, randomUUID } from 'node:crypto';
import { staffRoles, type StaffRole } from '@bahi/contract/endpoint.ts';
import { claimCase, claimMs, listQueue, releaseCase } from '@bahi/contract/staff/queues.ts';
import {
  approveDeposit,
  approveWithdrawal,
  getDepositCase,
  getWithdrawalCase,
  payWithdrawal,
  rejectDeposit,
  rejectWithdrawal,
} from '@bahi/contract/staff/reviews.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import { listAudit } from '@bahi/contract/staff/operations.ts';
import { nseCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerDepositReviews } from '../deposits/reviews.ts';
import { depositOf } from '../deposits/service.ts';
import { numberAtRest } from '../destinations/numbers.ts';
import { endOf, expectOk } from '../identity/testing.ts';
import { placeHold } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { readBalance } from '../ledger/read.ts';
import { PRACTICE_CHANNELS } from '../deposits/channels.ts';
import { restrict } from '../restrictions/testing.ts';
import { testUploads, type TestUploads } from '../uploads/testing.ts';
import { writeMessages } from '../messages/service.ts';
import { registerWithdrawalReviews } from '../withdrawals/reviews.ts';
import { verifyAuditChain } from './audit-log.ts';
import { accountOf, startStaffHarness, type StaffHarness } from './testing.ts';

let h: StaffHarness;
let uploads: TestUploads;
const tokens = {} as Record<StaffRole, string>;
beforeAll(async () => {
  h = await startStaffHarness({
    addRoutes(_server, { db, clock }) {
      uploads = testUploads(db, clock);
    },
    addReviews(desk) {
      const calendar = nseCalendar;
      const names = { verifiedName: async () => 'Somebody Else', keys: uploads.keys };
      const channelsAt = () => PRACTICE_CHANNELS;
      registerDepositReviews(desk, { ...names, calendar, parametersAt: defaultsOf(calendar), channelsAt });
      registerWithdrawalReviews(desk, { ...names, calendar });
    },
  });
  for (const role of staffRoles) tokens[role] = await h.signIn(role);
});
afterAll(async () => {
  await h.stop();
  uploads.remove();
});

const as = (role: StaffRole) => h.staff(tokens[role]);
const key = () => ({ idempotencyKey: randomUUID() });
const queue = 'deposits';
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
let customers = 0;

interface Told {
  readonly id: string;
  readonly customerId: bigint;
}

/** As a customer's own call leaves it. */
async function told(rupees: number): Promise<Told> {
  const { customerId } = await h.register(`payer${(customers += 1)}`);
  const reference = `BH${Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;
  const [now, needsTwo] = [h.clock.now(), rupees >= 500_000];
  const { rows: kept } = await h.t.owner.query<{ id: bigint }>(
    `insert into uploads.upload (customer_id, purpose, file, width, height, bytes, content_index, created_at, used_by)
     values ($1, 'deposit_proof', $2, 800, 600, 1000, $3, $4, $5) returning id`,
    [customerId, randomUUID().replaceAll('-', ''), Buffer.alloc(32, customers), now, `deposit ${reference}`],
  );
  await h.t.db.query('insert into deposits.reference (reference, customer_id, used_at) values ($1, $2, $3)', [
    reference,
    customerId,
    now,
  ]);
  const { rows } = await h.t.db.query<{ id: bigint }>(
    `insert into deposits.deposit (customer_id, amount, channel, reference, proof, needs_two, created_at, promised_by)
     values ($1, $2, 'practice-bank', $3, $4, $5, $6, $6) returning id`,
    [customerId, rupees * 100, reference, kept[0]!.id, needsTwo, now],
  );
  return { id: rows[0]!.id.toString(), customerId: BigInt(customerId) };
}

const claimIt = (role: StaffRole, id: string) => as(role)(claimCase, { queue, case: id }, key());
const approveIt = (role: StaffRole, id: string, amount = '6000') =>
  as(role)(approveDeposit, { case: id, amount }, key());
/** The timeline as the customer reads it. */
const stepsOf = async (customerId: bigint, id: string) =>
  (await h.t.db.read((tx) => depositOf(tx, customerId, id))).timeline.map(({ step, state }) => `${step} ${state}`);
const cashOf = async (customerId: bigint) => (await h.t.db.read((tx) => readBalance(tx, customerId))).cash;

test('a claimed case is decided by its claimer alone, and credits once', async () => {
  const { id, customerId } = await told(6_000);
  const before = await cashOf(customerId);
  expect(endOf(await approveIt('funds_maker', id))).toBe('staff.not_claimed');
  expect(await stepsOf(customerId, id)).toEqual(['sent done', 'credited now', 'promised ahead']);
  expect(expectOk(await claimIt('funds_maker', id)).claim).toMatchObject({ name: 'funds_maker' });
  expect(await stepsOf(customerId, id)).toEqual(['sent done', 'claimed done', 'credited now', 'promised ahead']);
  expect(endOf(await claimIt('funds_checker', id))).toBe('staff.case_claimed');
  expect(endOf(await approveIt('funds_checker', id))).toBe('staff.case_claimed');
  expect(endOf(await approveIt('funds_maker', id, '6001'))).toBe('staff.amount_differs');
  expect(expectOk(await approveIt('funds_maker', id)).deposit.status).toBe('credited');
  expect((await cashOf(customerId)) - before).toBe(6_000_00n);
  expect(endOf(await approveIt('funds_maker', id))).toBe('staff.case_decided');
  expect(endOf(await claimIt('funds_checker', id))).toBe('staff.case_decided');
  const record = expectOk(await as('auditor')(listAudit, { subject: `deposits:${id}` }));
  expect(record.rows.map(({ staff, action }) => [staff, action])).toEqual([
    ['funds_maker', 'deposits.approve'],
    ['funds_maker', 'deposits.claim'],
  ]);
});

test('a claim ends by the clock, to the millisecond, and is extended and given back', async () => {
  const { id } = await told(6_000);
  expectOk(await claimIt('funds_maker', id));
  await h.clock.advance(claimMs - 1);
  expect(endOf(await claimIt('funds_checker', id))).toBe('staff.case_claimed');
  expectOk(await claimIt('funds_maker', id));
  await h.clock.advance(claimMs - 1);
  expect(endOf(await claimIt('funds_checker', id))).toBe('staff.case_claimed');
  await h.clock.advance(1);
  expect(endOf(await approveIt('funds_maker', id))).toBe('staff.not_claimed');
  expectOk(await claimIt('funds_checker', id));
  expectOk(await as('funds_maker')(releaseCase, { queue, case: id }, key()));
  expect(endOf(await claimIt('funds_maker', id))).toBe('staff.case_claimed');
  expectOk(await as('funds_checker')(releaseCase, { queue, case: id }, key()));
  expectOk(await claimIt('funds_maker', id));
  const reject = { case: id, reason: 'not_received' as const };
  expect(expectOk(await as('funds_maker')(rejectDeposit, reject, key())).deposit.status).toBe('rejected');
});

test('from the threshold on a maker approves first and a checker second, never one person', async () => {
  const { id, customerId } = await told(500_000);
  const before = await cashOf(customerId);
  const amount = '500000';
  expectOk(await claimIt('funds_maker', id));
  expect(expectOk(await approveIt('funds_maker', id, amount)).needsSecond).toBe(true);
  expectOk(await claimIt('funds_maker', id));
  expect(endOf(await approveIt('funds_maker', id, amount))).toBe('staff.same_person');
  expectOk(await as('funds_maker')(releaseCase, { queue, case: id }, key()));
  expect(await cashOf(customerId)).toBe(before);
  expectOk(await claimIt('funds_checker', id));
  expect(expectOk(await approveIt('funds_checker', id, amount)).needsSecond).toBe(false);
  expect((await cashOf(customerId)) - before).toBe(500_000_00n);
});

test('nobody claims or decides a case of the own account', async () => {
  const { id, customerId } = await told(6_000);
  await h.t.db.query('update staff.member set customer_id = $1 where account = $2', [
    customerId,
    accountOf('funds_maker'),
  ]);
  expect(endOf(await claimIt('funds_maker', id))).toBe('staff.own_case');
  expect(endOf(await approveIt('funds_maker', id))).toBe('staff.own_case');
  await h.t.db.query('update staff.member set customer_id = null where account = $1', [accountOf('funds_maker')]);
  expectOk(await claimIt('funds_maker', id));
});

test('the next case is the oldest that this person may take', async () => {
  await h.t.owner.query(`update deposits.deposit set status = 'cancelled', decided_at = 1 where status = 'pending'`);
  const [a, b, c] = [await told(6_000), await told(6_000), await told(6_000)];
  expectOk(await claimIt('funds_checker', b.id));
  expectOk(await claimIt('funds_maker', a.id));
  expect(expectOk(await approveIt('funds_maker', a.id)).next).toBe(c.id);
  const page = expectOk(await as('funds_maker')(listQueue, { queue }));
  expect(page.rows.map(({ id }) => id)).toEqual([b.id, c.id]);
  expect(page.rows[0]!.claim).toMatchObject({ name: 'funds_checker' });
  const mine = expectOk(await as('funds_checker')(listQueue, { queue, state: 'mine' }));
  expect(mine.rows.map(({ id }) => id)).toEqual([b.id]);
  const decided = expectOk(await as('auditor')(listQueue, { queue, state: 'decided', text: a.id }));
  expect(decided.rows).toMatchObject([
    { id: a.id, status: 'credited', decision: { by: 'funds_maker', at: h.clock.now() } },
  ]);
});

test('a case shows where the money was to go, and what else is known of proof and customer', async () => {
  const { id } = await told(6_000);
  const shown = expectOk(await as('auditor')(getDepositCase, { case: id }));
  expect(shown).toMatchObject({
    depositsBefore: 0,
    sameProof: [],
    paidTo: { name: PRACTICE_CHANNELS[0]!.name, payee: PRACTICE_CHANNELS[0]!.payee },
    needsTwo: false,
    customer: { name: 'Somebody Else' },
  });
});

test.each([2, 8, 32, 64])('%i reviewers at once: one claims, one decision, one credit', async (ways) => {
  const { id, customerId } = await told(6_000);
  const before = await cashOf(customerId);
  const roles: StaffRole[] = ['funds_maker', 'funds_checker'];
  const ends = await Promise.all(
    Array.from({ length: ways }, async (_, index) => {
      const role = roles[index % 2]!;
      const claimed = endOf(await claimIt(role, id));
      return claimed === 'ok' ? endOf(await approveIt(role, id)) : claimed;
    }),
  );
  expect(ends.filter((end) => end === 'ok')).toHaveLength(1);
  const clear = ['ok', 'staff.case_claimed', 'staff.case_decided', 'staff.not_claimed'];
  expect(ends.filter((end) => !clear.includes(end))).toEqual([]);
  expect((await cashOf(customerId)) - before).toBe(6_000_00n);
  expect((await verifyAuditChain(h.t.db)).brokenAt).toBeNull();
});

/** As a customer's own call leaves it: the amount is held. */
async function asked(rupees: number, changes: { readonly number?: string } = {}): Promise<Told> {
  const { customerId } = await h.register(`taker${(customers += 1)}`);
  const [now, needsTwo] = [h.clock.now(), rupees >= 100_000];
  const { number = `${50_100_000_000 + customers}` } = changes;
  const { sealed, numberIndex, shown } = await numberAtRest(uploads.keys, {
    customerId: BigInt(customerId),
    kind: 'card',
    number,
  });
  const { rows: destinations } = await h.t.db.query<{ id: bigint }>(
    `insert into destinations.destination (customer_id, kind, sealed, number_index, shown, holder, bank, branch, bank_code, ifsc,
       is_default, added_at, usable_from)
     values ($1, 'card', $2, $3, $4, 'Somebody Else', 'HDFC Bank', 'Fort', 'HDFC', 'HDFC0000001', true, $5, $5) returning id`,
    [customerId, sealed, numberIndex, shown, now],
  );
  const id = await h.t.db.transaction(async (tx) => {
    const { rows } = await tx.query<{ id: bigint }>(
      `insert into withdrawals.withdrawal (customer_id, destination_id, amount, fee, needs_two, created_at, usually_by, latest_by)
       values ($1, $2, $3, 0, $4, $5, $5, $5) returning id`,
      [customerId, destinations[0]!.id, rupees * 100, needsTwo, now],
    );
    const books = await lockBooks(tx, { customerIds: [BigInt(customerId)] });
    const [reference, amount] = [rows[0]!.id, BigInt(rupees) * 100n];
    placeHold(books, { kind: 'withdrawal', reference, customerId: BigInt(customerId), amount });
    await writeBooks(tx, books, { at: now, businessDate: '2026-11-21' });
    return reference;
  });
  return { id: id.toString(), customerId: BigInt(customerId) };
}

test('a reviewer sees who else has the account, and what guards the customer’s own was replaced of late', async () => {
  const number = '60011112222';
  const first = await asked(1_000, { number });
  const { id, customerId } = await asked(1_000, { number });
  const now = h.clock.now();
  const day = 86_400_000;
  await h.t.db.transaction((tx) =>
    writeMessages(tx, [
      ...[
        { story: storyOf('security.password_changed', {}), at: now - 31 * day },
        { story: storyOf('security.phone_changed', { phone: '•••• 1234', until: now }), at: now - 3 * day },
        { story: storyOf('security.totp_removed', { until: now }), at: now - 2 * day },
        { story: storyOf('security.paused', { until: now }), at: now - day },
      ].map((told) => ({ ...told, customerId, kind: 'security' as const, about: null })),
      { customerId: first.customerId, kind: 'security', story: storyOf('security.totp_set', {}), about: null, at: now },
    ]),
  );
  const shown = expectOk(await as('funds_maker')(getWithdrawalCase, { case: id }));
  expect(shown.destination.otherHolders).toEqual([
    { id: first.customerId.toString(), account: `taker${customers - 1}` },
  ]);
  const guards = shown.recentChanges.filter(({ what }) => what !== 'new_device' && what !== 'destination_added');
  expect(guards).toEqual([
    { what: 'totp_removed', at: now - 2 * day },
    { what: 'phone_changed', at: now - 3 * day },
  ]);
});

test('a number whose key was destroyed stays masked for the reviewer too', async () => {
  const { id, customerId } = await asked(1_000, { number: '60033334444' });
  await uploads.keys.destroy(customerId);
  expectOk(await as('funds_maker')(claimCase, { queue: 'withdrawals', case: id }, key()));
  const { destination } = expectOk(await as('funds_maker')(getWithdrawalCase, { case: id }));
  expect(destination.lines[1]).toEqual({ label: 'account', value: '•••• 4444' });
});

test('a large withdrawal takes a maker and a checker, is seen in full by name, and is paid once', async () => {
  const { id, customerId } = await asked(100_000);
  const before = await cashOf(customerId);
  expectOk(await as('funds_maker')(claimCase, { queue: 'withdrawals', case: id }, key()));
  const shown = expectOk(await as('funds_maker')(getWithdrawalCase, { case: id }));
  expect(shown.destination).toMatchObject({
    holderMatches: true,
    lines: [{ label: 'holder' }, { label: 'account', value: `${50_100_000_000 + customers}` }, {}, {}],
  });
  expect(shown.recentChanges.map(({ what }) => what).toSorted()).toEqual(['destination_added', 'new_device']);
  const step = async (role: StaffRole) => {
    expectOk(await as(role)(claimCase, { queue: 'withdrawals', case: id }, key()));
    return expectOk(await as(role)(approveWithdrawal, { case: id, amount: '100000' }, key()));
  };
  expect((await step('funds_maker')).needsSecond).toBe(true);
  const pay = (role: StaffRole) => as(role)(payWithdrawal, { case: id, bankReference: 'UTR 77120' }, key());
  expect(endOf(await pay('funds_maker'))).toBe('staff.not_approved');
  expect((await step('funds_checker')).withdrawal.status).toBe('approved');
  const ends = await Promise.all(Array.from({ length: 8 }, () => pay('funds_maker')));
  expect(ends.map(endOf).toSorted()).toEqual(['ok', ...Array<string>(7).fill('staff.not_approved')]);
  expect(before - (await cashOf(customerId))).toBe(100_000_00n);
  const record = expectOk(await as('auditor')(listAudit, { subject: `withdrawals:${id}` }));
  expect(record.rows.map(({ staff, action }) => `${staff} ${action}`)).toEqual([
    'funds_maker withdrawals.paid',
    'funds_checker withdrawals.approve',
    'funds_checker withdrawals.claim',
    'funds_maker withdrawals.approve_first',
    'funds_maker withdrawals.claim',
    'funds_maker withdrawals.documents',
    'funds_maker withdrawals.claim',
  ]);
});

test('a freeze after the approval is in the case, stops the payment, and what was sent before is written down so', async () => {
  const { id, customerId } = await asked(1_000);
  expectOk(await as('funds_maker')(claimCase, { queue: 'withdrawals', case: id }, key()));
  expectOk(await as('funds_maker')(approveWithdrawal, { case: id, amount: '1000' }, key()));
  const nothing = { restrictions: [], receivable: '0.00', openPositions: 0, isBarred: false };
  expect(expectOk(await as('funds_maker')(getWithdrawalCase, { case: id }))).toMatchObject(nothing);
  const now = h.clock.now();
  await h.t.db.transaction((tx) => restrict(tx, { customerId, kind: 'frozen', reason: 'customer_asked', now }));
  expect(expectOk(await as('funds_maker')(getWithdrawalCase, { case: id }))).toMatchObject({
    restrictions: [{ kind: 'frozen', reason: 'customer_asked', since: now, until: null }],
    isBarred: true,
  });
  const payment = { case: id, bankReference: 'UTR 77121' };
  expect(endOf(await as('funds_maker')(payWithdrawal, payment, key()))).toBe('staff.payment_barred');
  const sent = await as('funds_maker')(payWithdrawal, { ...payment, wasSentBefore: true }, key());
  expect(expectOk(sent).withdrawal.status).toBe('paid');
  const record = expectOk(await as('auditor')(listAudit, { subject: `withdrawals:${id}` }));
  expect(record.rows[0]).toMatchObject({
    action: 'withdrawals.paid',
    detail: { bankReference: 'UTR 77121', wasSentBefore: 'yes' },
  });
});

test('an approved withdrawal of somebody frozen is stopped by another than who approved it', async () => {
  const { id, customerId } = await asked(1_000);
  expectOk(await as('funds_maker')(claimCase, { queue: 'withdrawals', case: id }, key()));
  expectOk(await as('funds_maker')(approveWithdrawal, { case: id, amount: '1000' }, key()));
  await h.t.db.transaction((tx) => restrict(tx, { customerId, kind: 'frozen', now: h.clock.now() }));
  expectOk(await as('funds_checker')(claimCase, { queue: 'withdrawals', case: id }, key()));
  const stop = { case: id, reason: 'suspected_fraud' as const };
  expect(expectOk(await as('funds_checker')(rejectWithdrawal, stop, key())).withdrawal.status).toBe('rejected');
  expect(await h.t.db.read((tx) => readBalance(tx, customerId))).toMatchObject({ held: 0n });
});
