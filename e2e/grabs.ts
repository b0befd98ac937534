/** Grab offers for journeys: drafted by one member of staff, approved by another. */
import { listGrabOffers } from '@bahi/contract/grab/calls.ts';
import { approveChange } from '@bahi/contract/staff/operations.ts';
import { proposeProduct, saveDraft } from '@bahi/contract/staff/offerings.ts';
import { addDays, businessDateOf, localDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { expect } from 'vitest';
import type { App } from './app.ts';
import { key, staffCall } from './staff.ts';
import { callAs, expectOk } from './trading.ts';
import type { VirtualMarket } from './virtual-market.ts';

/** Three lots of VRM, two at most for one, open for two days; answers its number once it is open. */
export async function grabPublished(app: App, market: VirtualMarket, rule: 'first_come' | 'draw'): Promise<string> {
  const { h } = market;
  const now = h.clock.now();
  const products = await staffCall('products');
  const values = {
    symbol: 'VRM',
    prospectus: 'The block seller offers shares of a large company.',
    rule,
    price: '495.00',
    lots: '3',
    lotSize: '100',
    maximumLots: '2',
    vipLevel: '1',
    lockDays: '1',
    opensAt: typed(now + MINUTE_MS),
    closesAt: typed(now + 2 * DAY_MS),
  };
  const draft = await expectOk(products(saveDraft, { draft: null, version: 0, kind: 'grab', values }, key()));
  if (draft.problems.length > 0) throw new Error(JSON.stringify(draft.problems));
  const reason = 'A block seller asked us to.';
  const change = await expectOk(products(proposeProduct, { draft: draft.id, version: draft.version, reason }, key()));
  const checker = await staffCall('products2');
  await expectOk(checker(approveChange, { change: change.id }, key()));
  await market.goTo(now + MINUTE_MS);
  const { rows } = await expectOk((await callAs(app))(listGrabOffers, {}));
  return rows.find((offer) => offer.rule === rule)!.id;
}

function typed(ms: number): string {
  return new Date(ms + 5.5 * HOUR_MS).toISOString().slice(0, 16);
}

/** As if the account were older, and had signed in on the four days before. */
export async function signedInBefore({ h }: VirtualMarket, account: string): Promise<void> {
  const { owner } = h.t;
  const now = h.clock.now();
  const today = localDateOf(practiceCalendar, now);
  const { rows } = await owner.query<{ id: bigint }>(
    `update identity.customer set created_at = created_at - interval '10 days' where account = $1 returning id`,
    [account],
  );
  for (let back = 1; back <= 4; back += 1)
    await owner.query('insert into sign_in.day (customer_id, day, at) values ($1, $2, $3)', [
      rows[0]!.id,
      addDays(today, -back),
      now - back * DAY_MS,
    ]);
}

/** Its books are closed, and the levels worked out. */
export async function dateEnds({ h, goTo }: VirtualMarket): Promise<void> {
  await goTo(h.clock.now() + DAY_MS, HOUR_MS);
  for (const name of ['ledger_close_date', 'vip_levels']) await h.app.tasks.find((task) => task.name === name)!.run();
  expect(businessDateOf(practiceCalendar, h.clock.now())).not.toBe(
    businessDateOf(practiceCalendar, h.clock.now() - DAY_MS),
  );
}
