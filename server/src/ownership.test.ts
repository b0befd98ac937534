/** A record of somebody else answers as one that never was, for reading and for writing. Every call with an id of a record has to stand in the table. */
import { cancelAlert } from '@bahi/contract/alerts/calls.ts';
import type { Call } from '@bahi/contract/client.ts';
import { applyForDividend, listDividends } from '@bahi/contract/corporate-actions/calls.ts';
import * as deposits from '@bahi/contract/deposits/calls.ts';
import { getExamResult, submitExam } from '@bahi/contract/education/calls.ts';
import * as destinations from '@bahi/contract/destinations/calls.ts';
import type { Endpoint } from '@bahi/contract/endpoint.ts';
import { exchangeMoney } from '@bahi/contract/exchange/calls.ts';
import { cancelGrabRequest, getGrabTerms, grabShares } from '@bahi/contract/grab/calls.ts';
import { getRecord } from '@bahi/contract/records/calls.ts';
import { revokeSession } from '@bahi/contract/identity/calls.ts';
import { cancelSeat, leaveSeat } from '@bahi/contract/institutions/calls.ts';
import * as lending from '@bahi/contract/lending/calls.ts';
import * as pledges from '@bahi/contract/pledges/calls.ts';
import * as loans from '@bahi/contract/loans/calls.ts';
import { getMessage, markMessagesRead } from '@bahi/contract/messages/calls.ts';
import * as newShares from '@bahi/contract/new-shares/calls.ts';
import * as blocks from '@bahi/contract/block-trades/calls.ts';
import * as dayTrading from '@bahi/contract/day-trading/calls.ts';
import * as pools from '@bahi/contract/pools/calls.ts';
import * as placements from '@bahi/contract/placements/calls.ts';
import * as rights from '@bahi/contract/rights/calls.ts';
import { removePasskey } from '@bahi/contract/security/calls.ts';
import { appeal } from '@bahi/contract/restrictions/calls.ts';
import { id as idShape } from '@bahi/contract/shapes.ts';
import * as orders from '@bahi/contract/orders/calls.ts';
import * as positions from '@bahi/contract/orders/positions.ts';
import * as support from '@bahi/contract/support/calls.ts';
import * as triggers from '@bahi/contract/triggers/calls.ts';
import { setAvatar } from '@bahi/contract/uploads/calls.ts';
import { submitVerification } from '@bahi/contract/verification/calls.ts';
import * as watchlist from '@bahi/contract/watchlist/calls.ts';
import * as withdrawals from '@bahi/contract/withdrawals/calls.ts';
import { EXAM_QUESTIONS } from '@bahi/core/education.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, PASSWORD } from './identity/testing.ts';
import { startWholeApp, type WholeApp } from './testing-app.ts';
import { FUND_PASSWORD, fullCustomer, key, type FullCustomer, type Records } from './testing-customer.ts';

let h: WholeApp;
let asha: FullCustomer;
let birju: FullCustomer;
let newcomer: Call;
beforeAll(async () => {
  h = await startWholeApp();
  asha = await fullCustomer(h, 'asha', 1);
  birju = await fullCustomer(h, 'birju', 2);
  // So that nothing but the record is in the way of another one.
  await birju.call(deposits.cancelDeposit, { deposit: birju.records.deposit }, key());
  newcomer = h.as(await h.register('chitra'));
});
afterAll(() => h.stop());

const step = { fundPassword: FUND_PASSWORD };
const PAID_IN = { channel: 'practice-bank', amount: '6000' };
const IDENTITY = { name: 'Chitra Rao', idType: 'pan', idFirst: 'ABCPE1', idRest: '239F', pan: 'ABCPE1239F' };

const asking = (type: string, id: string) => ({ kind: type, about: { type, id }, text: 'What happened to it?' });

/** The offer that the first customer applied for. */
const FIRST_OFFER = '8000001';

type Reach = readonly [
  endpoint: Endpoint,
  record: keyof Records,
  input: (id: string) => object,
  end: string,
  /** Who reaches for it; left out: a customer with records of all kinds. */
  by?: 'newcomer',
];

const ANSWERS = Array.from({ length: EXAM_QUESTIONS }, () => 0);

