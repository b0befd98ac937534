/** Grab offers of the rule "draw": money held until the draw, verified as a draw of new shares is, nobody sold at a price that moved. */
import { getDrawFile } from '@bahi/contract/new-shares/draws.ts';
import { verifyDrawLog } from '@bahi/core/draw-log.ts';
import { verifyDraw } from '@bahi/core/lottery-verify.ts';
import { hmacSha256, sha256 } from '@bahi/core/sha256.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { drawLog, proofOf } from '../draws/service.ts';
import { selectDrawFile } from '../draws/store.ts';
import { by, CLOSE_ALL, limitOrder } from '../orders/testing.ts';
import { RefusalError } from '../platform/refuse.ts';
import { freezeOwn } from '../restrictions/service.ts';
import { progress } from './jobs.ts';
import { withdrawGrab } from './publication.ts';
import type { RequestView } from './rows.ts';
import { cancelGrab, requestsPage } from './service.ts';
import { offers } from './store.ts';
import { startGrabbing, type Grabbing } from './testing.ts';

let g: Grabbing;
beforeAll(async () => {
  g = await startGrabbing();
});
beforeEach(() => {
  g.level = '24381.05';
  g.haltedSince = null;
});
afterEach(async () => {
  await g.h.orders.settled();
  expect(await g.audit()).toEqual([]);
});
afterAll(() => g.h.stop());

const CASH = 10_00_000_00n;
/** Of three lots, with the charges. */
const HELD = 1_48_533_44n;

const codeOf = async (answer: ReturnType<Grabbing['ask']>) => {
  const given = await answer;
  return 'refusal' in given ? given.refusal.code : given.request.status;
};
const own = async (customerId: bigint): Promise<RequestView> =>
  (await g.h.db.read((tx) => requestsPage(tx, customerId, { page: 1, pageSize: 10 }))).rows[0]!;
const cancel = (customerId: bigint, id: string) =>
  g.h.db
    .transaction((tx) => cancelGrab(g.deps, tx, { customerId, now: g.h.clock.now(), input: { id } }))
    .then(
      ({ status }) => status,
      (error: unknown) => (error instanceof RefusalError ? error.refusal.code : Promise.reject(error)),
    );
async function contested(count: number, lots = 3) {
  const offer = await g.draw();
  const customers = await g.crowd(count);
  for (const customer of customers) expect(await codeOf(g.ask(customer, offer, lots))).toBe('pending');
  return { offer, customers };
}

test('what is asked for is held with the charges until the draw; who wins is sold it and has the rest back, who loses has all of it back', async () => {
  const { offer, customers } = await contested(5);
  for (const customer of customers)
    expect(await g.h.balance(customer)).toMatchObject({ cash: CASH, margin: 0n, held: HELD });
  expect(await g.view(offer)).toMatchObject({ state: 'open', requests: 5, askedLots: 15, remainingLots: 10 });
  await g.drawn(offer);
  expect(await g.view(offer)).toMatchObject({ state: 'drawn', requests: 5, remainingLots: 0 });
  const requests = await Promise.all(customers.map(own));
  expect(requests.reduce((sum, { allottedLots }) => sum + allottedLots, 0)).toBe(10);
  for (const [index, { status, allottedLots, lots, paid, position }] of requests.entries()) {
    const customer = customers[index]!;
    const spent = paid === null ? 0n : BigInt(paid.replace('.', ''));
    const amount = BigInt(allottedLots) * 49_500_00n;
    expect(await g.h.balance(customer)).toMatchObject({ cash: CASH - spent, margin: amount, held: 0n });
    expect(status).toBe(allottedLots === 0 ? 'not_won' : 'allotted');
    const end = allottedLots === 0 ? 'not_won' : allottedLots === lots ? 'won' : 'won_part';
    expect(await g.told(customer)).toEqual(['grab.requested', `grab.${end}`]);
    if (position === null) continue;
    await expect(g.h.orders.close(by(customer), BigInt(position), CLOSE_ALL)).rejects.toMatchObject({
      refusal: { code: 'orders.locked_days' },
    });
  }
});

