/** A block from the request to the position: held with its charges, decided, expired, refused, each with its words and numbers. */
import * as contract from '@bahi/contract/block-trades/calls.ts';
import { listMessages } from '@bahi/contract/messages/calls.ts';
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectOk } from '../identity/testing.ts';
import { answer } from '../testing-races.ts';
import { auditWhole } from '../ledger/audit.ts';
import { ORDER_INVARIANTS } from '../orders/audit.ts';
import { BLOCK_TRADE_INVARIANTS } from './audit.ts';
import { publishBlock } from './service.ts';
import { blockTerms, SOLD, startBlocks, type Blocks, type Customer } from './testing.ts';

let b: Blocks;

beforeAll(async () => {
  b = await startBlocks();
});
afterEach(async () => {
  [b.mark, b.isListed, b.haltedSince] = [40_50n, true, null];
  expect(await b.audit()).toEqual([]);
});
afterAll(() => b.stop());

const storiesOf = async ({ call }: Customer) =>
  expectOk(await call(listMessages, {})).rows.map(({ story }) => story.key);

test('what is asked for is held with its charges, approved in part, and the rest is free', async () => {
  const [asha, offer] = [await b.customer(), await b.offer()];
  const request = await b.asked(asha, offer, 10);
  expect(request).toMatchObject({
    state: 'pending',
    amount: '40000.00',
    total: '40016.81',
    held: '40016.81',
    canCancel: true,
  });
  expect(await b.book(asha.id)).toMatchObject({ held: 40_016_81n });
  const decided = await b.decide(request, 4);
  expect(decided).toMatchObject({
    state: 'approved',
    approvedLots: 4,
    reason: 'oversubscribed',
    paid: '16006.73',
    released: '24010.08',
    held: '0.00',
    timeline: [{ step: 'sent' }, { step: 'approved', state: 'done' }],
  });
  expect(await b.book(asha.id)).toMatchObject({ held: 0n, margin: 16_000_00n, cash: 10_00_000_00n - 16_006_73n });
  const shown = expectOk(await asha.call(contract.getBlock, { offer }));
  expect(shown).toMatchObject({
    remainingLots: 96,
    askedLots: 0,
    state: 'open',
    discountRate: '1.23',
    reference: '40.50',
  });
  expect(await storiesOf(asha)).toEqual(['block_trades.approved_part', 'block_trades.requested']);
});

test('the terms say what would be held and the first thing in the way, and the request says the same', async () => {
  const [asha, offer] = [await b.customer(), await b.offer()];
  const terms = expectOk(await asha.call(contract.getBlockTerms, { offer, lots: 10 }));
  expect(terms).toMatchObject({
    amount: '40000.00',
    charges: '16.81',
    held: '40016.81',
    affordableLots: 60,
    refusal: null,
  });
  const least = expectOk(await asha.call(contract.getBlockTerms, { offer }));
  expect(least).toMatchObject({ lots: 2, shares: 200 });
  await b.asked(asha, offer, 10);
  const again = expectOk(await asha.call(contract.getBlockTerms, { offer, lots: 10 }));
  expect(again.refusal).toEqual({ code: 'block_trades.pending', params: {} });
});

test.each([
  [0, 'block_trades.lots_invalid', {}],
  [1.5, 'block_trades.lots_invalid', {}],
  [-3, 'block_trades.lots_invalid', {}],
  [1e300, 'block_trades.lots_invalid', {}],
  [1, 'block_trades.below_minimum', { shares: 200, lots: 2 }],
  [61, 'block_trades.above_maximum', { maximum: 60 }],
])('%s lots are refused: %s', async (lots, code, params) => {
  const [asha, offer] = [await b.customer(), await b.offer()];
  expect(await b.ask(asha, offer, lots)).toMatchObject({ refusal: { code, params } });
});

