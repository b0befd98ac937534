/** Requests for placements reviewed through the console's calls: taken up, allotted in part or whole, refused, once. */
import { randomUUID } from 'node:crypto';
import { staffRoles, type StaffRole } from '@bahi/contract/endpoint.ts';
import { cancelPlacement, listPlacementRequests, requestPlacement } from '@bahi/contract/placements/calls.ts';
import { listAudit } from '@bahi/contract/staff/operations.ts';
import { approvePlacement, getPlacementCase, rejectPlacement } from '@bahi/contract/placements/staff-calls.ts';
import { claimCase, listQueue } from '@bahi/contract/staff/queues.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import type { Clock } from '../platform/clock.ts';
import { release, restrict } from '../restrictions/testing.ts';
import { startStaffHarness, type StaffHarness } from '../staff/testing.ts';
import { openTrading } from '../security/testing-unlocked.ts';
import { registerPlacementReviews } from './reviews.ts';
import { registerPlacementsRoutes } from './routes.ts';
import { publishPlacement } from './service.ts';
import { LISTED } from './testing.ts';

let h: StaffHarness;
const tokens = {} as Record<StaffRole, string>;
const calendar = practiceCalendar;
const marketPrice = () => 50_00n;
let clock: Clock;

beforeAll(async () => {
  h = await startStaffHarness({
    addRoutes(server, deps) {
      ({ clock } = deps);
      const halt = { since: () => null, lockedSince: async () => null };
      const verifiedAmong = async (_: unknown, ids: readonly bigint[]) => new Set(ids);
      const parametersAt = defaultsOf(calendar);
      registerPlacementsRoutes(server, {
        ...deps,
        calendar,
        parametersAt,
        verifiedAmong,
        halt,
        marketPrice,
      });
    },
    addReviews(desk) {
      registerPlacementReviews(desk, { clock, calendar, marketPrice, verifiedName: async () => 'Asha Rao' });
    },
  });
  for (const role of staffRoles) tokens[role] = await h.signIn(role);
});
afterAll(() => h.stop());

const as = (role: StaffRole) => h.staff(tokens[role]);
const key = () => ({ idempotencyKey: randomUUID() });
const queue = 'placements';
let count = 0;

/** `lots` of 100 shares at 40.00, from one lot on. */
async function published(lots: number): Promise<string> {
  const now = BigInt(h.clock.now());
  const { id } = await h.t.db.transaction((tx) =>
    publishPlacement({ feed: LISTED }, tx, {
      symbol: `PLACE${(count += 1)}`,
      price: 40_00n,
      lots,
      lotSize: 100,
      minimumAmount: 4_000_00n,
      lockDays: 2,
      promiseMinutes: 240,
      publishedAt: now,
      opensAt: now,
      closesAt: now + 3_600_000n,
      prospectus: 'A second plant.',
    }),
  );
  return id.toString();
}

async function asked(offer: string, lots: number) {
  const { token, customerId } = await h.register(`asker${(count += 1)}`);
  await openTrading(h.t.owner, [BigInt(customerId)]);
  const call = h.as(token);
  const request = expectOk(await call(requestPlacement, { offer, lots }, key()));
  return { call, request, id: request.id, customerId };
}
const claimIt = (role: StaffRole, id: string) => as(role)(claimCase, { queue, case: id }, key());
const stateOf = async ({ call }: Awaited<ReturnType<typeof asked>>) =>
  expectOk(await call(listPlacementRequests, {})).rows[0]!;