test('the draw is verified as one of new shares is: its file holds, and the log has what it published, in time', async () => {
  const { offer } = await contested(6, 2);
  const opened = (await proofOf(g.h.db, offer))!;
  expect(opened).toMatchObject({ offer: offer.toString(), index: 'BAHIFIFTY', listHash: null, seed: null });
  await g.drawn(offer);
  const proof = (await proofOf(g.h.db, offer))!;
  expect(proof).toMatchObject({ commitment: opened.commitment, applications: 6, level: '24381.05' });
  const file = getDrawFile.output.shape.file.parse(
    JSON.parse(gunzipSync((await selectDrawFile(g.h.db, offer))!).toString()),
  );
  const { commitment, listHash, level, resultHash } = proof;
  const published = { commitment, listHash: listHash!, level: level!, resultHash: resultHash! };
  const { findings, draw } = verifyDraw(file, { sha256, hmac: hmacSha256, published });
  expect(findings).toEqual([]);
  expect(draw!.winners.reduce((sum, { lots }) => sum + lots, 0)).toBe(10);
  const log = await g.h.db.read(drawLog);
  expect(verifyDrawLog(log, { sha256, draw: { ...draw!, ...draw!.terms } })).toEqual([]);
});

test('a request is taken back until requests close, and may be made again; after that it stays on the list', async () => {
  const offer = await g.draw();
  const asha = await g.customer();
  const first = await g.ask(asha, offer, 3, 'the first key');
  expect(await codeOf(g.ask(asha, offer, 1))).toBe('grab.one_request');
  const { id } = (first as { request: RequestView }).request;
  expect(await cancel(await g.customer(), id)).toBe('grab.request_unknown');
  expect(await cancel(asha, id)).toBe('cancelled');
  expect(await cancel(asha, id)).toBe('grab.not_pending');
  expect(await g.h.balance(asha)).toMatchObject({ cash: CASH, held: 0n });
  expect(await g.view(offer)).toMatchObject({ requests: 0, askedLots: 0 });
  // The key of a request that is gone asks for nothing again.
  expect(await codeOf(g.ask(asha, offer, 3, 'the first key'))).toBe('cancelled');
  expect(await codeOf(g.ask(asha, offer, 2))).toBe('pending');
  const again = await own(asha);
  await g.h.clock.advance(60 * MINUTE_MS);
  expect(await cancel(asha, again.id)).toBe('grab.closed');
  await progress(g.deps);
  expect(await g.view(offer)).toMatchObject({ state: 'drawing', requests: 1 });
  await g.drawn(offer);
  expect(await own(asha)).toMatchObject({ status: 'allotted', allottedLots: 2, held: '99030.16', paid: '99030.16' });
});

test.each([
  ['a price that moved', 515_00, 'price_moved'],
  ['a company that is suspended', null, 'price_unknown'],
] as const)('%s at the draw’s moment is sold to nobody: all is released and told', async (_, price, reason) => {
  const { offer, customers } = await contested(4);
  const { symbol } = (await offers.select(g.h.db, offer))!;
  if (price === null) g.h.feed.set(symbol, 500_00, { state: 'suspended' });
  const { drawAt } = (await offers.select(g.h.db, offer))!;
  await g.h.clock.advance(Number(drawAt) - g.h.clock.now());
  if (price !== null) g.h.feed.set(symbol, price);
  await progress(g.deps);
  expect(await g.view(offer)).toMatchObject({ state: 'withdrawn', voidBecause: reason, remainingLots: 10 });
  for (const customer of customers) {
    expect(await own(customer)).toMatchObject({ status: 'released', reason, paid: null });
    expect(await g.h.balance(customer)).toMatchObject({ cash: CASH, held: 0n });
    expect(await g.told(customer)).toEqual(['grab.requested', `grab.${reason}`]);
  }
  // Nobody ever learns who would have won.
  expect(await proofOf(g.h.db, offer)).toMatchObject({ seed: null, drawnAt: null });
});

test('a price that moved between is no reason: only that of the draw’s moment counts', async () => {
  const offer = await g.draw();
  const { symbol } = (await offers.select(g.h.db, offer))!;
  g.h.feed.set(symbol, 530_00);
  expect(await codeOf(g.ask(await g.customer(), offer, 1))).toBe('pending');
  await g.drawn(offer, 505_00);
  expect(await g.view(offer)).toMatchObject({ state: 'drawn', remainingLots: 9 });
});

