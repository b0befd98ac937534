/** The practice reviewer at the special desks, over the whole server: what the published rules approve, reject or give in part, and what a claim keeps from it. */
import { randomUUID } from 'node:crypto';
import { getBlockRequest, requestBlock } from '@bahi/contract/block-trades/calls.ts';
import type { Call } from '@bahi/contract/client.ts';
import { applyDayMandate, getDayMandate } from '@bahi/contract/day-trading/calls.ts';
import { getUser } from '@bahi/contract/identity/calls.ts';
import { getLoan, getLoanTerms, requestLoan } from '@bahi/contract/loans/calls.ts';
import { setFundPassword, unlockTrading } from '@bahi/contract/security/calls.ts';
import { claimCase, releaseCase } from '@bahi/contract/staff/queues.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { publishBlock } from '../block-trades/service.ts';
import { blockTerms } from '../block-trades/testing.ts';
import { agreed } from '../configuration/testing.ts';
import { QUEUES } from '../domains.ts';
import { expectOk, PASSWORD, SEALER } from '../identity/testing.ts';
import { DOMAIN_INVARIANTS } from '../invariants.ts';
import { auditWhole } from '../ledger/audit.ts';
import { found } from '../platform/testing-waits.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';
import { FUND_PASSWORD, verify } from '../testing-customer.ts';
import { keepPracticeReviewer, type PracticeReviewer } from './reviewer.ts';

let h: WholeApp;
let reviewer: PracticeReviewer;
let count = 0;
beforeAll(async () => {
  h = await startWholeApp();
});
afterEach(async () => {
  await reviewer.stop();
  const { breaks } = await h.t.owner.transaction((tx) => auditWhole(tx, DOMAIN_INVARIANTS));
  expect(breaks).toEqual([]);
});
afterAll(() => h.stop());

const key = () => ({ idempotencyKey: randomUUID() });

function start(): void {
  const { app, t, clock } = h;
  const house = { server: app.server, db: t.db, clock, calendar: practiceCalendar, sealer: SEALER, queues: QUEUES };
  reviewer = keepPracticeReviewer({ ...house, mode: 'practice', log: { info() {}, warn() {} }, seed: 7 });
}

/** Each of its turns to its end. */
async function turns(many: number): Promise<void> {
  for (let turn = 0; turn < many; turn += 1) {
    await h.clock.advance(5_000);
    await reviewer.settled();
  }
}

/** Time goes on, a turn of the reviewer at a time, until it is decided. */
async function decided<T extends { readonly state: string }>(read: () => Promise<T>): Promise<T> {
  return found(
    async () => {
      await turns(1);
      return read();
    },
    ({ state }) => state !== 'pending',
  );
}

/** Verified, with the practice grant, and may trade on margin. */
async function customer(): Promise<Call> {
  count += 1;
  const token = await h.register(`desk${count}`);
  const call = h.as(token);
  const { customerId } = expectOk(await call(getUser, {}));
  await verify(h, { token, customerId, number: count });
  const passwords = { loginPassword: PASSWORD, fundPassword: FUND_PASSWORD, confirmPassword: FUND_PASSWORD };
  expectOk(await call(setFundPassword, passwords, key()));
  expectOk(await call(unlockTrading, { fundPassword: FUND_PASSWORD }));
  await h.t.owner.query('update identity.customer set is_margin_enabled = true where id = $1', [customerId]);
  return call;
}

async function loanOf(call: Call): Promise<() => Promise<{ readonly state: string }>> {
  const asked = { amount: '20000', termDays: 30, fundPassword: FUND_PASSWORD };
  const { id: loan } = expectOk(await call(requestLoan, asked, key()));
  return async () => expectOk(await call(getLoan, { loan }));
}

test('a loan that the score covers is paid out, and a mandate runs as it was asked for', async () => {
  const call = await customer();
  const loan = await loanOf(call);
  const { id: mandate } = expectOk(await call(applyDayMandate, { amount: '50000' }, key()));
  start();
  expect(await decided(loan)).toMatchObject({ state: 'in_progress', principal: '20000.00' });
  const running = await decided(async () => expectOk(await call(getDayMandate, { mandate })));
  expect(running).toMatchObject({ state: 'running', amount: '50000.00' });
});

test('of a block with fewer lots left than two ask for one gets all, and the other the rest, with the reason', async () => {
  const calls = [await customer(), await customer()];
  h.feed.set('VRM', 500_00);
  const terms = { ...blockTerms(h.clock.now()), symbol: 'VRM', price: 495_00n, reference: 500_00n, lots: 10 };
  const offer = { ...terms, maximumLots: 10 };
  const { id } = await h.t.db.transaction((tx) => publishBlock({ feed: h.feed }, tx, offer));
  const asked: (readonly [Call, string])[] = [];
  for (const call of calls)
    asked.push([call, expectOk(await call(requestBlock, { offer: id.toString(), lots: 6 }, key())).id]);
  start();
  const requests = [];
  for (const [call, request] of asked)
    requests.push(await decided(async () => expectOk(await call(getBlockRequest, { id: request }))));
  const given = requests.map(({ state, approvedLots, reason }) => ({ state, approvedLots, reason }));
  expect(given.toSorted((a, b) => b.approvedLots! - a.approvedLots!)).toEqual([
    { state: 'approved', approvedLots: 6, reason: null },
    { state: 'approved', approvedLots: 4, reason: 'oversubscribed' },
  ]);
});

test('a loan that a member of staff has claimed waits, and is decided once the claim is over', async () => {
  const call = await customer();
  const asked = { amount: '10000', termDays: 90, fundPassword: FUND_PASSWORD };
  const { id: loan } = expectOk(await call(requestLoan, asked, key()));
  const read = async () => expectOk(await call(getLoan, { loan }));
  const risk = h.staff(await h.signIn('risk'));
  expectOk(await risk(claimCase, { queue: 'loans', case: loan }, key()));
  start();
  await turns(20);
  expect(await read()).toMatchObject({ state: 'pending' });
  expectOk(await risk(releaseCase, { queue: 'loans', case: loan }, key()));
  expect(await decided(read)).toMatchObject({ state: 'in_progress' });
});

// Last: it stays so.
test('a loan that is more than the score covers by now is rejected, with its reason', async () => {
  const call = await customer();
  const loan = await loanOf(call);
  await agreed(h.t.owner, 'loanPerPoint', '10.00', h.clock.now());
  const limitOf = async () => {
    await h.clock.advance(MINUTE_MS);
    return expectOk(await call(getLoanTerms, {})).limit;
  };
  await found(limitOf, (limit) => limit === '1000.00');
  start();
  expect(await decided(loan)).toMatchObject({ state: 'rejected', reason: 'unaffordable' });
});
