/** The list of a draw has an end: nobody comes onto it, or asks for more, who would make it longer than a phone can verify. */
import { TICKETS_MAX } from '@bahi/core/lottery-form.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestOf } from '../orders/service.ts';
import { applyMany } from './service.ts';
import { BODY, startOffering, type Offering } from './testing.ts';
import { createTicketCount, type TicketCount } from './tickets.ts';

let o: Offering;
beforeAll(async () => {
  o = await startOffering();
});
afterAll(() => o.stop());

test.each([
  ['lot', 2, ['ok', 'new_shares.list_full', 'ok']],
  ['application', 3, ['ok', 'ok', 'new_shares.list_full']],
] as const)(
  'by %s: who does not fit any more is refused, and who asks for less still comes in',
  async (tickets, third, ends) => {
    const offer = await o.offer({ tickets, lots: 4 });
    const customers = [await o.customer(), await o.customer(), await o.customer()];
    const count: TicketCount = { room: async () => (tickets === 'lot' ? 4 : 2), took: () => {} };
    const now = o.h.clock.now();
    const commands = customers.map(({ id: customerId }, index) => {
      const lots = [2, 3, third][index]!;
      return {
        customerId,
        sessionId: null,
        offerId: offer.id,
        lots,
        bid: undefined,
        now,
        ...requestOf(`${customerId}`, BODY),
      };
    });
    const answers = await o.h.t.db.transaction((tx) => applyMany({ ...o.deps, tickets: count }, tx, commands));
    expect(answers.map((answer) => ('refusal' in answer ? answer.refusal.code : 'ok'))).toEqual(ends);
    expect(await o.audit()).toEqual([]);
  },
);

test('a list is counted with what this process took meanwhile, and anew after some seconds', async () => {
  const offer = await o.offer();
  const [asha, ravi] = [await o.customer(), await o.customer()];
  await o.applied(asha, offer, 5);
  const count = createTicketCount();
  const now = o.h.clock.now();
  const room = (at: number) => o.h.t.db.transaction((tx) => count.room(tx, offer, at));
  const kept = 2_000 * offer.maximumLots;
  expect(await room(now)).toBe(TICKETS_MAX - kept - 5);
  await o.applied(ravi, offer, 4);
  count.took(offer, 3);
  expect(await room(now + 4_999)).toBe(TICKETS_MAX - kept - 8);
  expect(await room(now + 5_000)).toBe(TICKETS_MAX - kept - 9);
  const auction = await o.offer({ allocation: 'auction_bid', maximumLots: 1 });
  await o.applied(asha, auction, 1, { bid: '50' });
});

test('an offer of which one application could fill the list is not published', async () => {
  await expect(o.offer({ maximumLots: 201 })).rejects.toThrow('leaves no room');
  const { rows } = await o.h.t.db.query('select from new_shares.offer where maximum_lots = 201');
  expect(rows).toEqual([]);
});
