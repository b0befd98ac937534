/** Looks at lists of customers are in the record of staff: which page, whose rows, never what was typed; the same page again is one look. */
import type { StaffRole } from '@bahi/contract/endpoint.ts';
import { getUser } from '@bahi/contract/identity/calls.ts';
import { requestCode } from '@bahi/contract/security/calls.ts';
import { getCorrectable } from '@bahi/contract/staff/corrections.ts';
import { listCustomers, listStaffOrders, listStaffPositions } from '@bahi/contract/staff/customers.ts';
import { listAudit, listChanges } from '@bahi/contract/staff/operations.ts';
import { listOutbox } from '@bahi/contract/messenger/staff-calls.ts';
import { listQueue } from '@bahi/contract/staff/queues.ts';
import { listFindings } from '@bahi/contract/surveillance/staff-calls.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectOk } from '../identity/testing.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';
import { fullCustomer, key, type FullCustomer } from '../testing-customer.ts';

let w: WholeApp;
let asha: FullCustomer;
const tokens: Partial<Record<StaffRole, string>> = {};
beforeAll(async () => {
  w = await startWholeApp();
  asha = await fullCustomer(w, 'asha.rao', 1);
});
afterAll(() => w.stop());
beforeEach(async () => {
  await w.clock.advance(20 * MINUTE_MS);
  for (const role of ['support', 'risk', 'auditor', 'funds_maker'] as const) tokens[role] = await w.signIn(role);
});

const as = (role: StaffRole) => w.staff(tokens[role]);

/** What is written down of a list from now on, newest first. */
async function watch(action: string) {
  const rows = async () => expectOk(await as('auditor')(listAudit, { action, pageSize: 100 })).rows;
  const before = (await rows()).length;
  return async () => (await rows()).slice(0, (await rows()).length - before);
}

test('a page of customers is written down with whom it showed and how they were searched, never by which name', async () => {
  const looks = await watch('customers.list');
  const find = async (input: object) => expectOk(await as('support')(listCustomers, input));
  await find({ text: 'Asha Rao', verification: 'verified' });
  expect(await looks()).toMatchObject([
    {
      staff: 'support',
      subject: 'customers',
      detail: { search: 'words', verification: 'verified', page: 1, pageSize: 10, shown: asha.customerId },
    },
  ]);
  await find({ text: asha.customerId });
  await find({ page: 2 });
  expect((await looks()).map(({ detail }) => detail)).toEqual([
    { page: 2, pageSize: 10, shown: '' },
    { search: 'number', page: 1, pageSize: 10, shown: asha.customerId },
    expect.anything(),
  ]);
  expect(JSON.stringify(await looks())).not.toMatch(/asha/i);
});

test('the same page again is the same look for ten minutes; other rows, or another member, are not', async () => {
  const looks = await watch('customers.list');
  const read = async (role: StaffRole = 'support') => expectOk(await as(role)(listCustomers, {}));
  await read();
  await w.clock.advance(5 * MINUTE_MS);
  await read();
  expect(await looks()).toHaveLength(1);
  await read('risk');
  expect(await looks()).toHaveLength(2);
  const ravi = w.as(await w.register('ravi.new'));
  const { customerId } = expectOk(await ravi(getUser, {}));
  await read();
  expect((await looks())[0]!.detail).toMatchObject({ shown: `${customerId} ${asha.customerId}` });
  await w.clock.advance(10 * MINUTE_MS);
  await read();
  expect(await looks()).toHaveLength(4);
});

test('orders and positions of all customers, findings and changes are written down as customers are', async () => {
  const orders = await watch('orders.list');
  const positions = await watch('positions.list');
  const findings = await watch('findings.list');
  const changes = await watch('changes.list');
  const shown = expectOk(await as('support')(listStaffOrders, { symbol: 'VRM' })).rows.map(({ id }) => id);
  expect(shown).toContain(asha.records.order);
  expect(await orders()).toMatchObject([{ detail: { symbol: 'VRM', shown: shown.join(' ') } }]);
  const held = expectOk(await as('support')(listStaffPositions, { isOpen: true })).rows.map(({ id }) => id);
  expect(held).toContain(asha.records.position);
  expect(await positions()).toMatchObject([{ detail: { isOpen: true, shown: held.join(' ') } }]);
  expectOk(await as('risk')(listFindings, { pattern: 'pair' }));
  expect(await findings()).toMatchObject([{ staff: 'risk', detail: { pattern: 'pair', shown: '' } }]);
  expectOk(await as('risk')(listChanges, { kind: 'restriction' }));
  expect(await changes()).toMatchObject([{ staff: 'risk', detail: { kind: 'restriction', shown: '' } }]);
});

test('messages to phones are written down with whose they were, and a code that opens nothing any more is not shown', async () => {
  const looks = await watch('outbox.list');
  expectOk(await asha.call(requestCode, { purpose: 'bind_phone', phone: '+919876500001' }, key()));
  const read = async () => expectOk(await as('support')(listOutbox, { account: asha.account })).rows[0]!;
  const { id, text, customer } = await read();
  expect(text).toMatch(/\b[0-9]{6}\b/);
  expect(customer).toBe(asha.customerId);
  expect(await looks()).toMatchObject([
    { staff: 'support', detail: { search: 'words', shown: id, customers: asha.customerId } },
  ]);
  await w.clock.advance(10 * MINUTE_MS);
  expect((await read()).text).toBe(text.replace(/\b[0-9]{6}\b/, '••••••'));
});

test('a queue that is searched is a look for each whom it shows: what was typed is not in the record', async () => {
  const looks = await watch('queues.list');
  const search = async (text: string) =>
    expectOk(await as('funds_maker')(listQueue, { queue: 'deposits', text })).rows.map(({ id }) => id);
  expect(await search('nobody.there')).toEqual([]);
  expect(await search(asha.account)).toEqual([asha.records.deposit]);
  expect(await search(asha.account)).toEqual([asha.records.deposit]);
  expect(await looks()).toMatchObject([
    { detail: { search: 'words', queue: 'deposits', state: 'waiting', shown: asha.records.deposit } },
    { detail: { search: 'words', queue: 'deposits', state: 'waiting', shown: '' } },
  ]);
});

test('a queue that the console polls is one look in ten minutes, whatever came meanwhile', async () => {
  const looks = await watch('queues.list');
  const poll = async () => expectOk(await as('funds_maker')(listQueue, { queue: 'deposits' })).rows.map(({ id }) => id);
  expect(await poll()).toEqual([asha.records.deposit]);
  await w.t.owner.query(`update deposits.deposit set status = 'cancelled', decided_at = 1`);
  expect(await poll()).toEqual([]);
  expect(await looks()).toMatchObject([
    { detail: { queue: 'deposits', state: 'waiting', shown: asha.records.deposit } },
  ]);
  await w.clock.advance(10 * MINUTE_MS);
  await poll();
  expect(await looks()).toHaveLength(2);
});

test('an entry that is read for a correction stands in the timeline of its customer', async () => {
  expectOk(await as('funds_maker')(getCorrectable, { entry: asha.records.entry }));
  const { rows } = expectOk(await as('auditor')(listAudit, { subject: `customer:${asha.customerId}` }));
  expect(rows[0]).toMatchObject({ staff: 'funds_maker', action: 'customer.entry' });
});
