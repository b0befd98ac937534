/** Each invariant of results names what breaks it: rows of offers that are drawn, paid and allotted are changed behind the application's back. */
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditWhole } from '../ledger/audit.ts';
import { NEW_SHARES_INVARIANTS } from './audit.ts';
import { forfeitBatch, settleBatch } from './settlement.ts';
import { progress } from './jobs.ts';
import { startOffering, type Offering } from './testing.ts';

const DATES = { allotmentDate: '2026-11-20', listingDate: '2026-11-21' };
let o: Offering;

/**
 * One offer that blocks, wanted by two for more than there is, is allotted and listed; of one that is paid afterwards a winner paid, another
 * forfeited; of an auction one of three bidders got nothing.
 */
beforeAll(async () => {
  o = await startOffering();
  const [asha, ravi] = [await o.customer(), await o.customer()];
  const blocked = await o.offer({ ...DATES, symbol: 'BLOCK', lots: 8 });
  const auction = await o.offer({ ...DATES, symbol: 'BIDS', allocation: 'auction_uniform', lots: 2, maximumLots: 1 });
  for (const [by, bid] of [
    [asha, '60'],
    [ravi, '55'],
    [await o.customer(), '55'],
  ] as const)
    await o.applied(by, auction, 1, { bid });
  const payBy = BigInt(o.h.clock.now() + 600 * MINUTE_MS);
  const later = await o.offer({ ...DATES, symbol: 'LATER', funding: 'pay_after', payBy, prepaidPercent: 10 });
  for (const by of [asha, ravi]) await o.applied(by, blocked, 5);
  const due = await o.applied(asha, later, 5);
  await o.applied(ravi, later, 5);
  for (const offer of [blocked, later, auction]) {
    await o.close(offer);
    await o.draw(offer);
    while ((await settleBatch(o.deps, { offerId: offer.id, now: o.h.clock.now() })) > 0);
  }
  await o.pay(asha, due.id);
  await o.h.clock.advance(Number(payBy) - o.h.clock.now() + MINUTE_MS);
  await forfeitBatch(o.deps, { offerId: later.id, now: o.h.clock.now() });
  await o.h.clock.advance(48 * 60 * MINUTE_MS);
  await progress(o.deps);
  expect(await o.audit()).toEqual([]);
});
afterAll(() => o.stop());

const ofBlocked = `offer_id = (select id from new_shares.offer where symbol = 'BLOCK')`;
const ofBids = `offer_id = (select id from new_shares.offer where symbol = 'BIDS')`;
const oneOf = (where: string) => `id = (select min(id) from new_shares.subscription where ${where})`;
const subscription = (set: string, where: string) => `update new_shares.subscription set ${set} where ${oneOf(where)}`;
const win = (set: string, where = ofBlocked) =>
  `update new_shares.win set ${set} where subscription_id = (select min(subscription_id) from new_shares.win where ${where})`;
const oneWin = `subscription_id = (select min(subscription_id) from new_shares.win where ${ofBids})`;
const allotment = `(select min(id) from ledger.entry where kind = 'allotment')`;

test.each([
  // allotted = min(offered, valid); nobody above what was applied for
  ['drawn_to_the_last_lot', win('lots = lots - 1')],
  ['drawn_to_the_last_lot', win('lots = 6')],
  ['drawn_to_the_last_lot', `update new_shares.offer set lots = 9 where symbol = 'BLOCK'`],
  [
    'drawn_to_the_last_lot',
    subscription(`status = 'applied', decided_at = null, won_lots = null, cost = null`, ofBlocked),
  ],
  ['decided_as_drawn', subscription('won_lots = won_lots - 1', ofBlocked)],
  ['decided_as_drawn', subscription('cost = cost + 1', ofBlocked)],
  ['decided_as_drawn', `update new_shares.offer set drawn_at = null where symbol = 'BLOCK'`],
  // the highest bids, of equal ones the earliest, at the price that the offer says
  [
    'auction_goes_by_its_bids',
    `update new_shares.win set subscription_id = subscription_id + 2 where ${oneWin} and price = 5500`,
  ],
  ['auction_goes_by_its_bids', `update new_shares.win set price = 5400 where ${oneWin}`],
  ['auction_goes_by_its_bids', `delete from new_shares.win where ${oneWin}`],
  ['auction_goes_by_its_bids', `update new_shares.offer set allocation = 'auction_bid' where symbol = 'BIDS'`],
  [
    'auction_goes_by_its_bids',
    `update new_shares.subscription set changed_at = applied_at + 1 where ${ofBids} and bid = 5500 and status <> 'not_won'`,
  ],
  ['draw_is_in_the_log', `update new_shares.draw set result_hash = seed_hash where ${ofBlocked}`],
  ['draw_is_in_the_log', `delete from new_shares.draw_log where what = 'list'`],
  // holds = payments + refunds + awaiting
  [
    'captured_holds_are_payments',
    `update ledger.hold set captured = captured - 1, released = released + 1 where kind = 'subscription' and captured > 0`,
  ],
  ['captured_holds_are_payments', subscription('paid = paid - 1', ofBlocked)],
  ['application_money_is_its_entries', subscription('refunded = refunded - 1', `status = 'forfeited'`)],
  // shares credited = shares paid
  [
    'shares_are_what_was_won',
    `update ledger.posting set amount = amount - 100 where account = 'shares' and entry_id = ${allotment}`,
  ],
  ['shares_are_what_was_won', `update ledger.entry set security = 'OTHER' where id = ${allotment}`],
  ['shares_are_what_was_won', subscription('position_id = position_id + 1000000', `status = 'allotted'`)],
  // forfeits counted
  ['paid_or_forfeited_in_time', subscription('forfeited_at = 1', `status = 'forfeited'`)],
  [
    'paid_or_forfeited_in_time',
    subscription(`status = 'awaiting_payment', forfeited_at = null`, `status = 'forfeited'`),
  ],
  ['decided_as_drawn', subscription('won_lots = 1', `status = 'forfeited'`)],
])('the auditor names %s', async (name, sql) => {
  const undone = new Error('undone');
  const found = o.h.t.owner.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    const { rows } = await tx.query<{ of: string; name: string }>(
      `select conrelid::regclass as of, conname as name from pg_constraint
       where conrelid in ('new_shares.subscription'::regclass, 'new_shares.offer'::regclass) and contype = 'c'`,
    );
    for (const { of, name: constraint } of rows) await tx.query(`alter table ${of} drop constraint ${constraint}`);
    const { rowCount } = await tx.query(sql);
    expect(rowCount).toBeGreaterThan(0);
    const { breaks } = await auditWhole(tx, NEW_SHARES_INVARIANTS);
    expect(breaks.map((one) => one.invariant)).toContain(name);
    throw undone;
  });
  await expect(found).rejects.toBe(undone);
});
