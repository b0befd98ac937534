/** Grab offers of the rule "first come": the answer is the allotment, by arrival, exact to the lot, and each refusal in its place. */
import { addBusinessDays, businessDateOf, practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertActions } from '../corporate-actions/service.ts';
import { by, CLOSE_ALL, limitOrder } from '../orders/testing.ts';
import type { RefusalError } from '../platform/refuse.ts';
import { progress } from './jobs.ts';
import { withdrawGrab } from './publication.ts';
import { termsOf } from './service.ts';
import { startGrabbing, type Grabbing } from './testing.ts';

let g: Grabbing;
beforeAll(async () => {
  g = await startGrabbing();
});
afterEach(async () => {
  await g.h.orders.settled();
  expect(await g.audit()).toEqual([]);
});
afterAll(() => g.h.stop());

const codeOf = async (answer: ReturnType<Grabbing['ask']>) => {
  const given = await answer;
  return 'refusal' in given ? given.refusal.code : `${given.request.allottedLots} of ${given.request.lots}`;
};

test('who comes first is allotted at once, with a position that is locked, and paid for with the charges of a buy', async () => {
  const [asha, offer] = [await g.customer(), await g.offer()];
  const answer = await g.ask(asha, offer, 2);
  expect(answer).toMatchObject({
    request: {
      lots: 2,
      allottedLots: 2,
      shares: 200,
      place: 1,
      amount: '99000.00',
      charges: '30.16',
      paid: '99030.16',
    },
  });
  const { position } = (answer as { request: { position: string } }).request;
  expect(await g.h.balance(asha)).toMatchObject({ cash: 10_00_000_00n - 99_030_16n, margin: 99_000_00n, held: 0n });
  await expect(g.h.orders.close(by(asha), BigInt(position), CLOSE_ALL)).rejects.toMatchObject({
    refusal: { code: 'orders.locked_days' },
  });
});

test('the last request gets what is left of the quota, and who comes later is told how many came first', async () => {
  const offer = await g.offer();
  const ends: string[] = [];
  for (const lots of [3, 3, 3, 3]) ends.push(await codeOf(g.ask(await g.customer(), offer, lots)));
  expect(ends).toEqual(['3 of 3', '3 of 3', '3 of 3', '1 of 3']);
  expect(await g.ask(await g.customer(), offer, 1)).toEqual({
    refusal: { code: 'grab.quota_used', params: { lots: 10, requests: 4 } },
  });
});

test('each reason has its place: identity, window, level, lots, quota, price, one request, funds', async () => {
  const { h } = g;
  const now = h.clock.now();
  const [asha, poor] = [await g.customer(), await g.customer({ amount: 1_000_00n })];
  const stranger = await h.customer();
  const offer = await g.offer();
  const later = await g.offer({ opensAt: BigInt(now + MINUTE_MS) });
  const high = await g.offer({ level: 2 });
  expect(await codeOf(g.ask(stranger, offer, 1))).toBe('verification.required');
  expect(await codeOf(g.ask(asha, 4_711n, 1))).toBe('grab.unknown');
  expect(await codeOf(g.ask(asha, later, 0))).toBe('grab.not_open');
  expect(await codeOf(g.ask(asha, high, 0))).toBe('vip.average_too_low');
  for (const lots of [0, -1]) expect(await codeOf(g.ask(asha, offer, lots))).toBe('grab.lots_invalid');
  expect(await codeOf(g.ask(asha, offer, 4))).toBe('grab.above_maximum');
  const { symbol } = (await h.db.query<{ symbol: string }>('select symbol from grab.offer where id = $1', [offer]))
    .rows[0]!;
  h.feed.set(symbol, 515_00);
  expect(await g.ask(asha, offer, 1)).toMatchObject({
    refusal: {
      code: 'grab.price_moved',
      params: { price: '495.00', mark: '515.00', lowest: '499.55', highest: '530.45' },
    },
  });
  h.feed.set(symbol, 500_00, { state: 'suspended' });
  expect(await codeOf(g.ask(asha, offer, 1))).toBe('grab.price_unknown');
  h.feed.set(symbol, 500_00);
  expect(await codeOf(g.ask(poor, offer, 1))).toBe('grab.insufficient');
  expect(await codeOf(g.ask(asha, offer, 1))).toBe('1 of 1');
  expect(await codeOf(g.ask(asha, offer, 1))).toBe('grab.one_request');
  const terms = await h.db.read((tx) =>
    termsOf(g.deps, tx, { customerId: asha, now, input: { offer: offer.toString(), lots: 2 } }),
  );
  expect(terms).toMatchObject({ own: { lots: 1 }, refusal: { code: 'grab.one_request' }, affordableLots: 3 });
  // What is left comes before what it costs, and before what one has (desks §0).
  const own = h.ownSymbol();
  const last = await g.offer({ lots: 1, maximumLots: 1, symbol: own });
  expect(await codeOf(g.ask(asha, last, 1))).toBe('1 of 1');
  h.feed.set(own, 515_00);
  for (const customer of [asha, poor]) expect(await codeOf(g.ask(customer, last, 1))).toBe('grab.quota_used');
  await h.clock.advance(60 * MINUTE_MS);
  expect(await codeOf(g.ask(poor, offer, 1))).toBe('grab.closed');
});

