/** Grab offers for journeys: drafted by one member of staff, approved by another. */
import { listGrabOffers } from '@bahi/contract/grab/calls.ts';
import { approveChange } from '@bahi/contract/staff/operations.ts';
import { proposeProduct, saveDraft } from '@bahi/contract/staff/offerings.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import type { App } from './app.ts';
import { key, staffCall } from './staff.ts';
import { callAs, expectOk } from './trading.ts';
import type { VirtualMarket } from './virtual-market.ts';

/** Three lots of VRM, two at most for one, open for two days; answers its number once it is open. */
export async function grabPublished(
  app: App,
  market: VirtualMarket,
  rule: 'first_come' | 'draw',
  openMs = 2 * DAY_MS,
): Promise<string> {
  const { h } = market;
  h.feed.set('VRM', 500_00);
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
    closesAt: typed(now + openMs),
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