/** Each call that names a record: with a stranger's record it ends as with one that never was. */
const reaches: readonly Reach[] = [
  [cancelAlert, 'alert', (id) => ({ id }), 'alerts.unknown'],
  [revokeSession, 'session', (id) => ({ id }), 'identity.session_unknown'],
  [removePasskey, 'passkey', (id) => ({ id, loginPassword: PASSWORD }), 'security.passkey_unknown'],
  [getMessage, 'message', (id) => ({ id }), 'messages.unknown'],
  [markMessagesRead, 'message', (id) => ({ ids: [id] }), 'ok'],
  [watchlist.listWatchlist, 'list', (list) => ({ list }), 'watchlist.unknown_list'],
  [watchlist.addToWatchlist, 'list', (list) => ({ list, symbol: 'VRM' }), 'watchlist.unknown_list'],
  [watchlist.removeFromWatchlist, 'list', (list) => ({ list, symbol: 'VRM' }), 'watchlist.unknown_list'],
  [watchlist.renameWatchlist, 'list', (list) => ({ list, name: 'Mine' }), 'watchlist.unknown_list'],
  [watchlist.deleteWatchlist, 'list', (list) => ({ list }), 'watchlist.unknown_list'],
  [watchlist.restoreWatchlist, 'list', (list) => ({ list }), 'watchlist.unknown_list'],
  [watchlist.orderWatchlists, 'list', (list) => ({ type: 'stock', lists: [list] }), 'watchlist.unknown_list'],
  [watchlist.orderWatchlistItems, 'list', (list) => ({ list, symbols: ['VRM'] }), 'watchlist.unknown_list'],
  [getRecord, 'entry', (entry) => ({ entry }), 'funds.unknown_entry'],
  [destinations.getWalletAddress, 'card', (destination) => ({ destination }), 'destinations.unknown'],
  [destinations.removeDestination, 'card', (destination) => ({ destination, ...step }), 'destinations.unknown'],
  [destinations.setDefaultDestination, 'card', (destination) => ({ destination }), 'destinations.unknown'],
  [deposits.createDeposit, 'proof', (proof) => ({ ...PAID_IN, proof }), 'uploads.unknown'],
  [submitVerification, 'proof', (front) => ({ ...IDENTITY, front, back: front }), 'uploads.unknown', 'newcomer'],
  [deposits.getDeposit, 'deposit', (deposit) => ({ deposit }), 'deposits.unknown'],
  [deposits.cancelDeposit, 'deposit', (deposit) => ({ deposit }), 'deposits.unknown'],
  [withdrawals.createWithdrawal, 'card', (id) => ({ destination: id, amount: '100', ...step }), 'destinations.unknown'],
  [withdrawals.quoteWithdrawal, 'card', (id) => ({ destination: id, amount: '500' }), 'destinations.unknown'],
  [withdrawals.getWithdrawal, 'withdrawal', (withdrawal) => ({ withdrawal }), 'withdrawals.unknown'],
  [withdrawals.cancelWithdrawal, 'withdrawal', (withdrawal) => ({ withdrawal }), 'withdrawals.unknown'],
  [appeal, 'restriction', (id) => ({ restriction: id, text: 'Please look again.' }), 'restrictions.unknown'],
  [orders.getOrder, 'order', (order) => ({ order }), 'orders.unknown_order'],
  [orders.cancelOrder, 'order', (order) => ({ order }), 'orders.unknown_order'],
  [orders.changeOrder, 'order', (order) => ({ order, quantity: 100, limitPrice: '1' }), 'orders.unknown_order'],
  [orders.previewChange, 'order', (order) => ({ order, quantity: 100, limitPrice: '1' }), 'orders.unknown_order'],
  [positions.getPosition, 'position', (position) => ({ position }), 'orders.unknown_position'],
  [positions.previewClose, 'position', (position) => ({ position }), 'orders.unknown_position'],
  [positions.closePosition, 'position', (position) => ({ position }), 'orders.unknown_position'],
  [positions.addMargin, 'position', (position) => ({ position, amount: 10 }), 'orders.unknown_position'],
  [
    positions.protectPosition,
    'position',
    (position) => ({ position, stopLoss: '400.00', takeProfit: null }),
    'orders.unknown_position',
  ],
  [
    triggers.addTrigger,
    'position',
    (position) => ({ kind: 'stop', position, triggerPrice: '400.00' }),
    'orders.unknown_position',
  ],
  [triggers.listTriggers, 'position', (position) => ({ position }), 'ok'],
  [triggers.getTrigger, 'trigger', (trigger) => ({ trigger }), 'triggers.unknown'],
  [triggers.changeTrigger, 'trigger', (trigger) => ({ trigger, lots: 1, triggerPrice: '700.00' }), 'triggers.unknown'],
  [triggers.cancelTrigger, 'trigger', (trigger) => ({ trigger }), 'triggers.unknown'],
  // Offers are everybody's: only an offer that never was is unknown.
  [newShares.applyForShares, 'subscription', (offer) => ({ offer, lots: 1 }), 'new_shares.unknown'],
  [newShares.setReminder, 'subscription', (offer) => ({ offer, isOn: true }), 'new_shares.unknown'],
  [newShares.listSubscriptions, 'subscription', (offer) => ({ offer }), 'ok'],
  [newShares.getSubscription, 'subscription', (subscription) => ({ subscription }), 'new_shares.subscription_unknown'],
  [
    newShares.getApplicationTerms,
    'subscription',
    (subscription) => ({ offer: FIRST_OFFER, subscription }),
    'new_shares.subscription_unknown',
  ],
  [
    newShares.editApplication,
    'subscription',
    (subscription) => ({ subscription, lots: 2 }),
    'new_shares.subscription_unknown',
  ],
  [
    newShares.cancelApplication,
    'subscription',
    (subscription) => ({ subscription }),
    'new_shares.subscription_unknown',
  ],
  [newShares.payWon, 'subscription', (subscription) => ({ subscription, ...step }), 'new_shares.subscription_unknown'],
  // Placements are everybody's: only one that never was is unknown.
  [placements.getPlacementTerms, 'placementRequest', (offer) => ({ offer }), 'placements.unknown'],
  [placements.requestPlacement, 'placementRequest', (offer) => ({ offer, lots: 2 }), 'placements.unknown'],
  [placements.listPlacementRequests, 'placementRequest', (offer) => ({ offer }), 'ok'],
  [placements.getPlacementRequest, 'placementRequest', (request) => ({ request }), 'placements.request_unknown'],
  [placements.cancelPlacement, 'placementRequest', (request) => ({ request }), 'placements.request_unknown'],
  // So are blocks.
  [blocks.getBlockTerms, 'blockRequest', (offer) => ({ offer }), 'block_trades.unknown'],
  [blocks.requestBlock, 'blockRequest', (offer) => ({ offer, lots: 2 }), 'block_trades.unknown'],
  [blocks.listBlockRequests, 'blockRequest', (offer) => ({ offer }), 'ok'],
  [blocks.getBlockRequest, 'blockRequest', (id) => ({ id }), 'block_trades.request_unknown'],
  [blocks.cancelBlock, 'blockRequest', (id) => ({ id }), 'block_trades.request_unknown'],
  [loans.getLoan, 'loan', (loan) => ({ loan }), 'loans.unknown'],
  [loans.listLoanLines, 'loan', (loan) => ({ loan }), 'loans.unknown'],
  [loans.cancelLoan, 'loan', (loan) => ({ loan }), 'loans.unknown'],
  [loans.repayLoan, 'loan', (loan) => ({ loan, amount: '1' }), 'loans.unknown'],
  [lending.lendShares, 'position', (position) => ({ position, lots: 1, ...step }), 'lending.position_unknown'],
  [lending.recallShares, 'position', (position) => ({ position, lots: null }), 'lending.position_unknown'],
  [lending.listLendingLines, 'position', (position) => ({ position }), 'lending.position_unknown'],
  [pledges.getPledge, 'pledge', (pledge) => ({ pledge }), 'pledges.unknown'],
  [pledges.listPledgeLines, 'pledge', (pledge) => ({ pledge }), 'pledges.unknown'],
  [pledges.cancelPledge, 'pledge', (pledge) => ({ pledge }), 'pledges.unknown'],
  [pledges.repayPledge, 'pledge', (pledge) => ({ pledge, amount: '1' }), 'pledges.unknown'],
  [
    pledges.requestPledge,
    'position',
    (position) => ({ position, lots: 1, amount: '10000', termDays: 30, ...step }),
    'orders.unknown_position',
  ],
  [pools.getPoolHolding, 'poolHolding', (holding) => ({ holding }), 'pools.holding_unknown'],
  [pools.stopFollowing, 'poolHolding', (holding) => ({ holding, ...step }), 'pools.holding_unknown'],
  [pools.takeBackPoolRequest, 'poolHolding', (holding) => ({ holding }), 'pools.holding_unknown'],
  [pools.changePoolStop, 'poolHolding', (holding) => ({ holding, stopPercent: 30 }), 'pools.holding_unknown'],
  // Pools are everybody's.
  [pools.getPoolTerms, 'poolHolding', (pool) => ({ pool }), 'pools.unknown'],
  [
    pools.followPool,
    'poolHolding',
    (pool) => ({ pool, amount: '10000', stopPercent: 40, lockedUntil: '2027-01-01', ...step }),
    'pools.unknown',
  ],
  [dayTrading.getDayMandate, 'dayMandate', (mandate) => ({ mandate }), 'day_trading.unknown'],
  [dayTrading.cancelDayMandate, 'dayMandate', (mandate) => ({ mandate }), 'day_trading.unknown'],
  [submitExam, 'examTry', (id) => ({ try: id, answers: ANSWERS }), 'education.try_unknown'],
  [getExamResult, 'examTry', (id) => ({ try: id, language: 'en' }), 'education.try_unknown'],
  [support.getTicket, 'ticket', (ticket) => ({ ticket }), 'support.unknown'],
  [support.writeTicket, 'ticket', (ticket) => ({ ticket, text: 'More.' }), 'support.unknown'],
  [
    support.writeTicket,
    'proof',
    (id) => ({ ticket: birju.records.ticket, text: 'So.', pictures: [id] }),
    'uploads.unknown',
  ],
  [setAvatar, 'proof', (upload) => ({ upload }), 'uploads.unknown'],
  // A seat of somebody else: institutions/seats.test.ts.
  [cancelSeat, 'ticket', (seat) => ({ seat }), 'institutions.seat_unknown'],
  [leaveSeat, 'ticket', (seat) => ({ seat }), 'institutions.seat_unknown'],
  [support.closeTicket, 'ticket', (ticket) => ({ ticket }), 'support.unknown'],
  [support.reopenTicket, 'ticket', (ticket) => ({ ticket, text: 'Again.' }), 'support.unknown'],
  [support.rateTicket, 'ticket', (ticket) => ({ ticket, score: 5 }), 'support.unknown'],
  [support.openTicket, 'deposit', (id) => asking('deposit', id), 'deposits.unknown'],
  [support.openTicket, 'withdrawal', (id) => asking('withdrawal', id), 'withdrawals.unknown'],
  [support.openTicket, 'order', (id) => asking('order', id), 'orders.unknown_order'],
  [support.openTicket, 'loan', (id) => asking('loan', id), 'loans.unknown'],
  [listDividends, 'position', (position) => ({ position }), 'ok'],
  [applyForDividend, 'dividend', (dividend) => ({ dividend }), 'dividends.unknown'],
  // So are grab offers.
  [getGrabTerms, 'placementRequest', (offer) => ({ offer }), 'grab.unknown'],
  [grabShares, 'placementRequest', (offer) => ({ offer, lots: 1 }), 'grab.unknown'],
  [cancelGrabRequest, 'placementRequest', (id) => ({ id }), 'grab.request_unknown'],
  // So are rights issues; what a customer has of one is found by who asks.
  [rights.getRights, 'placementRequest', (issue) => ({ issue }), 'rights.unknown'],
  [rights.getRightsTerms, 'placementRequest', (issue) => ({ issue }), 'rights.unknown'],
  [rights.takeUpRights, 'placementRequest', (issue) => ({ issue, shares: 1 }), 'rights.unknown'],
  [exchangeMoney, 'quote', (quote) => ({ quote, ...step }), 'exchange.quote_unknown'],
];

