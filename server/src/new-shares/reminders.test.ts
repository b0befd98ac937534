/** Being told of an opening, once; and an offer that is called off gives everything back. */
import * as contract from '@bahi/contract/new-shares/calls.ts';
import { listMessages } from '@bahi/contract/messages/calls.ts';
import { practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import { RefusalError } from '../platform/refuse.ts';
import { createNewSharesTasks, progress } from './jobs.ts';
import type { OfferRow } from './rows.ts';
import { revealDraw, withdrawOffer } from './service.ts';
import { key, startOffering, type Customer, type Offering } from './testing.ts';

let o: Offering;

beforeAll(async () => {
  o = await startOffering();
});
afterEach(async () => {
  expect(await o.audit()).toEqual([]);
});
afterAll(() => o.stop());

const remind = ({ call }: Customer, { id }: OfferRow, isOn: boolean) =>
  call(contract.setReminder, { offer: id.toString(), isOn }, key());
const stories = async ({ call }: Customer) => expectOk(await call(listMessages, {})).rows.map(({ story }) => story.key);
const withdraw = ({ id }: OfferRow) =>
  o.h.t.db
    .transaction((tx) =>
      withdrawOffer(o.deps, tx, { offerId: id, note: 'The issuer asked for it.', now: o.h.clock.now() }),
    )
    .then(
      () => 'ok',
      (error: unknown) => (error instanceof RefusalError ? error.refusal.code : Promise.reject(error)),
    );

test('who asked is told of the opening once, however often and by whomever it is looked at; who asked no longer is not', async () => {
  const [asha, ravi] = [await o.customer(), await o.customer()];
  const offer = await o.offer({ opensAt: BigInt(o.h.clock.now() + 10 * MINUTE_MS) });
  for (const customer of [asha, asha, ravi]) expectOk(await remind(customer, offer, true));
  expectOk(await remind(ravi, offer, false));
  expect(expectOk(await asha.call(contract.listReminders, {}))).toEqual([offer.id.toString()]);
  await progress(o.deps);
  expect(await stories(asha)).toEqual([]);
  await o.h.clock.advance(10 * MINUTE_MS);
  await Promise.all([progress(o.deps), progress(o.deps), createNewSharesTasks(o.deps)[0]!.run()]);
  expect(await stories(asha)).toEqual(['new_shares.opened']);
  expect(await stories(ravi)).toEqual([]);
  expect(expectOk(await asha.call(contract.listReminders, {}))).toEqual([]);
  expect(endOf(await remind(ravi, offer, true))).toBe('new_shares.not_upcoming');
});

test('an offer that is called off before its result gives back everything that was held and prepaid', async () => {
  const payBy = BigInt(o.h.clock.now() + 2400 * MINUTE_MS);
  const payAfter = { funding: 'pay_after', payBy, prepaidPercent: 30 } as const;
  for (const changes of [{}, payAfter]) {
    const asha = await o.customer();
    const offer = await o.offer(changes);
    const { id } = await o.applied(asha, offer, 4);
    await o.close(offer);
    expect(await withdraw(offer)).toBe('ok');
    expect(await withdraw(offer)).toBe('new_shares.result_decided');
    await Promise.all([progress(o.deps), progress(o.deps)]);
    expect(await o.read(asha, id)).toMatchObject({ state: 'cancelled', held: '0.00' });
    expect(await o.book(asha.id)).toMatchObject({ cash: 10_00_000_00n, held: 0n });
    expect((await stories(asha))[0]).toBe('new_shares.called_off');
    const shown = expectOk(await o.h.as()(contract.getOffer, { offer: offer.id.toString() }));
    expect(shown).toMatchObject({ state: 'withdrawn', notes: [{ text: 'The issuer asked for it.' }] });
    await o.h.clock.advance(Math.max(0, Number(offer.drawAt) - o.h.clock.now()));
    const drawing = o.h.t.db.transaction((tx) => revealDraw(o.deps, tx, { offerId: offer.id, now: o.h.clock.now() }));
    await expect(drawing).rejects.toMatchObject({ refusal: { code: 'draws.not_closed' } });
  }
});

test('from the moment on at which the result is decided nobody calls an offer off', async () => {
  const offer = await o.offer();
  await o.close(offer);
  await o.h.clock.advance(Number(offer.drawAt) - o.h.clock.now() - 1);
  const early = await o.offer();
  expect(await withdraw(early)).toBe('ok');
  await o.h.clock.advance(1);
  expect(await withdraw(offer)).toBe('new_shares.result_decided');
  await expect(
    o.h.t.db.query('update new_shares.offer set withdrawn_at = draw_at where id = $1', [offer.id]),
  ).rejects.toMatchObject({ constraint: 'step_done_once' });
});

test('nobody calls a draw off once its level is known, though it is planned for later', async () => {
  const first = await o.offer();
  const known = sessionOn(practiceCalendar, first.publicDate)!.close;
  const drawAt = BigInt(known + 60 * MINUTE_MS);
  const [early, late] = [await o.offer({ drawAt }), await o.offer({ drawAt })];
  await o.h.clock.advance(known - 1 - o.h.clock.now());
  expect(await withdraw(early)).toBe('ok');
  await o.h.clock.advance(1);
  expect(await withdraw(late)).toBe('new_shares.result_decided');
});

test('nobody calls an auction off once its bids stand, though its result is told later', async () => {
  const [early, late] = [
    await o.offer({ allocation: 'auction_bid' }),
    await o.offer({ allocation: 'auction_uniform' }),
  ];
  await o.applied(await o.customer(), late, 1, { bid: '61.00' });
  await o.h.clock.advance(Number(late.closesAt) - o.h.clock.now() - 1);
  expect(await withdraw(early)).toBe('ok');
  await o.h.clock.advance(1);
  expect(await withdraw(late)).toBe('new_shares.result_decided');
  await expect(
    o.h.t.db.query('update new_shares.offer set withdrawn_at = closes_at where id = $1', [late.id]),
  ).rejects.toMatchObject({ constraint: 'step_done_once' });
});
