/** Applications for dividends reviewed through the console's calls, and the list of corporate actions with their progress. */
import { randomUUID } from 'node:crypto';
import { listActions, listDividends, applyForDividend } from '@bahi/contract/corporate-actions/calls.ts';
import { staffRoles, type StaffRole } from '@bahi/contract/endpoint.ts';
import {
  approveDividend,
  getDividendCase,
  listActionProgress,
  rejectDividend,
} from '@bahi/contract/corporate-actions/staff-calls.ts';
import { listAudit } from '@bahi/contract/staff/operations.ts';
import { claimCase, listQueue } from '@bahi/contract/staff/queues.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerCorporateActionsRoutes } from './routes.ts';
import { endOf, expectOk } from '../identity/testing.ts';
import { accountOf, startStaffHarness, type StaffHarness } from '../staff/testing.ts';
import { registerDividendReviews } from './reviews.ts';

let h: StaffHarness;
const tokens = {} as Record<StaffRole, string>;
const options = {
  feed: { instrument: () => undefined, instruments: () => [] },
  parametersAt: defaultsOf(practiceCalendar),
  calendar: practiceCalendar,
};
beforeAll(async () => {
  h = await startStaffHarness({
    addRoutes: (server, { db }) => registerCorporateActionsRoutes(server, { db, ...options }),
    addReviews: (desk) => registerDividendReviews(desk, { ...options, verifiedName: async () => 'Somebody Else' }),
  });
  for (const role of staffRoles) tokens[role] = await h.signIn(role);
});
afterAll(() => h.stop());

const as = (role: StaffRole) => h.staff(tokens[role]);
const key = () => ({ idempotencyKey: randomUUID() });
const queue = 'dividends';
let count = 0;

/** A dividend of 1,200 that may be applied for, as the steps of its action leave it. */
async function due(): Promise<{ symbol: string; token: string; customerId: bigint; dividend: string }> {
  const { token, customerId } = await h.register(`holder${(count += 1)}`);
  const symbol = `DIV${count}`;
  const at = h.clock.now();
  const { rows } = await h.t.owner.query<{ id: bigint }>(
    `with a as (insert into actions.action (symbol, kind, numerator, denominator, cash, record_date, ex_date, pay_date, ex_at, base,
         settles_at, recorded_at, adjusted_at)
       values ($1, 'dividend', 0, 1, 1200, '2026-11-20', '2026-11-21', '2026-11-24', $2, 48800, $3, $2, $2) returning id)
     insert into actions.entitlement (action_id, customer_id, position_id, direction, quantity, amount, state, at)
     select id, $4, $5, 'long', 100, 120000, 'due', $2 from a returning id`,
    [symbol, at, at + 30 * 86_400_000, customerId, 9_000_000 + count],
  );
  return { symbol, token, customerId: BigInt(customerId), dividend: rows[0]!.id.toString() };
}

async function applied() {
  const held = await due();
  const call = h.as(held.token);
  const row = expectOk(await call(applyForDividend, { dividend: held.dividend }, key()));
  return { ...held, call, id: row.application!.id };
}
const claimIt = (role: StaffRole, id: string) => as(role)(claimCase, { queue, case: id }, key());
const approveIt = (role: StaffRole, id: string, amount = '1200') =>
  as(role)(approveDividend, { case: id, amount }, key());