const NEVER_WAS = '8070605040302010';

test.each(reaches.map((reach) => [reach[0].path, reach[1], reach] as const))(
  '%s with the %s of somebody else ends as with one that never was',
  async (_path, _record, [endpoint, record, input, end, by]) => {
    const call = (by === undefined ? birju.call : newcomer) as (...args: unknown[]) => ReturnType<Call>;
    const ends: string[] = [];
    for (const id of [asha.records[record], NEVER_WAS]) {
      ends.push(endOf(await call(endpoint, input(id), endpoint.isMutation ? key() : {})));
    }
    expect(ends).toEqual([end, end]);
  },
);

test('the tables name every call of a customer that takes the id of a record', () => {
  const known = new Set(reaches.map(([endpoint]) => endpoint.path));
  const takesId = h.app.server.endpoints.filter(({ audience, input }) => audience === 'customer' && hasId(input));
  expect(takesId.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([]);
});

test('nothing of the first customer has changed under all of that', async () => {
  const { records } = asha;
  const ends = await Promise.all([
    asha.call(orders.getOrder, { order: records.order }),
    asha.call(withdrawals.getWithdrawal, { withdrawal: records.withdrawal }),
    asha.call(deposits.getDeposit, { deposit: records.deposit }),
    asha.call(positions.getPosition, { position: records.position }),
    asha.call(watchlist.listWatchlist, { list: records.list }),
  ]);
  expect(ends).toMatchObject([
    { kind: 'ok', data: { status: 'pending' } },
    { kind: 'ok', data: { status: 'pending' } },
    { kind: 'ok', data: { status: 'pending' } },
    { kind: 'ok', data: { position: { status: 'holding', stopLoss: null, quantity: 100 } } },
    { kind: 'ok', data: [] },
  ]);
});

/** Whether the shape of a record's id stands anywhere in it. */
function hasId(shape: unknown): boolean {
  if (shape === idShape) return true;
  if (typeof shape !== 'object' || shape === null) return false;
  const { def } = (shape as { _zod?: { def: Record<string, unknown> } })._zod ?? {};
  if (def === undefined) return false;
  const inner = [
    def['innerType'],
    def['element'],
    ...((def['options'] as unknown[]) ?? []),
    ...Object.values(def['shape'] ?? {}),
  ];
  return inner.some(hasId);
}