test('a book that has left the price behind sells nothing at it, however late the mark is', async () => {
  const symbol = g.h.ownSymbol();
  const [asha, offer] = [await g.customer(), await g.offer({ symbol })];
  const touched = (bid: number, ask: number) => g.h.feed.set(symbol, 500_00, { bid, ask });
  touched(510_35, 510_80);
  const refused = (mark: string, lowest: string, highest: string) => ({
    refusal: { code: 'grab.price_moved', params: { price: '495.00', mark, lowest, highest } },
  });
  expect(await g.ask(asha, offer, 1)).toEqual(refused('510.35', '495.04', '525.66'));
  const input = { offer: offer.toString(), lots: 1 };
  const terms = () => g.h.db.read((tx) => termsOf(g.deps, tx, { customerId: asha, now: g.h.clock.now(), input }));
  expect(await terms()).toMatchObject(refused('510.35', '495.04', '525.66'));
  touched(480_00, 480_50);
  expect(await g.ask(asha, offer, 1)).toEqual(refused('480.50', '466.09', '494.91'));
  touched(510_25, 510_80);
  expect(await codeOf(g.ask(asha, offer, 1))).toBe('1 of 1');
});

test('nobody who is short of the share, or has ordered to be, is allotted any; and who has some locked goes short of none', async () => {
  const { h } = g;
  const symbol = h.ownSymbol();
  const offer = await g.offer({ symbol });
  const [asha, ravi] = [await g.customer({ isMarginEnabled: true }), await g.customer({ isMarginEnabled: true })];
  const short = (of: bigint) => h.orders.place(by(of), limitOrder(500_00, { symbol, direction: 'short' }));
  const waiting = await short(asha);
  const refusal = { code: 'grab.is_short', params: { symbol } };
  expect(await g.ask(asha, offer, 1)).toEqual({ refusal });
  await h.settle(h.venue.execution(waiting.id, 100, 500_00, h.clock.now()));
  expect(await g.ask(asha, offer, 1)).toEqual({ refusal });
  const input = { offer: offer.toString(), lots: 1 };
  const terms = await h.db.read((tx) => termsOf(g.deps, tx, { customerId: asha, now: h.clock.now(), input }));
  expect(terms).toMatchObject({ refusal });
  expect(await codeOf(g.ask(ravi, offer, 1))).toBe('1 of 1');
  await expect(short(ravi)).rejects.toMatchObject({ refusal: { code: 'orders.short_of_locked' } });
  const close = await h.orders.close(by(asha), BigInt(waiting.id), CLOSE_ALL);
  expect(await g.ask(asha, offer, 1)).toEqual({ refusal });
  await h.settle(h.venue.execution(close.id, 100, 500_00, h.clock.now()));
  expect(await codeOf(g.ask(asha, offer, 1))).toBe('1 of 1');
});

test('of a grab and a short of the same share at once one is taken, whichever comes first', async () => {
  const { h } = g;
  for (let round = 0; round < 8; round += 1) {
    const symbol = h.ownSymbol();
    const offer = await g.offer({ symbol });
    const asha = await g.customer({ isMarginEnabled: true });
    const acts = [
      () => codeOf(g.ask(asha, offer, 1)),
      () =>
        h.orders.place(by(asha), limitOrder(500_00, { symbol, direction: 'short' })).then(
          () => 'ok',
          (error: unknown) => (error as RefusalError).refusal.code,
        ),
    ];
    const answers = await Promise.all(
      round % 2 === 0 ? acts.map((act) => act()) : acts.toReversed().map((act) => act()),
    );
    expect([
      ['1 of 1', 'orders.short_of_locked'],
      ['grab.is_short', 'ok'],
    ]).toContainEqual(round % 2 === 0 ? answers : answers.toReversed());
  }
});

