/** The first of two approvals counts while whoever made it may decide there (rules §7, §10): otherwise the next one is the first. */
import { disableMember, listStaff, proposeRoles } from '@bahi/contract/staff/members.ts';
import { approveChange, listAudit } from '@bahi/contract/staff/operations.ts';
import { claimCase, listQueue } from '@bahi/contract/staff/queues.ts';
import { approveDeposit, approveWithdrawal, getDepositCase, getWithdrawalCase } from '@bahi/contract/staff/reviews.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';
import { fullCustomer, key, type FullCustomer } from '../testing-customer.ts';

let w: WholeApp;
let customers = 0;
let asha: FullCustomer;
const tokens = { maker: '', other: '', checker: '', admin: '' };
type Member = keyof typeof tokens;
beforeAll(async () => {
  w = await startWholeApp();
});
afterAll(() => w.stop());
beforeEach(async () => {
  await w.t.owner.query('update staff.member set is_disabled = false');
  customers += 1;
  asha = await fullCustomer(w, `asha${customers}`, customers);
  await w.t.owner.query('update deposits.deposit set needs_two = true where id = $1', [asha.records.deposit]);
  await w.t.owner.query('update withdrawals.withdrawal set needs_two = true where id = $1', [asha.records.withdrawal]);
  tokens.maker = await w.signIn('funds_maker');
  tokens.other = await w.signIn('funds_maker', 1);
  tokens.checker = await w.signIn('funds_checker');
  tokens.admin = await w.signIn('admin');
});

const as = (member: Member) => w.staff(tokens[member]);
const queues = {
  deposits: { call: approveDeposit, id: () => asha.records.deposit, read: getDepositCase },
  withdrawals: { call: approveWithdrawal, id: () => asha.records.withdrawal, read: getWithdrawalCase },
} as const;
type Queue = keyof typeof queues;

async function amountOf(queue: Queue): Promise<string> {
  const { rows } = expectOk(await as('maker')(listQueue, { queue }));
  return rows.find(({ id }) => id === queues[queue].id())!.amount!;
}

async function approve(member: Member, queue: Queue, amount: string) {
  const { id, call } = queues[queue];
  expectOk(await as(member)(claimCase, { queue, case: id() }, key()));
  return as(member)(call, { case: id(), amount }, key());
}

async function barMaker(): Promise<void> {
  const { rows } = expectOk(await as('admin')(listStaff, { pageSize: 100 }));
  const { id } = rows.find(({ account }) => account === 'funds.maker')!;
  expectOk(await as('admin')(disableMember, { staff: id, reason: 'approved what nobody paid' }, key()));
}

test.each(['deposits', 'withdrawals'] as const)(
  'in %s an approval by somebody barred since is gone: it takes two others',
  async (queue) => {
    const amount = await amountOf(queue);
    const shown = async () => expectOk(await as('other')(queues[queue].read, { case: queues[queue].id() }));
    expect(expectOk(await approve('maker', queue, amount)).needsSecond).toBe(true);
    expect((await shown()).firstApproval).toMatchObject({ by: 'funds_maker' });
    await barMaker();
    expect((await shown()).firstApproval).toBeNull();
    const { rows } = expectOk(await as('other')(listQueue, { queue }));
    expect(rows.find(({ id }) => id === queues[queue].id())!.firstApproval).toBeNull();

    expect(expectOk(await approve('other', queue, amount)).needsSecond).toBe(true);
    expect((await shown()).firstApproval).not.toBeNull();
    expect(endOf(await approve('other', queue, amount))).toBe('staff.same_person');
    await w.clock.advance(10 * 60_000);
    expect(expectOk(await approve('checker', queue, amount)).needsSecond).toBe(false);
    const record = expectOk(
      await w.staff(await w.signIn('auditor'))(listAudit, { subject: `${queue}:${queues[queue].id()}` }),
    );
    const decisions = record.rows.map(({ action }) => action).filter((action) => action.includes('approve'));
    expect(decisions).toEqual([`${queue}.approve`, `${queue}.approve_first`, `${queue}.approve_first`]);
  },
);

test('an approval by somebody who decides there no longer is gone too', async () => {
  const amount = await amountOf('deposits');
  const shown = async () => expectOk(await as('checker')(getDepositCase, { case: asha.records.deposit }));
  expect(expectOk(await approve('maker', 'deposits', amount)).needsSecond).toBe(true);
  const { rows } = expectOk(await as('admin')(listStaff, { pageSize: 100 }));
  const { id: staff, roles } = rows.find(({ account }) => account === 'funds.maker')!;
  const give = async (given: typeof roles) => {
    const change = expectOk(await as('admin')(proposeRoles, { staff, roles: given, reason: 'other work' }, key()));
    expectOk(await w.staff(await w.signIn('risk'))(approveChange, { change: change.id }, key()));
  };
  await give(['support']);
  expect((await shown()).firstApproval).toBeNull();
  expect(expectOk(await approve('checker', 'deposits', amount)).needsSecond).toBe(true);
  await give(roles);
  expect((await shown()).firstApproval).toMatchObject({ by: 'funds_checker' });
});

test('once two have approved, it stays approved when one of them is barred', async () => {
  const amount = await amountOf('withdrawals');
  expectOk(await approve('maker', 'withdrawals', amount));
  expectOk(await approve('checker', 'withdrawals', amount));
  await barMaker();
  const { withdrawal, firstApproval } = expectOk(
    await as('other')(getWithdrawalCase, { case: asha.records.withdrawal }),
  );
  expect([withdrawal.status, firstApproval?.by]).toEqual(['approved', 'funds_maker']);
});

test('the second approval and the bar of whoever made the first, at once: two who work here, or it waits', async () => {
  const amount = await amountOf('deposits');
  expectOk(await approve('maker', 'deposits', amount));
  expectOk(await as('checker')(claimCase, { queue: 'deposits', case: asha.records.deposit }, key()));
  const [second] = await Promise.all([
    as('checker')(approveDeposit, { case: asha.records.deposit, amount }, key()),
    barMaker(),
  ]);
  const { needsSecond, deposit } = expectOk(second);
  expect(deposit.status).toBe(needsSecond ? 'pending' : 'credited');
  if (needsSecond) return;
  const { rows } = expectOk(await w.staff(await w.signIn('auditor'))(listAudit, { pageSize: 50 }));
  const seqOf = (wanted: string) => Number(rows.find(({ action }) => action === wanted)!.seq);
  expect(seqOf('deposits.approve')).toBeLessThan(seqOf('staff.disable'));
});