test('a request is allotted in part by who claimed it, with the amount typed again and a reason, and stands in the record', async () => {
  const offer = await published(100);
  const one = await asked(offer, 10);
  const { id } = one;
  const approveIt = (role: StaffRole, given: { lots: number; amount: string; reason?: 'oversubscribed' }) =>
    as(role)(approvePlacement, { case: id, ...given }, key());
  expect(endOf(await claimIt('identity_reviewer', id))).toBe('staff.role_missing');
  expect(endOf(await approveIt('funds_maker', { lots: 10, amount: '40000' }))).toBe('staff.not_claimed');
  expect(expectOk(await claimIt('funds_maker', id))).toMatchObject({
    amount: '40000.00',
    hints: [{ key: 'placement', params: { lots: 10 } }],
  });
  expect(endOf(await claimIt('funds_checker', id))).toBe('staff.case_claimed');
  expect(endOf(await approveIt('funds_maker', { lots: 4, amount: '40000', reason: 'oversubscribed' }))).toBe(
    'staff.amount_differs',
  );
  expect(endOf(await approveIt('funds_maker', { lots: 4, amount: '16000' }))).toBe('placements.reason_missing');
  expect(endOf(await approveIt('funds_maker', { lots: 11, amount: '44000' }))).toBe('placements.above_asked');
  const decided = expectOk(await approveIt('funds_maker', { lots: 4, amount: '16000', reason: 'oversubscribed' }));
  expect(decided.request).toMatchObject({ state: 'allotted', allottedLots: 4, paid: '16000.00', released: '24000.00' });
  expect(endOf(await approveIt('funds_maker', { lots: 4, amount: '16000', reason: 'oversubscribed' }))).toBe(
    'staff.case_decided',
  );
  expect((await stateOf(one)).timeline.map(({ step }) => step)).toEqual(['sent', 'claimed', 'approved']);
  const record = expectOk(await as('auditor')(listAudit, { subject: `placements:${id}` }));
  expect(record.rows.map(({ action }) => action)).toEqual(['placements.approve', 'placements.claim']);
  const listed = expectOk(await as('auditor')(listQueue, { queue, state: 'decided', text: id }));
  expect(listed.rows).toMatchObject([{ id, status: 'allotted', decision: { by: 'funds_maker' } }]);
});

test('who asks for more than there is sees what the same part for everybody would be', async () => {
  const offer = await published(30);
  const one = await asked(offer, 20);
  await asked(offer, 25);
  const seen = expectOk(await as('funds_maker')(getPlacementCase, { case: one.id }));
  // 20 of 45 asked for, of 30: 13.3.
  expect(seen).toMatchObject({
    maximumLots: 20,
    proportionalLots: 13,
    earlier: [],
    placement: { remainingLots: 30, askedLots: 45, discountRate: '20.00' },
    customer: { name: 'Asha Rao' },
  });
  expect(endOf(await as('risk')(getPlacementCase, { case: one.id }))).toBe('staff.role_missing');
  expect(endOf(await as('funds_maker')(getPlacementCase, { case: '999999999' }))).toBe('staff.case_unknown');
});

test.each(['frozen', 'no_trade', 'banned', 'disabled'] as const)(
  'whoever may open nothing is allotted nothing, though the request was sent before: %s',
  async (kind) => {
    const one = await asked(await published(10), 10);
    const customerId = BigInt(one.customerId);
    const now = h.clock.now();
    await h.t.db.transaction((tx) => restrict(tx, { customerId, kind, now }));
    expectOk(await claimIt('funds_maker', one.id));
    const given = { case: one.id, lots: 10, amount: '40000' };
    expect(endOf(await as('funds_maker')(approvePlacement, given, key()))).toBe(`identity.${kind}`);
    await h.t.db.transaction((tx) => release(tx, { customerId, kind, now }));
    expectOk(await as('funds_maker')(approvePlacement, given, key()));
  },
);

test('a refusal frees everything with its reason; of a decision and the customer taking it back one counts', async () => {
  const offer = await published(100);
  const one = await asked(offer, 5);
  expectOk(await claimIt('funds_checker', one.id));
  const given = { case: one.id, reason: 'unsuitable', note: 'Talk to us first' } as const;
  expectOk(await as('funds_checker')(rejectPlacement, given, key()));
  expect(await stateOf(one)).toMatchObject({
    state: 'rejected',
    reason: 'unsuitable',
    note: 'Talk to us first',
    held: '0.00',
    released: '20000.00',
  });

  const two = await asked(offer, 5);
  expectOk(await claimIt('funds_maker', two.id));
  const ends = (
    await Promise.all([
      two.call(cancelPlacement, { request: two.id }, key()),
      as('funds_maker')(approvePlacement, { case: two.id, lots: 5, amount: '20000' }, key()),
    ])
  ).map((answer) => endOf(answer as Parameters<typeof endOf>[0]));
  expect(ends.filter((end) => end === 'ok')).toHaveLength(1);
  expect(['cancelled', 'allotted']).toContain((await stateOf(two)).state);
});