test('who is restricted when it is drawn is sold nothing; a level that has fallen since changes nothing', async () => {
  const offer = await g.draw();
  const [barred, fallen, lifted] = [await g.customer(), await g.customer(), await g.customer()];
  for (const customer of [barred, fallen, lifted]) expect(await codeOf(g.ask(customer, offer, 1))).toBe('pending');
  await restrict(barred, 'no_trade');
  await restrict(lifted, 'banned', g.h.clock.now() + MINUTE_MS);
  await g.h.t.owner.query(
    `insert into vip.session (business_date, at, ends_at, average2, average3, sign_ins, account_days, fall_days)
     values ('2026-11-22', $1, $1, 0, 0, 0, 0, 7)`,
    [g.h.clock.now() + MINUTE_MS],
  );
  await g.h.t.owner.query(
    `insert into vip.standing (customer_id, business_date, total, average_total, is_verified, sign_ins, account_days, reached, level)
     values ($1, '2026-11-22', 0, 0, true, 0, 0, 0, 0)`,
    [fallen],
  );
  await g.drawn(offer);
  expect(await own(barred)).toMatchObject({ status: 'released', reason: 'restricted', allottedLots: 0 });
  expect(await g.told(barred)).toEqual(['grab.requested', 'grab.restricted']);
  expect(await g.h.balance(barred)).toMatchObject({ cash: CASH, held: 0n });
  for (const customer of [fallen, lifted]) expect(await own(customer)).toMatchObject({ status: 'allotted' });
  expect(await g.view(offer)).toMatchObject({ remainingLots: 8 });
});

test('who is short of the share when it is drawn, or has ordered to be, is sold none', async () => {
  const offer = await g.draw();
  const { symbol } = await g.view(offer);
  const [short, other] = [await g.customer({ isMarginEnabled: true }), await g.customer()];
  for (const customer of [short, other]) expect(await codeOf(g.ask(customer, offer, 1))).toBe('pending');
  g.h.feed.set(symbol, 500_00);
  await g.h.orders.place(by(short), limitOrder(500_00, { symbol, direction: 'short', timeInForce: 'gtc' }));
  await g.drawn(offer);
  expect(await own(short)).toMatchObject({ status: 'released', reason: 'is_short', allottedLots: 0 });
  expect(await g.told(short)).toEqual(['grab.requested', 'grab.is_short']);
  expect(await own(other)).toMatchObject({ status: 'allotted' });
  expect(await g.view(offer)).toMatchObject({ remainingLots: 9 });
});

test('who freezes the own account after requests are closed has what was won all the same: it is no way to take a request back late', async () => {
  const offer = await g.draw();
  const [asha, barred] = [await g.customer(), await g.customer()];
  for (const customer of [asha, barred]) expect(await codeOf(g.ask(customer, offer, 1))).toBe('pending');
  await g.h.clock.advance(90 * MINUTE_MS);
  await progress(g.deps);
  // The market has fallen below the price; she would rather not have it.
  expect(await cancel(asha, (await own(asha)).id)).toBe('grab.closed');
  for (const customer of [asha, barred]) await g.h.db.transaction((tx) => freezeOwn(tx, customer, g.h.clock.now()));
  await restrict(barred, 'frozen');
  await g.drawn(offer, 485_00);
  expect(await own(asha)).toMatchObject({ status: 'allotted', allottedLots: 1 });
  expect(await own(barred)).toMatchObject({ status: 'released', reason: 'restricted' });
});

