/** Photos, proofs and full numbers: for whoever has claimed the case, of a decided one for the auditor; each opening counted and bounded. */
import type { StaffRole } from '@bahi/contract/endpoint.ts';
import { listAudit } from '@bahi/contract/staff/operations.ts';
import { claimCase, releaseCase } from '@bahi/contract/staff/queues.ts';
import {
  approveDeposit,
  documentsAnHour,
  getDepositCase,
  getIdentityCase,
  getWithdrawalCase,
  rejectWithdrawal,
} from '@bahi/contract/staff/reviews.ts';
import { listDocumentsOpened } from '@bahi/contract/surveillance/staff-calls.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';
import { fullCustomer, key, type FullCustomer } from '../testing-customer.ts';

let w: WholeApp;
let customers = 0;
let asha: FullCustomer;
let identity: string;
const tokens: Partial<Record<StaffRole, string>> = {};
beforeAll(async () => {
  w = await startWholeApp();
});
afterAll(() => w.stop());
beforeEach(async () => {
  customers += 1;
  asha = await fullCustomer(w, `asha${customers}`, customers);
  const { rows } = await w.t.db.query<{ id: bigint }>('select id from verification.submission where customer_id = $1', [
    asha.customerId,
  ]);
  identity = rows[0]!.id.toString();
  for (const role of ['identity_reviewer', 'funds_maker', 'funds_checker', 'auditor', 'risk'] as const) {
    tokens[role] = await w.signIn(role);
  }
});

const as = (role: StaffRole) => w.staff(tokens[role]);
const money = {
  deposits: {
    role: 'funds_maker',
    id: () => asha.records.deposit,
    async read(role: StaffRole) {
      const { proof, withheld } = expectOk(await as(role)(getDepositCase, { case: asha.records.deposit }));
      return { isShown: proof !== null, withheld };
    },
    async decide() {
      expectOk(await as('funds_maker')(approveDeposit, { case: asha.records.deposit, amount: '5000' }, key()));
    },
  },
  withdrawals: {
    role: 'funds_maker',
    id: () => asha.records.withdrawal,
    async read(role: StaffRole) {
      const { destination, withheld } = expectOk(await as(role)(getWithdrawalCase, { case: asha.records.withdrawal }));
      return { isShown: destination.lines.some(({ value }) => value === `30${customers}0123456789`), withheld };
    },
    async decide() {
      const given = { case: asha.records.withdrawal, reason: 'asked' } as const;
      expectOk(await as('funds_maker')(rejectWithdrawal, given, key()));
    },
  },
} as const;
const photos = async (role: StaffRole) => {
  const { front, back, withheld } = expectOk(await as(role)(getIdentityCase, { case: identity }));
  return { isShown: front !== null || back !== null, withheld };
};
const counted = async () =>
  expectOk(await as('risk')(listDocumentsOpened, {})).rows.map(({ name, hour, day }) => `${name} ${hour} ${day}`);
const SHOWN = { isShown: true, withheld: null };

test.each(['deposits', 'withdrawals'] as const)(
  'in %s the document is for who has the case now, and the facts for the others; of a decided case for the auditor',
  async (queue) => {
    const { id, read, decide } = money[queue];
    const claim = { queue, case: id() };
    const unclaimed = { isShown: false, withheld: 'not_claimed' };
    expect(await read('funds_maker')).toEqual(unclaimed);
    expect(await read('auditor')).toEqual(unclaimed);
    expectOk(await as('funds_maker')(claimCase, claim, key()));
    expect(await read('funds_maker')).toEqual(SHOWN);
    expect(await read('funds_checker')).toEqual(unclaimed);
    await w.clock.advance(5 * 60_000);
    expect(await read('funds_maker')).toEqual(unclaimed);
    expectOk(await as('funds_maker')(claimCase, claim, key()));
    expectOk(await as('funds_maker')(releaseCase, claim, key()));
    expect(await read('funds_maker')).toEqual(unclaimed);
    expectOk(await as('funds_maker')(claimCase, claim, key()));
    await decide();
    const decided = { isShown: false, withheld: 'decided' };
    expect(await read('funds_maker')).toEqual(decided);
    expect(await read('auditor')).toEqual(SHOWN);
    const { rows } = expectOk(await as('auditor')(listAudit, { subject: `${queue}:${id()}`, pageSize: 100 }));
    const looks = rows.map(({ staff, action }) => `${staff} ${action}`).filter((row) => /documents|view/.test(row));
    expect(looks.toReversed()).toEqual([
      `funds_maker ${queue}.view`,
      `auditor ${queue}.view`,
      `funds_maker ${queue}.documents`,
      `funds_checker ${queue}.view`,
      `funds_maker ${queue}.view`,
      `funds_maker ${queue}.view`,
      `funds_maker ${queue}.view`,
      `auditor ${queue}.documents`,
    ]);
  },
);

test('photos of decided verifications are for the auditor alone, and no ticket for them is made out to a reviewer', async () => {
  const tickets = async () => (await w.t.db.query('select from uploads.view')).rowCount;
  const before = await tickets();
  expect(await photos('identity_reviewer')).toEqual({ isShown: false, withheld: 'decided' });
  expect(await tickets()).toBe(before);
  expect(await photos('auditor')).toEqual(SHOWN);
});

test('nobody opens a case of the own account, the auditor neither', async () => {
  const own = (customer: string | null) =>
    w.t.owner.query(`update staff.member set customer_id = $1 where account = 'auditor'`, [customer]);
  await own(asha.customerId);
  expect(endOf(await as('auditor')(getIdentityCase, { case: identity }))).toBe('staff.own_case');
  expect(endOf(await as('auditor')(getDepositCase, { case: asha.records.deposit }))).toBe('staff.own_case');
  expect(endOf(await as('auditor')(getWithdrawalCase, { case: asha.records.withdrawal }))).toBe('staff.own_case');
  await own(null);
});

test('openings are counted for risk, many at once do not pass the bound of an hour, and after it they go on', async () => {
  await w.clock.advance(24 * HOUR_MS);
  for (const role of ['auditor', 'risk'] as const) tokens[role] = await w.signIn(role);
  expect(await counted()).toEqual([]);
  await photos('auditor');
  await w.clock.advance(60_000);
  const open = () => as('auditor')(getIdentityCase, { case: identity });
  const ends = await Promise.all(Array.from({ length: documentsAnHour + 9 }, open));
  expect(ends.filter((end) => endOf(end) === 'ok')).toHaveLength(documentsAnHour - 1);
  expect(ends.find((end) => endOf(end) !== 'ok')).toMatchObject({
    refusal: {
      code: 'staff.documents_limit',
      params: { maximum: documentsAnHour, until: w.clock.now() - 60_000 + HOUR_MS },
    },
  });
  expect(await counted()).toEqual([`auditor ${documentsAnHour} ${documentsAnHour}`]);
  // Signed in again: a session without a call is over.
  await w.clock.advance(HOUR_MS - 60_000);
  for (const role of ['auditor', 'risk'] as const) tokens[role] = await w.signIn(role);
  expect(endOf(await open())).toBe('ok');
  expect((await counted())[0]).toMatch(new RegExp(`^auditor [0-9]+ ${documentsAnHour + 1}$`));
});
