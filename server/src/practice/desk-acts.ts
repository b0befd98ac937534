/**
 * What the practice customers do at the special desks in the market of a first start, by the API's own calls and behind their orders
 * (seed.ts): shares of a grab offer by arrival (a draw is in her past), a lot that is lent, an order of the mandate that runs, and the sale of a block that is not locked.
 */
import { listGrabOffers, grabShares } from '@bahi/contract/grab/calls.ts';
import type { Call, CallResult } from '@bahi/contract/client.ts';
import { getLending, lendShares } from '@bahi/contract/lending/calls.ts';
import { placeDayOrder, previewDayOrder } from '@bahi/contract/day-trading/calls.ts';
import { closePosition, listPositions } from '@bahi/contract/orders/positions.ts';
import { parseMoney } from '@bahi/core/money.ts';
import { PRACTICE_FUND_PASSWORD } from './customers.ts';

/** Null: there is nothing to do. */
export type Act = (call: Call, key: { readonly idempotencyKey: string }) => Promise<CallResult<unknown> | null>;

export const DESK_ACTS: Readonly<Record<string, readonly Act[]>> = {
  priya: [grab, lend],
  arjun: [buyForTheDay, sellBlock],
};

/** A level is there once the clock has closed the date before. */
export const COMING: ReadonlySet<string> = new Set(['vip.level_too_low']);

/** Allotted at once. */
async function grab(...[call, key]: Parameters<Act>): ReturnType<Act> {
  const offers = await call(listGrabOffers, {});
  if (offers.kind !== 'ok') return offers;
  const open = offers.data.rows.find((offer) => offer.state === 'open' && offer.rule === 'first_come');
  return open === undefined ? null : call(grabShares, { offer: open.id, lots: 1 }, key);
}

/** A lot of the first holding of which one is enough. */
async function lend(...[call, key]: Parameters<Act>): ReturnType<Act> {
  const found = await call(getLending, {});
  if (found.kind !== 'ok') return found;
  const { minimum, lotSize, holdings } = found.data;
  const free = holdings.find(
    ({ refusal, mark }) =>
      refusal === null && mark !== null && parseMoney(mark)! * BigInt(lotSize) >= parseMoney(minimum)!,
  );
  if (free === undefined) return null;
  return call(lendShares, { position: free.position, lots: 1, fundPassword: PRACTICE_FUND_PASSWORD }, key);
}

/** Of a share whose band is not too wide for five times its margin. */
async function buyForTheDay(...[call, key]: Parameters<Act>): ReturnType<Act> {
  for (const symbol of ['ROHN', 'VRM', 'SRTH', 'NEEM']) {
    const terms = { symbol, direction: 'long', type: 'market', lots: 1 } as const;
    const preview = await call(previewDayOrder, terms);
    if (preview.kind !== 'ok') return preview;
    if (preview.data.refusal?.code !== 'day_trading.band_too_wide') return call(placeDayOrder, terms, key);
  }
  return null;
}

async function sellBlock(...[call, key]: Parameters<Act>): ReturnType<Act> {
  const blocks = await call(listPositions, { state: 'open', origin: 'block' });
  if (blocks.kind !== 'ok') return blocks;
  const free = blocks.data.rows.find(({ status }) => status === 'holding');
  return free === undefined ? null : call(closePosition, { position: free.id }, key);
}