test.each(['split', 'dividend'] as const)(
  'an offer ends as the record date of a %s closes: nobody is allotted any at the price of other shares',
  async (kind) => {
    const { h } = g;
    const symbol = h.ownSymbol();
    const today = businessDateOf(practiceCalendar, h.clock.now());
    const [recordDate, exDate] = [today, addBusinessDays(practiceCalendar, today, 1)];
    const [at, exAt] = [sessionOn(practiceCalendar, recordDate)!.close, sessionOn(practiceCalendar, exDate)!.open];
    const offer = await g.offer({ symbol, closesAt: BigInt(exAt + 60 * MINUTE_MS) });
    const terms = {
      numerator: 2,
      denominator: 1,
      cash: kind === 'split' ? 0 : 2_00,
      recordDate,
      exDate,
      payDate: exDate,
    };
    await h.db.transaction((tx) => insertActions(tx, [{ symbol, kind, exAt, ...terms }]));
    await h.clock.advance(at - 1 - h.clock.now());
    h.feed.set(symbol, 500_00);
    await progress(g.deps);
    expect(await codeOf(g.ask(await g.customer(), offer, 1))).toBe('1 of 1');
    await h.clock.advance(1);
    h.feed.set(symbol, 500_00);
    const asha = await g.customer();
    const refusal = { code: 'grab.gone_ex', params: { date: exDate } };
    expect(await g.ask(asha, offer, 1)).toEqual({ refusal });
    const input = { offer: offer.toString(), lots: 1 };
    const asked = await h.db.read((tx) => termsOf(g.deps, tx, { customerId: asha, now: h.clock.now(), input }));
    expect(asked).toMatchObject({ refusal });
    await Promise.all([progress(g.deps), progress(g.deps)]);
    const { rows } = await h.t.owner.query<{ ended: boolean; text: string; shares: bigint }>(
      `select o.withdrawn_at is not null as ended, n.text, p.shares from grab.offer o join grab.offer_note n on n.offer_id = o.id
       join orders.block_promise p on p.kind = 'grab' and p.offer_id = o.id where o.id = $1`,
      [offer],
    );
    expect(rows).toMatchObject([{ ended: true, shares: 100n }]);
    expect(rows[0]!.text).toContain(exDate);
  },
);

test('the same key is answered as before and takes nothing again; with another body it is refused', async () => {
  const [asha, offer] = [await g.customer(), await g.offer()];
  const first = await g.ask(asha, offer, 2, 'one key');
  expect(await g.ask(asha, offer, 2, 'one key')).toEqual(first);
  expect(await codeOf(g.ask(asha, offer, 1, 'one key'))).toBe('request.idempotency_key_reused');
});

test('what is over or called off gives the seller back what nobody took', async () => {
  const { h } = g;
  const [over, off] = [await g.offer(), await g.offer()];
  for (const offer of [over, off]) await g.ask(await g.customer(), offer, 3);
  await h.db.transaction((tx) =>
    withdrawGrab(g.deps, tx, { offerId: off, note: 'The seller stepped back.', now: h.clock.now() }),
  );
  expect(await codeOf(g.ask(await g.customer(), off, 1))).toBe('grab.closed');
  await h.clock.advance(60 * MINUTE_MS);
  await progress(g.deps);
  const promised = await h.t.owner.query<{ shares: bigint }>(
    `select shares from orders.block_promise where kind = 'grab' and offer_id = any ($1::bigint[])`,
    [[over, off]],
  );
  expect(promised.rows.map(({ shares }) => shares)).toEqual([300n, 300n]);
});

test('the auditor sees a quota, an order, a payment and a level that are not what they should be', async () => {
  const offer = await g.offer();
  const asked = [await g.customer(), await g.customer()];
  for (const customer of asked) await g.ask(customer, offer, 2);
  const ofOffer = (values: string) => `update grab.offer set ${values} where id = ${offer}`;
  const second = (values: string) => `update grab.request set ${values} where customer_id = ${asked[1]}`;
  expect(await g.bent(ofOffer('allotted_lots = 5'))).toEqual(['grab_gives_what_it_has']);
  expect(await g.bent(second('place = 3'))).toEqual(['grab_is_by_arrival']);
  expect(await g.bent(second('paid = paid + 1'))).toEqual(['grab_is_paid_and_settled']);
  expect(await g.bent(second('lots = 3'))).toContain('grab_is_by_arrival');
  const level = `update vip.standing set level = 0, reached = 0 where customer_id = ${asked[1]}`;
  expect(await g.bent(level)).toEqual(['grab_request_is_within_its_offer']);
  const lock = `update orders.position set lock_days = 0 where customer_id = ${asked[1]} and origin = 'grab'`;
  expect(await g.bent(lock)).toEqual(['grab_shares_keep_their_lock']);
  const gone = `insert into actions.action (symbol, kind, numerator, denominator, cash, record_date, ex_date, pay_date, ex_at)
    select symbol, 'dividend', 0, 1, 100, '2026-01-01', '2026-01-02', '2026-01-02', published_at + 1 from grab.offer where id = ${offer}`;
  expect(await g.bent(gone)).toEqual(['grab_price_is_for_its_shares']);
});
