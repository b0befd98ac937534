/**
 * Attackers around the rump of a rights issue: extra shares cost the mark price at a close that comes an hour or more after the deadline
 * (decision 0057), and what they cost above a new share goes to whoever let rights lapse. Rights that lapse count at the beginning as what
 * they are worth by the mark price, so that only what the close is bent by is gained.
 */
import { EXTRA_CEILING_PERCENT, extraCeiling, extraPrice } from '@bahi/core/allotment.ts';
import { practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { tickAtOrBelow } from '@bahi/core/price.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@bahi/core/time.ts';
import type { Side } from '@bahi/contract/venue.ts';
import { nearestTick } from '@bahi/exchange/history/days.ts';
import type { Ground, GroundOptions } from './ground.ts';
import { mid, on, trades, type Player } from './players.ts';

const { close: CLOSE } = sessionOn(practiceCalendar, '2026-11-21')!;
const { open: OPEN } = sessionOn(practiceCalendar, '2026-11-22')!;
const DEADLINE = CLOSE - HOUR_MS;

/** Books and mark prices have settled before the deadline. */
const options: GroundOptions = {
  instruments: 1,
  opens: (listings, rng) => ({ first: rng.below(listings.length), at: DEADLINE - 20 * MINUTE_MS }),
};

/** From now to a moment. */
const wait = (ground: Ground, until: number) => void ground.advance(Math.max(0, until - ground.engine.now()));

/** A new share costs a tenth to a half less than one on the market. */
function issueOf(ground: Ground): { readonly price: bigint; readonly ceiling: bigint } {
  const after = ground.stock.figures.previousClose;
  const price = BigInt(tickAtOrBelow(Math.round(after * (0.5 + 0.4 * ground.rng.float()))));
  return { price, ceiling: extraCeiling(price, BigInt(after), EXTRA_CEILING_PERCENT) };
}

/** Of an extra share, when the next session opens; null: nobody gets any. */
function closingPrice(ground: Ground, issue: ReturnType<typeof issueOf>): number | null {
  wait(ground, OPEN - 1);
  const price = extraPrice(BigInt(nearestTick(ground.stock.mark.price)), issue);
  ground.advance(1);
  return price === null ? null : Number(price);
}

/** In ten pieces up to the close. */
function press(ground: Ground, side: Side, quantity: number): void {
  const lasting = 1 + ground.rng.below(10);
  wait(ground, CLOSE - lasting * MINUTE_MS);
  const piece = Math.max(1, Math.round(quantity / 10));
  for (let number = 0; number < 10; number += 1) {
    const price = ground.stock.mark.price * (side === 'buy' ? 1.02 : 0.98);
    ground.order('presser', { side, quantity: piece, price });
    ground.advance(lasting * 6 * SECOND_MS - SECOND_MS / 10);
  }
}

const sizeOf = (ground: Ground) => trades(ground, [1, 3, 10, 30][ground.rng.below(4)]!);

/** Asks for extra shares when the market stands away from its mark price at the deadline, or moved, and sells them when they come. */
const askedFor = on(
  'equity',
  (ground) => {
    wait(ground, DEADLINE - 1);
    const issue = issueOf(ground);
    const { mark, figures } = ground.stock;
    const isUp = ground.rng.float() < 0.5 ? mid(ground) > mark.price : mark.price > figures.previousClose;
    if (isUp !== ground.rng.float() < 0.5) return;
    const price = closingPrice(ground, issue);
    const extra = sizeOf(ground);
    if (price !== null) ground.credit('applicant', -extra * price, extra);
  },
  options,
);

/** Asks for extra shares and sells before the close that prices them. */
const pressedDown = on(
  'equity',
  (ground) => {
    wait(ground, DEADLINE);
    const issue = issueOf(ground);
    const extra = sizeOf(ground);
    press(ground, 'sell', extra * [0.3, 1, 1, 3][ground.rng.below(4)]!);
    const price = closingPrice(ground, issue);
    if (price !== null) ground.credit('presser', -extra * price, extra);
  },
  options,
);

/** Lets rights lapse, all of which others ask for, and buys before the close that prices them. */
const pressedUp = on(
  'equity',
  (ground) => {
    wait(ground, DEADLINE);
    const issue = issueOf(ground);
    const lapsed = sizeOf(ground);
    const worth = Math.max(0, nearestTick(ground.stock.mark.price) - Number(issue.price));
    press(ground, 'buy', lapsed * [0.3, 1, 1, 3][ground.rng.below(4)]!);
    const price = closingPrice(ground, issue) ?? Number(issue.price);
    ground.credit('presser', lapsed * (price - Number(issue.price) - worth));
  },
  options,
);

export const EXTRA_SHARE_PLAYERS: readonly Player[] = [
  { name: 'extra shares of rights', play: askedFor },
  { name: 'extra shares, the close pressed down', play: pressedDown },
  { name: 'lapsed rights, the close pressed up', play: pressedUp },
];