test('one customer gets no more than the most, over all requests together', async () => {
  const [asha, offer] = [await b.customer(), await b.offer()];
  await b.decide(await b.asked(asha, offer, 50), 50);
  expect(await b.ask(asha, offer, 11)).toMatchObject({
    refusal: { code: 'block_trades.above_maximum', params: { maximum: 10 } },
  });
  await b.decide(await b.asked(asha, offer, 10), 10);
});

test('refused in the order of the rules: account, identity, shelf, window, lots, one at a time, funds', async () => {
  const asha = await b.customer();
  const offer = await b.offer({ lots: 100_000, maximumLots: 100_000 });
  b.verified.delete(asha.id);
  expect(await answer(b.ask(asha, '1', 0))).toBe('verification.required');
  b.verified.add(asha.id);
  b.haltedSince = b.h.clock.now();
  expect(await answer(b.ask(asha, '1', 0))).toBe('block_trades.paused');
  b.haltedSince = null;
  expect(await answer(b.ask(asha, '1', 0))).toBe('block_trades.unknown');
  const later = await b.offer({ opensAt: BigInt(b.h.clock.now() + MINUTE_MS) });
  expect(await answer(b.ask(asha, later, 0))).toBe('block_trades.not_open');
  const gone = await b.offer();
  await b.withdraw(gone);
  expect(await answer(b.ask(asha, gone, 0))).toBe('block_trades.off_shelf');
  expect(await b.ask(asha, offer, 251)).toMatchObject({
    refusal: { code: 'block_trades.insufficient', params: { available: '1000000.00' } },
  });
  await b.asked(asha, offer, 10);
  expect(await answer(b.ask(asha, offer, 99_999))).toBe('block_trades.pending');
});

test('what is left bounds a request, and an approval', async () => {
  const offer = await b.offer({ lots: 20, maximumLots: 20 });
  const [asha, bela] = [await b.customer(), await b.customer()];
  const [first, second] = [await b.asked(asha, offer, 15), await b.asked(bela, offer, 15)];
  await b.decide(first, 15);
  expect(await answer(b.ask(await b.customer(), offer, 6))).toBe('block_trades.above_remaining');
  await expect(b.decide(second, 15)).rejects.toMatchObject({
    refusal: { code: 'block_trades.above_asked', params: { maximum: 5 } },
  });
  await expect(b.decide(second, 5, { reason: null })).rejects.toMatchObject({
    refusal: { code: 'block_trades.reason_missing' },
  });
  await expect(b.decide(second, 5, { amount: '1.00' })).rejects.toMatchObject({
    refusal: { code: 'staff.amount_differs' },
  });
  await b.decide(second, 5);
});

test('a block away from the mark of the moment waits or is rejected, never approved', async () => {
  const [asha, offer] = [await b.customer(), await b.offer()];
  const request = await b.asked(asha, offer, 10);
  b.mark = 41_24n;
  await expect(b.decide(request, 10)).rejects.toMatchObject({
    refusal: { code: 'block_trades.price_moved', params: { price: '40.00', lowest: '40.01', highest: '42.47' } },
  });
  // The mark is late on purpose: the book has left the price already.
  [b.mark, b.touch] = [40_50n, { bid: 41_30n, ask: 41_40n }];
  await expect(b.decide(request, 10)).rejects.toMatchObject({
    refusal: { code: 'block_trades.price_moved', params: { price: '40.00', lowest: '40.07', highest: '42.53' } },
  });
  [b.mark, b.touch] = [null, {}];
  await expect(b.decide(request, 10)).rejects.toMatchObject({ refusal: { code: 'block_trades.no_mark' } });
  [b.mark, b.isListed] = [40_50n, false];
  await expect(b.decide(request, 10)).rejects.toMatchObject({ refusal: { code: 'block_trades.no_mark' } });
  expect(await b.read(asha, request.id)).toMatchObject({ state: 'pending' });
  b.mark = 60_00n;
  expect(await b.decide(request, 0, { reason: 'price_moved' })).toMatchObject({
    state: 'rejected',
    released: '40016.81',
  });
  expect(await b.book(asha.id)).toMatchObject({ held: 0n, margin: 0n, cash: 10_00_000_00n });
});

