/** Customers as staff find and read them: search, the case file, one timeline, orders and positions (rules §10). */
import { join } from 'node:path';
import { applyForDividend } from '@bahi/contract/corporate-actions/calls.ts';
import type { InputOf } from '@bahi/contract/endpoint.ts';
import { getUser } from '@bahi/contract/identity/calls.ts';
import { freezeAccount } from '@bahi/contract/security/calls.ts';
import {
  getCustomer,
  getTimeline,
  listCustomers,
  listStaffOrders,
  listStaffPositions,
  timelineDomain,
} from '@bahi/contract/staff/customers.ts';
import { listAudit } from '@bahi/contract/staff/operations.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import { cancelOrder } from '@bahi/contract/orders/calls.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endOf, expectOk, PASSWORD, SEALER } from '../identity/testing.ts';
import { writeMessages } from '../messages/service.ts';
import { createCustomerKeys } from '../platform/customer-keys.ts';
import { fullCustomer, key, type FullCustomer } from '../testing-customer.ts';
import type { WholeApp } from '../testing-app.ts';
import { indexNames } from '../verification/service.ts';
import { startRestrictions, type RestrictionsHarness } from '../restrictions/testing-restricted.ts';

let h: RestrictionsHarness;
let w: WholeApp;
let asha: FullCustomer;
beforeAll(async () => {
  h = await startRestrictions();
  w = h.w;
  asha = await fullCustomer(w, 'asha.rao', 1);
});
beforeEach(() => h.signIn());
afterAll(() => w.stop());

const find = async (input: InputOf<typeof listCustomers>) => expectOk(await w.staff(h.support)(listCustomers, input));
const accounts = async (input: InputOf<typeof listCustomers>) => (await find(input)).rows.map((row) => row.account);

async function timeline(customer: string, domain?: (typeof timelineDomain.options)[number], pageSize = 100) {
  const rows = [];
  for (let after: string | undefined; ;) {
    const given = { customer, pageSize, ...(domain && { domain }), ...(after && { after }) };
    const page = expectOk(await w.staff(h.risk)(getTimeline, given));
    rows.push(...page.rows);
    if (page.next === null) return rows;
    after = page.next;
  }
}

test('found by number, by the beginning of the account, and by the whole verified name only', async () => {
  const ravi = await h.customer();
  const { customerId } = expectOk(await asha.call(getUser, {}));
  expect(await accounts({ text: customerId })).toEqual(['asha.rao']);
  expect(await accounts({ text: 'asha' })).toEqual(['asha.rao']);
  expect(await accounts({ text: 'ASHA.R' })).toEqual(['asha.rao']);
  expect(await accounts({ text: '  ashā   RAO ' })).toEqual(['asha.rao']);
  expect(await accounts({ text: 'rao' })).toEqual([]);
  expect(await accounts({ text: 'as' })).toEqual([]);
  expect(await accounts({ text: '%sha' })).toEqual([]);
  expect(await accounts({ text: 'asha_ra' })).toEqual([]);
  expect(await accounts({ verification: 'verified' })).toEqual(['asha.rao']);
  expect(await accounts({ verification: 'not_verified', text: 'held' })).toEqual([ravi.account]);
  const { rows, total } = await find({ pageSize: 1, page: 2 });
  expect({ total, found: rows.map((row) => row.account) }).toEqual({ total: 2, found: ['asha.rao'] });
  expect(rows[0]).toMatchObject({ name: 'Asha Rao', verification: 'verified', institution: 'Test House' });
});

test('who was verified before names could be found is found after a start', async () => {
  await w.t.owner.query('update verification.person set name_index = null');
  expect(await accounts({ text: 'Asha Rao' })).toEqual([]);
  const keys = createCustomerKeys({ folder: join(w.dataFolder, 'keys'), master: SEALER });
  await indexNames(keys, w.t.db);
  expect(await accounts({ text: 'Asha Rao' })).toEqual(['asha.rao']);
});