test('an application is decided by who claimed it, once, with the amount typed again, and stands in the record', async () => {
  const { id, symbol, call, dividend } = await applied();
  expect(endOf(await claimIt('identity_reviewer', id))).toBe('staff.role_missing');
  expect(endOf(await approveIt('funds_maker', id))).toBe('staff.not_claimed');
  expect(expectOk(await claimIt('funds_maker', id))).toMatchObject({
    amount: '1200.00',
    hints: [{ key: 'dividend', params: { symbol } }],
  });
  expect(endOf(await claimIt('funds_checker', id))).toBe('staff.case_claimed');
  expect(endOf(await approveIt('funds_maker', id, '1201'))).toBe('staff.amount_differs');
  const seen = expectOk(await as('funds_maker')(getDividendCase, { case: id }));
  expect(seen).toMatchObject({ dividend: { id: dividend, state: 'under_review', shares: 100 }, earlier: [] });
  expect(expectOk(await approveIt('funds_maker', id)).dividend.state).toBe('approved');
  expect(endOf(await approveIt('funds_maker', id))).toBe('staff.case_decided');
  expect(expectOk(await call(listDividends, {})).rows[0]!.timeline.map(({ step }) => step)).toEqual([
    'sent',
    'claimed',
    'approved',
    'paid',
  ]);
  const record = expectOk(await as('auditor')(listAudit, { subject: `dividends:${id}` }));
  expect(record.rows.map(({ action }) => action)).toEqual(['dividends.approve', 'dividends.view', 'dividends.claim']);
  const decided = expectOk(await as('auditor')(listQueue, { queue, state: 'decided', text: id }));
  expect(decided.rows).toMatchObject([{ id, status: 'approved', decision: { by: 'funds_maker' } }]);
});

test('a refusal is told with its reason, may be followed by another application, and the next reviewer sees it', async () => {
  const { id, call, dividend } = await applied();
  expectOk(await claimIt('funds_checker', id));
  const given = { case: id, reason: 'tax_details', note: 'PAN is missing' } as const;
  expect(expectOk(await as('funds_checker')(rejectDividend, given, key())).dividend.state).toBe('refused');
  expect(expectOk(await call(listDividends, {})).rows).toMatchObject([
    { canApply: true, application: { reason: 'tax_details', note: 'PAN is missing' } },
  ]);
  const again = expectOk(await call(applyForDividend, { dividend }, key()));
  const seen = expectOk(await as('funds_maker')(getDividendCase, { case: again.application!.id }));
  expect(seen.earlier).toMatchObject([{ by: 'funds_checker', reason: 'tax_details', note: 'PAN is missing' }]);
});

test('the same application sent again with its key is one; nobody decides the own one; of two decisions at once one counts', async () => {
  const held = await due();
  const call = h.as(held.token);
  const once = key();
  const first = expectOk(await call(applyForDividend, { dividend: held.dividend }, once));
  expect(expectOk(await call(applyForDividend, { dividend: held.dividend }, once))).toEqual(first);
  expect(endOf(await call(applyForDividend, { dividend: held.dividend }, key()))).toBe('dividends.applied');
  const id = first.application!.id;
  expectOk(await claimIt('funds_maker', id));
  const both = await Promise.all([
    approveIt('funds_maker', id),
    as('funds_maker')(rejectDividend, { case: id, reason: 'not_received' }, key()),
  ]);
  expect(both.map(endOf).filter((end) => end === 'ok')).toHaveLength(1);

  const mine = await applied();
  const setOwn = 'update staff.member set customer_id = $1 where account = $2';
  await h.t.db.query(setOwn, [mine.customerId, accountOf('funds_maker')]);
  expect(endOf(await claimIt('funds_maker', mine.id))).toBe('staff.own_case');
  await h.t.db.query(setOwn, [null, accountOf('funds_maker')]);
});

test('everybody sees what is announced, and staff how far each action is', async () => {
  const { symbol, call } = await applied();
  expect(expectOk(await call(listActions, { symbol }))).toMatchObject({
    total: 1,
    rows: [{ symbol, kind: 'dividend', perShare: '12.00', state: 'ex', exDate: '2026-11-21' }],
  });
  expect(expectOk(await call(listActions, { symbol, state: 'done' })).total).toBe(0);
  const { rows } = expectOk(await as('support')(listActionProgress, { symbol }));
  expect(rows).toMatchObject([
    { entitled: 1, adjusted: 1, paid: 0, underReview: 1, base: '488.00', shares: 0, amount: '0.00' },
  ]);
});