test('taken back by its customer alone, while it is pending', async () => {
  const [asha, bela, offer] = [await b.customer(), await b.customer(), await b.offer()];
  const request = await b.asked(asha, offer, 10);
  expect(await answer(b.cancel(bela, request.id))).toBe('block_trades.request_unknown');
  expect(expectOk(await b.cancel(asha, request.id))).toMatchObject({ state: 'cancelled', released: '40016.81' });
  expect(await answer(b.cancel(asha, request.id))).toBe('block_trades.not_pending');
  await expect(b.decide(request, 10)).rejects.toMatchObject({ refusal: { code: 'staff.case_decided' } });
});

test('what nobody decided when the window ends expires, and the seller has the rest back', async () => {
  const asha = await b.customer();
  const offer = await b.offer({ symbol: 'EXPRY' });
  const [first, second] = [await b.asked(asha, offer, 10), await b.asked(await b.customer(), offer, 5)];
  await b.decide(second, 5);
  await b.h.clock.advance(HOUR_MS);
  await expect(b.decide(first, 10)).rejects.toMatchObject({ refusal: { code: 'block_trades.closed' } });
  await b.progress();
  await b.progress();
  const expired = await b.read(asha, first.id);
  expect(expired).toMatchObject({ state: 'expired', reason: 'window_over', held: '0.00' });
  expect(expired.timeline.at(-1)).toMatchObject({ step: 'expired', state: 'failed' });
  expect(await storiesOf(asha)).toEqual(['block_trades.window_over', 'block_trades.requested']);
  const text = `select shares from orders.block_promise where kind = 'block' and offer_id = $1`;
  expect((await b.h.t.owner.query(text, [offer])).rows).toEqual([{ shares: 500n }]);
});

test('withdrawn with a note: what waits expires, what was sold stays', async () => {
  const [asha, bela, offer] = [await b.customer(), await b.customer(), await b.offer()];
  const [waits, sold] = [await b.asked(asha, offer, 10), await b.asked(bela, offer, 5)];
  await b.decide(sold, 5);
  await b.withdraw(offer);
  await expect(b.decide(waits, 10)).rejects.toMatchObject({ refusal: { code: 'block_trades.off_shelf' } });
  await b.progress();
  expect(await b.read(asha, waits.id)).toMatchObject({ state: 'expired', reason: 'withdrawn' });
  expect(await b.book(bela.id)).toMatchObject({ margin: 20_000_00n });
  const { notes } = expectOk(await asha.call(contract.getBlock, { offer }));
  expect(notes.map(({ text }) => text)).toEqual(['The seller stepped back.']);
  await expect(b.withdraw(offer)).rejects.toMatchObject({ refusal: { code: 'block_trades.over' } });
});

test('who is short of the share, or has ordered to be, asks for none of it, and is sold none until that has ended', async () => {
  const [asha, offer] = [await b.customer(), await b.offer()];
  const refusal = { code: 'block_trades.is_short', params: { symbol: 'VEDA' } };
  const cover = await shortOrder(asha);
  expect(await b.ask(asha, offer, 10)).toMatchObject({ refusal });
  expect(expectOk(await asha.call(contract.getBlockTerms, { offer, lots: 10 }))).toMatchObject({ refusal });
  await cover();
  const request = await b.asked(asha, offer, 10);
  const coverLater = await shortOrder(asha);
  await expect(b.decide(request, 10)).rejects.toMatchObject({
    refusal: { code: 'block_trades.customer_short', params: { symbol: 'VEDA' } },
  });
  expect(await b.read(asha, request.id)).toMatchObject({ state: 'pending' });
  await coverLater();
  expect(await b.decide(request, 10)).toMatchObject({ state: 'approved' });
});