test('the case file has balances, destinations masked, open orders, and is itself written down', async () => {
  const file = expectOk(await w.staff(h.risk)(getCustomer, { customer: asha.customerId }));
  expect(file).toMatchObject({
    customer: { account: 'asha.rao', name: 'Asha Rao', restrictions: [] },
    hasFundPassword: true,
    hasTotp: false,
    isMarginEnabled: false,
    lessonsRead: 12,
    lessons: 12,
    examTries: 0,
    examPassedAt: null,
    devices: 1,
    isOwn: false,
    restrictions: [{ kind: 'no_trade', isInForce: false, liftedBy: 'risk' }],
  });
  expect(file.balances[0]).toMatchObject({ currency: 'INR', receivable: '0.00' });
  expect(file.destinations).toHaveLength(1);
  expect(file.destinations[0]!.masked).toMatch(/^[•*]+ ?[0-9]{4}$/u);
  expect(file.openPositions).toBeGreaterThan(0);
  const auditor = await w.signIn('auditor');
  const subject = `customer:${asha.customerId}`;
  const { rows } = expectOk(await w.staff(auditor)(listAudit, { subject }));
  expect(rows[0]).toMatchObject({ action: 'customer.view', staff: 'risk' });
  expect(endOf(await w.staff(h.risk)(getCustomer, { customer: '99999999' }))).toBe('staff.customer_unknown');
  const content = await w.signIn('content');
  expect(endOf(await w.staff(content)(getCustomer, { customer: asha.customerId }))).toBe('staff.role_missing');
});

test('one timeline, newest first, from every domain, with pages that fit together', async () => {
  const { id } = await h.impose(asha.customerId, 'no_withdrawal', 1);
  expectOk(await asha.call(applyForDividend, { dividend: asha.records.dividend }, key()));
  expectOk(await asha.call(freezeAccount, { loginPassword: PASSWORD }, key()));
  const rows = await timeline(asha.customerId);
  expect(new Set(rows.map((row) => row.domain))).toEqual(new Set(timelineDomain.options));
  expect(rows.map((row) => row.at)).toEqual(rows.map((row) => row.at).toSorted((a, b) => b - a));
  const what = new Set(rows.map((row) => row.what));
  for (const one of [
    'identity.registered',
    'verification.submitted',
    'verification.approved',
    'deposit.requested',
    'withdrawal.requested',
    'dividend.applied',
    'new_shares.applied',
    'placement.requested',
    'block_trade.requested',
    'destination.added',
    'entry.practice_grant',
    'order.placed',
    'order.filled',
    'security.frozen',
    'restriction.imposed',
    'restriction.no_withdrawal',
    'customer.view',
  ]) {
    expect(what, one).toContain(one);
  }
  const imposed = rows.find((row) => row.what === 'restriction.imposed' && row.params['case'] === id);
  expect(imposed).toMatchObject({ by: 'risk', params: { kind: 'no_withdrawal', reason: 'suspected_fraud' } });
  const grant = rows.find((row) => row.what === 'entry.practice_grant');
  expect(grant?.params).toMatchObject({ amount: '1000000.00', currency: 'INR' });
  // What the records of a domain tell of, the journal does not tell again.
  expect(rows.filter((row) => row.what.startsWith('entry.'))).toEqual([grant]);
  // Looking adds to the domain of staff alone.
  for (const domain of timelineDomain.options.filter((one) => one !== 'staff')) {
    const whole = await timeline(asha.customerId, domain);
    expect(await timeline(asha.customerId, domain, 1), domain).toEqual(whole);
    expect(whole.every((row) => row.domain === domain)).toBe(true);
  }
  expect(JSON.stringify(rows)).not.toMatch(/Asha Rao|ABCPE/);
});

test('nobody reads the timeline of the own account: it has the notes of staff and who looked', async () => {
  await w.t.owner.query(`update staff.member set customer_id = $1 where account = 'risk'`, [asha.customerId]);
  expect(endOf(await w.staff(h.risk)(getTimeline, { customer: asha.customerId }))).toBe('staff.own_case');
  expect(expectOk(await w.staff(h.risk)(getCustomer, { customer: asha.customerId })).isOwn).toBe(true);
  await w.t.owner.query(`update staff.member set customer_id = null where account = 'risk'`);
});