test('staff call a draw off until its level can be known, and not after', async () => {
  const { offer, customers } = await contested(2);
  const withdraw = () =>
    g.h.db
      .transaction((tx) => withdrawGrab(g.deps, tx, { offerId: offer, note: 'Stepped back.', now: g.h.clock.now() }))
      .then(
        () => 'ok',
        (error: unknown) => (error instanceof RefusalError ? error.refusal.code : Promise.reject(error)),
      );
  const late = await g.draw();
  const { drawAt } = (await offers.select(g.h.db, late))!;
  await g.h.clock.advance(90 * MINUTE_MS);
  await progress(g.deps);
  expect(await withdraw()).toBe('ok');
  expect(await withdraw()).toBe('grab.over');
  await progress(g.deps);
  for (const customer of customers)
    expect(await own(customer)).toMatchObject({ status: 'released', reason: 'withdrawn' });
  await g.h.clock.advance(Number(drawAt) - 10 * MINUTE_MS - g.h.clock.now());
  await expect(
    g.h.db.transaction((tx) => withdrawGrab(g.deps, tx, { offerId: late, note: 'Too late.', now: g.h.clock.now() })),
  ).rejects.toMatchObject({ refusal: { code: 'grab.decided' } });
  await progress(g.deps);
});

test('without a level, and while the house is halted, it waits; a level that never comes ends it', async () => {
  const { offer, customers } = await contested(1, 1);
  const waiting = await contested(1, 1);
  g.haltedSince = 1;
  await g.drawn(waiting.offer);
  expect(await g.view(waiting.offer)).toMatchObject({ state: 'drawing' });
  g.haltedSince = null;
  g.level = null;
  await progress(g.deps);
  expect(await g.view(waiting.offer)).toMatchObject({ state: 'drawing' });
  await g.h.clock.advance(3 * 24 * 60 * MINUTE_MS);
  await progress(g.deps);
  for (const id of [offer, waiting.offer])
    expect(await g.view(id)).toMatchObject({ state: 'withdrawn', voidBecause: 'level_missing' });
  expect(await own(customers[0]!)).toMatchObject({ status: 'released', reason: 'level_missing' });
});

test('the auditor sees a hold, a list, a win and a result that are not what they should be', async () => {
  const { offer, customers } = await contested(15);
  const request = (values: string, which = `customer_id = ${customers[0]}`) =>
    `update grab.request set ${values} where offer_id = ${offer} and ${which}`;
  expect(await g.bent(request('total = total + 1'))).toEqual(['grab_holds_what_waits']);
  expect(await g.bent(request('lots = 2'))).toEqual(['grab_gives_what_it_has']);
  expect(await g.bent(request(`status = 'cancelled', decided_at = 1`))).toContain('grab_holds_what_waits');
  await g.drawn(offer);
  const won = `id = (select max(request_id) from grab.win where offer_id = ${offer})`;
  const lost = `id = (select max(id) from grab.request where offer_id = ${offer} and status = 'not_won')`;
  expect(await g.bent(request('paid = paid - 1', won))).toEqual([
    'grab_hold_is_paid_or_released',
    'grab_is_paid_and_settled',
  ]);
  expect(await g.bent(request('total = total + 1', lost))).toEqual(['grab_hold_is_paid_or_released']);
  expect(
    await g.bent(`update grab.win set request_id = (select id from grab.request where offer_id = ${offer} and ${lost})
      where request_${won}`),
  ).toEqual(expect.arrayContaining(['grab_gives_what_it_has', 'grab_is_drawn_again']));
  expect(await g.bent(`update new_shares.draw set seed = list_hash where offer_id = ${offer}`)).toEqual([
    'grab_is_drawn_again',
  ]);
  expect(await g.bent(`update new_shares.draw set level = '24381.06' where offer_id = ${offer}`)).toEqual([
    'grab_is_drawn_again',
  ]);
  const log = `update new_shares.draw_log set value = '14 14' where offer_id = ${offer} and what = 'persons'`;
  expect(await g.bent(log)).toEqual(['grab_list_is_in_the_log']);
  expect(await g.bent(`update grab.offer set allotted_lots = 9 where id = ${offer}`)).toEqual([
    'grab_gives_what_it_has',
  ]);
  expect(await g.bent(`update grab.offer set asked_lots = 9 where id = ${offer}`)).toEqual(['grab_gives_what_it_has']);
});

/** As staff do it. */
async function restrict(customerId: bigint, kind: string, until: number | null = null): Promise<void> {
  await g.h.t.owner.query(
    `insert into restrictions.restriction (customer_id, kind, reason, message, is_own, author_name, since, until, needs_second)
     values ($1, $2, 'identity_doubt', 'We look into it.', false, 'risk', $3, $4, false)`,
    [customerId, kind, g.h.clock.now(), until],
  );
}
