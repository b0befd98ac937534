/**
 * A request that waits for review blocks another one of its kind (spec §4), with a refusal that says so, and the other one leaves nothing
 * behind. Every queue that people decide stands in the table: a new one needs its row.
 */
import { listBlockRequests, requestBlock } from '@bahi/contract/block-trades/calls.ts';
import type { CallResult } from '@bahi/contract/client.ts';
import { applyForDividend } from '@bahi/contract/corporate-actions/calls.ts';
import { applyDayMandate } from '@bahi/contract/day-trading/calls.ts';
import { createDeposit } from '@bahi/contract/deposits/calls.ts';
import { requestPledge } from '@bahi/contract/pledges/calls.ts';
import { requestSeat } from '@bahi/contract/institutions/calls.ts';
import { requestLoan } from '@bahi/contract/loans/calls.ts';
import { requestPlacement, listPlacementRequests } from '@bahi/contract/placements/calls.ts';
import { getSummary } from '@bahi/contract/records/calls.ts';
import { appeal } from '@bahi/contract/restrictions/calls.ts';
import { restrict } from '@bahi/contract/staff/customers.ts';
import { queues } from '@bahi/contract/staff/kinds.ts';
import { openTicket } from '@bahi/contract/support/calls.ts';
import { submitVerification } from '@bahi/contract/verification/calls.ts';
import { createWithdrawal } from '@bahi/contract/withdrawals/calls.ts';
import { OPEN_TICKETS_MAX } from '@bahi/core/support-ticket.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk } from './identity/testing.ts';
import { startWholeApp, type WholeApp } from './testing-app.ts';
import { FUND_PASSWORD, fullCustomer, key, uploaded, type FullCustomer } from './testing-customer.ts';

let h: WholeApp;
/** A deposit, a withdrawal and requests for a placement, a block, a loan and a mandate of hers wait. */
let asha: FullCustomer;
beforeAll(async () => {
  h = await startWholeApp();
  asha = await fullCustomer(h, 'asha', 1);
});
afterAll(() => h.stop());

type Ask = () => Promise<CallResult<unknown>>;
interface Row {
  /** Asks for what the customer asks for again with `ask`; left out: one waits already. */
  readonly first?: () => Promise<unknown>;
  readonly ask: Ask;
  readonly refusal: string;
}

const rows: Readonly<Partial<Record<keyof typeof queues, () => Promise<Row>>>> = {
  async identity() {
    const token = await h.register('chitra');
    const ask = async () => {
      const [front, back] = [await uploaded(h, token, 'id_front'), await uploaded(h, token, 'id_back')];
      const numbers = { idType: 'pan', idFirst: 'ABCPE1', idRest: '239F', pan: 'ABCPE1239F' } as const;
      return h.as(token)(submitVerification, { name: 'Chitra Rao', ...numbers, front, back }, key());
    };
    return { first: async () => expectOk(await ask()), ask, refusal: 'verification.under_review' };
  },
  async deposits() {
    const proof = await asha.upload('deposit_proof');
    const given = { channel: 'practice-bank', amount: '6000', proof };
    return { ask: () => asha.call(createDeposit, given, key()), refusal: 'deposits.pending' };
  },
  async withdrawals() {
    const given = { destination: asha.records.card, amount: '200', fundPassword: FUND_PASSWORD };
    return { ask: () => asha.call(createWithdrawal, given, key()), refusal: 'withdrawals.open_request' };
  },
  async appeals() {
    const risk = h.staff(await h.signIn('risk'));
    const message = 'We look into a payment of yours.';
    const asked = { customer: asha.customerId, kind: 'no_withdrawal', reason: 'identity_doubt', message } as const;
    const { id } = expectOk(await risk(restrict, { ...asked, until: h.clock.now() + HOUR_MS }, key()));
    const ask = () => asha.call(appeal, { restriction: id, text: 'Please look again.' }, key());
    return { first: async () => expectOk(await ask()), ask, refusal: 'restrictions.appeal_pending' };
  },
  async dividends() {
    const ask = () => asha.call(applyForDividend, { dividend: asha.records.dividend }, key());
    return { first: async () => expectOk(await ask()), ask, refusal: 'dividends.applied' };
  },
  async placements() {
    const [waiting] = expectOk(await asha.call(listPlacementRequests, {})).rows;
    const ask = () => asha.call(requestPlacement, { offer: waiting!.offer, lots: 2 }, key());
    return { ask, refusal: 'placements.pending' };
  },
  async block_trades() {
    const [waiting] = expectOk(await asha.call(listBlockRequests, {})).rows;
    const ask = () => asha.call(requestBlock, { offer: waiting!.offer, lots: 2 }, key());
    return { ask, refusal: 'block_trades.pending' };
  },
  async loans() {
    const given = { amount: '1000', termDays: 30, fundPassword: FUND_PASSWORD };
    return { ask: () => asha.call(requestLoan, given, key()), refusal: 'loans.pending' };
  },
  async pledges() {
    const given = {
      position: asha.records.position,
      lots: 1,
      amount: '10000',
      termDays: 30,
      fundPassword: FUND_PASSWORD,
    };
    return { ask: () => asha.call(requestPledge, given, key()), refusal: 'pledges.pending' };
  },
  async mandates() {
    await h.t.owner.query('update identity.customer set is_margin_enabled = true where id = $1', [asha.customerId]);
    return { ask: () => asha.call(applyDayMandate, { amount: '10000' }, key()), refusal: 'day_trading.pending' };
  },
  async seats() {
    const ask = () => asha.call(requestSeat, { position: 'Treasurer' }, key());
    return { first: async () => expectOk(await ask()), ask, refusal: 'institutions.seat_pending' };
  },
  // Of tickets five may wait, and one does.
  async tickets() {
    const ask = () => asha.call(openTicket, { kind: 'other', about: null, text: 'And this?' }, key());
    const first = async () => {
      for (let asked = 1; asked < OPEN_TICKETS_MAX; asked += 1) expectOk(await ask());
    };
    return { first, ask, refusal: 'support.too_many_open' };
  },
};

test('every queue has its row', () => {
  expect(Object.keys(rows).toSorted()).toEqual(Object.keys(queues).toSorted());
});

test.each(Object.entries(rows))('%s: one that waits blocks the next one', async (_, row) => {
  const { first, ask, refusal } = await row();
  await first?.();
  const before = expectOk(await asha.call(getSummary, {}));
  expect(endOf(await ask())).toBe(refusal);
  // Two at once are no way around it.
  expect((await Promise.all([ask(), ask()])).map(endOf)).toEqual([refusal, refusal]);
  expect(expectOk(await asha.call(getSummary, {}))).toEqual(before);
});