test('a page that is read without the one before is a look of its own, for ten minutes', async () => {
  const ravi = await h.customer();
  const auditor = await w.signIn('auditor');
  const looks = async () =>
    expectOk(await w.staff(auditor)(listAudit, { subject: `customer:${ravi.id}`, action: 'customer.timeline' })).rows;
  const behind = { customer: ravi.id, after: '9999999999999999-0-1' };
  expect(expectOk(await w.staff(h.risk)(getTimeline, behind)).rows).not.toEqual([]);
  expect(await looks()).toMatchObject([{ staff: 'risk' }]);
  expectOk(await w.staff(h.risk)(getTimeline, behind));
  expect(await looks()).toHaveLength(1);
  expectOk(await w.staff(h.support)(getTimeline, behind));
  expect(await looks()).toMatchObject([{ staff: 'support' }, { staff: 'risk' }]);
  await w.clock.advance(10 * MINUTE_MS);
  expectOk(await w.staff(h.risk)(getTimeline, behind));
  expect(await looks()).toHaveLength(3);
});

test('a message has the amounts and prices it was told with', async () => {
  const lina = await h.customer();
  const { customerId } = expectOk(await lina.call(getUser, {}));
  const told = { customerId: BigInt(customerId), kind: 'decision', at: w.clock.now(), about: null } as const;
  const stories = [
    storyOf('correction.made', { entry: '7', amount: '-5000.50', currency: 'INR', reason: 'The bank took it back' }),
    storyOf('alert.above', { symbol: 'ROHN', level: '400.00', price: '401.35' }),
  ];
  await w.t.db.transaction((tx) =>
    writeMessages(
      tx,
      stories.map((story) => ({ ...told, story })),
    ),
  );
  const rows = await timeline(customerId, 'message');
  const of = (key: string) => rows.find(({ what }) => what === key)?.params;
  expect(of('correction.made')).toMatchObject({ amount: '-5000.50', currency: 'INR' });
  expect(of('alert.above')).toMatchObject({ price: '401.35' });
});

test('a place in the timeline that is none is refused', async () => {
  for (const after of ['x', '1-2', '99999999999999999-1-1', `1-1-${'9'.repeat(19)}`]) {
    expect(endOf(await w.staff(h.risk)(getTimeline, { customer: asha.customerId, after }))).toBe('request.invalid');
  }
  expect(endOf(await w.staff(h.risk)(getTimeline, { customer: '99999999' }))).toBe('staff.customer_unknown');
});

test('orders and positions of one customer or of all, by symbol and state', async () => {
  const ravi = await h.customer();
  const placed = expectOk(await h.order(ravi.token)) as { id: string };
  const orders = async (input: object) => expectOk(await w.staff(h.support)(listStaffOrders, input)).rows;
  expect(await orders({ customer: ravi.id })).toMatchObject([
    { id: placed.id, account: ravi.account, side: 'buy', type: 'limit', price: '499.00', filled: 0, endedAt: null },
  ]);
  expect((await orders({}))[0]).toMatchObject({ id: placed.id });
  expect(await orders({ customer: ravi.id, isOpen: false })).toEqual([]);
  expect(await orders({ customer: ravi.id, symbol: 'OTHER' })).toEqual([]);
  expectOk(await ravi.call(cancelOrder, { order: placed.id }, key()));
  expect(await orders({ customer: asha.customerId, status: 'filled' })).not.toEqual([]);
  const positions = async (input: object) => expectOk(await w.staff(h.support)(listStaffPositions, input)).rows;
  expect(await positions({ customer: asha.customerId, isOpen: true })).toMatchObject([
    // The shares that she pledged, and those that she can sell.
    { account: 'asha.rao', symbol: 'VRM', direction: 'long', status: 'holding', closedAt: null },
    { id: asha.records.position, account: 'asha.rao', symbol: 'VRM', status: 'holding', closedAt: null },
  ]);
  expect(await positions({ isOpen: false })).toEqual([]);
  const auditor = await w.signIn('auditor');
  const looks = expectOk(await w.staff(auditor)(listAudit, { subject: `customer:${ravi.id}` })).rows;
  expect(looks.map((row) => row.action)).toContain('customer.orders');
});