/** As it stands in the table; answers what takes it away again. */
async function shortOrder({ id }: Customer): Promise<() => Promise<unknown>> {
  const { owner } = b.h.t;
  await owner.query(
    `insert into orders.orders (id, customer_id, request, body, placed_at, price, worst_price, quantity, leverage, kind, direction, type,
       time_in_force, status, symbol)
     values (77, $1, gen_random_uuid(), gen_random_uuid(), 1, 4000, 4000, 100, 2, 'open', 'short', 'limit', 'gtc', 'pending', 'VEDA')`,
    [id],
  );
  return () => owner.query('delete from orders.orders where id = 77');
}

test('no offer promises shares that the seller has not', async () => {
  const feed = { ...SOLD, blockInventory: () => 15_000 };
  const publish = () =>
    b.h.t.db.transaction((tx) => publishBlock({ feed }, tx, { ...blockTerms(b.h.clock.now()), symbol: 'SCARCE' }));
  const answers = await Promise.all([answer(publish()), answer(publish())]);
  expect(answers.toSorted()).toEqual(['block_trades.seller_has', 'ok']);
});

test.each([
  [
    'block_request_holds_its_total',
    `update ledger.hold set amount = amount + 1 where kind = 'block' and reference = $2`,
  ],
  ['block_request_holds_its_total', `update block_trades.request set total = total + 1 where id = $2`],
  ['block_request_is_paid_once', `update block_trades.request set paid = paid - 1 where id = $1`],
  ['block_request_is_paid_once', `update block_trades.request set position_id = 1 where id = $1`],
  [
    'block_request_is_paid_once',
    `update ledger.hold set captured = captured - 1, released = released + 1 where kind = 'block' and reference = $1`,
  ],
  [
    'block_request_is_within_its_offer',
    `update block_trades.offer o set minimum_lots = 60 from block_trades.request r where r.id = $1 and o.id = r.offer_id`,
  ],
  [
    'block_request_is_within_its_offer',
    `update block_trades.request set decided_at = decided_at + 3600000 where id = $1`,
  ],
  [
    'block_offer_sells_what_it_has',
    `update block_trades.offer o set sold_lots = 1 from block_trades.request r where r.id = $1 and o.id = r.offer_id`,
  ],
  [
    'block_offer_sells_what_it_has',
    `update orders.block_promise p set shares = 1 from block_trades.request r where r.id = $1 and p.offer_id = r.offer_id`,
  ],
  [
    'block_shares_keep_their_lock',
    `update orders.position p set lock_days = 1 from block_trades.request r where r.id = $1 and p.id = r.position_id`,
  ],
  [
    'block_shares_keep_their_lock',
    `update orders.position p set locked_until = null from block_trades.request r where r.id = $1 and p.id = r.position_id`,
  ],
  [
    'block_price_is_for_its_shares',
    `insert into actions.action (symbol, kind, numerator, denominator, cash, record_date, ex_date, pay_date, ex_at)
     select 'VEDA', 'dividend', 0, 1, 100, '2026-01-01', '2026-01-02', '2026-01-02', decided_at from block_trades.request where id = $1`,
  ],
])('the auditor names %s: %s', async (name, sql) => {
  const [asha, bela, offer] = [await b.customer(), await b.customer(), await b.offer()];
  const [sold, waits] = [await b.asked(asha, offer, 10), await b.asked(bela, offer, 10)];
  await b.decide(sold, 10);
  const undone = new Error('undone');
  const found = b.h.t.owner.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query(sql.replaceAll(/\$[12]/g, (place) => (place === '$1' ? sold.id : waits.id)));
    const { breaks } = await auditWhole(tx, [...ORDER_INVARIANTS, ...BLOCK_TRADE_INVARIANTS]);
    expect(breaks.map((one) => one.invariant)).toContain(name);
    throw undone;
  });
  await expect(found).rejects.toBe(undone);
});
