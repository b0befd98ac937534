/**
 * What customers do: a command is drawn from the seed without looking at earlier answers, so a seed is a journal of
 * commands. Which order "the third open one" is, is found out when it runs.
 */
import { formatMoney } from '@bahi/core/money.ts';
import { nextTick, previousTick } from '@bahi/core/price.ts';
import type { PlaceTerms } from '@bahi/core/order-decision.ts';
import type { CloseTerms } from '@bahi/core/position-decision.ts';
import type { Rng } from '@bahi/core/rng.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { drawDesk, isShared, type DeskWish } from './desk-commands.ts';
import { drawPrice, pick, type PriceWish } from './drawing.ts';
import type { Decision, Request } from './money.ts';

export type Wish =
  | { readonly type: 'place'; readonly terms: Omit<PlaceTerms, 'limitPrice'>; readonly price: PriceWish }
  | { readonly type: 'cancel'; readonly nth: number }
  | { readonly type: 'change'; readonly nth: number; readonly lots: number; readonly price: PriceWish | null }
  | {
      readonly type: 'close';
      readonly nth: number;
      readonly terms: Omit<CloseTerms, 'limitPrice'>;
      readonly price: PriceWish;
    }
  | { readonly type: 'add_margin'; readonly nth: number; readonly amount: number }
  | { readonly type: 'protect'; readonly nth: number; readonly percent: number }
  | { readonly type: 'pay_in'; readonly amount: string }
  | { readonly type: 'pay_out'; readonly amount: string }
  | { readonly type: 'take_back'; readonly request: Request }
  /** What staff decide about the customer's open request. */
  | { readonly type: 'decide'; readonly request: Request; readonly decision: Decision; readonly staff: number }
  | DeskWish
  /** An earlier command of this customer with its key once more, to the letter or with another body. */
  | { readonly type: 'repeat'; readonly nth: number; readonly isAltered: boolean };

export interface Command {
  /** Index of the customer. */
  readonly customer: number;
  readonly key: string;
  readonly wish: Wish;
  /** How many times it is sent at once with the same key. */
  readonly ways: number;
}

export function drawCommand(
  rng: Rng,
  symbols: readonly string[],
  { customer, number, mayShare }: { customer: number; number: number; mayShare: boolean },
): Command {
  const ways = rng.below(6) === 0 ? 2 + rng.below(19) : 1;
  const drawn = drawWish(rng, symbols);
  const wish = mayShare || !isShared(drawn) ? drawn : drawPlace(rng, symbols);
  return { customer, key: `sim-${number}`, wish, ways };
}

function drawWish(rng: Rng, symbols: readonly string[]): Wish {
  const nth = rng.below(8);
  const roll = rng.below(100);
  if (roll < 32) return drawPlace(rng, symbols);
  if (roll < 36) return { type: 'cancel', nth };
  if (roll < 40) return drawChange(rng, nth);
  if (roll < 55) return drawClose(rng, nth);
  if (roll < 79) return drawDesk(rng, symbols);
  if (roll < 81) return { type: 'add_margin', nth, amount: rng.below(10) === 0 ? 10_000_000 : 1 + rng.below(20_000) };
  if (roll < 93) return drawMoney(rng);
  if (roll < 96) return { type: 'protect', nth, percent: 1 + rng.below(6) };
  return { type: 'repeat', nth: rng.below(20), isAltered: rng.below(4) === 0 };
}

function drawPlace(rng: Rng, symbols: readonly string[]): Wish {
  const terms = {
    symbol: rng.below(200) === 0 ? 'NOSUCH' : pick(rng, symbols),
    direction: pick(rng, ['long', 'long', 'long', 'short'] as const),
    type: pick(rng, ['market', 'limit', 'limit'] as const),
    lots: rng.below(40) === 0 ? 100_000 : 1 + rng.below(rng.below(4) === 0 ? 40 : 4),
    leverage: pick(rng, [1, 1, 2, 3, 3, 10] as const),
    timeInForce: pick(rng, ['session', 'session', 'gtc'] as const),
    stopLoss: null,
    takeProfit: null,
  };
  return { type: 'place', terms, price: drawPrice(rng) };
}

/** Null: at its price. */
function drawChange(rng: Rng, nth: number): Wish {
  return { type: 'change', nth, lots: 1 + rng.below(6), price: rng.below(2) === 0 ? null : drawPrice(rng) };
}

function drawClose(rng: Rng, nth: number): Wish {
  const terms = {
    type: pick(rng, ['market', 'market', 'limit'] as const),
    lots: rng.below(3) === 0 ? 1 + rng.below(3) : null,
    timeInForce: pick(rng, ['session', 'gtc'] as const),
  };
  return { type: 'close', nth, terms, price: drawPrice(rng) };
}

/** Decisions come more often than requests, so that most of these reach an end. */
function drawMoney(rng: Rng): Wish {
  const request = pick(rng, ['deposit', 'withdrawal'] as const);
  const roll = rng.below(10);
  if (roll < 2) return { type: 'pay_in', amount: `${rng.below(20) === 0 ? 100 : 5_000 + rng.below(300_000)}` };
  if (roll < 4) return { type: 'pay_out', amount: `${rng.below(20) === 0 ? 9_000_000 : 100 + rng.below(200_000)}` };
  if (roll < 5) return { type: 'take_back', request };
  const decision = pick(rng, ['approve', 'approve', 'approve', 'pay', 'pay', 'reject'] as const);
  return { type: 'decide', request, decision, staff: rng.below(2) };
}

/** The wish as a limit price of this moment, near the touch or, without one, near the last price. */
export function priceFor(feed: MarketFeed, symbol: string, side: 'buy' | 'sell', { ticks, flaw }: PriceWish): string {
  const quote = feed.quote(symbol);
  if (quote === undefined || quote.last === null) return '100.00';
  if (flaw === 'off_tick') return formatMoney(BigInt(quote.last)).concat('1');
  if (flaw === 'outside_band') return formatMoney(BigInt(quote.upper! * 2));
  let price = (side === 'buy' ? quote.ask : quote.bid) ?? quote.last;
  const isUp = side === 'buy' ? ticks > 0 : ticks < 0;
  for (let step = Math.abs(ticks); step > 0; step--) price = isUp ? nextTick(price) : previousTick(price);
  return formatMoney(BigInt(price));
}
