/**
 * Trigger orders (decision 0119): at which mark price one fires, what it then places, how a trailing one follows, and what a corporate action makes
 * of it. Pure; prices are integers at the instrument's scale, percentages in hundredths.
 */
import { assert } from './assert.ts';
import type { Side } from './charges.ts';
import { adjustedPrice, shareRatio, type ShareAction } from './corporate-actions.ts';
import { formatDecimal, parseDecimal } from './money.ts';
import { readPrice } from './order-price.ts';
import { reject, type OrderRejection } from './order-rejection.ts';

export type TriggerKind = 'stop' | 'stop_limit' | 'gtt' | 'oco' | 'trailing';
/** From where the mark has to come: it rises to the price, or it falls to it. */
export type ReachedFrom = 'below' | 'above';
export type TrailBy = 'amount' | 'percent';
/** Which of its prices fired it. */
export type FiredBy = 'trigger' | 'target';

export interface Trail {
  readonly by: TrailBy;
  readonly value: number;
  /** The best mark since it was set. */
  readonly best: number;
}

interface Leg {
  readonly triggerPrice: number;
  /** Null: a market order. */
  readonly limitPrice: number | null;
}

export interface TriggerPrices extends Leg {
  readonly reachedFrom: ReachedFrom;
  /** Of `oco`: reached from the other side. */
  readonly target: Leg | null;
  readonly trail: Trail | null;
}

/** As the customer wrote them; which of them a kind has is the contract's. */
export interface TriggerTexts {
  readonly triggerPrice: string | null;
  readonly limitPrice: string | null;
  readonly targetPrice: string | null;
  readonly targetLimitPrice: string | null;
  readonly trailBy: TrailBy | null;
  readonly trail: string | null;
}

interface Market {
  /** Of the order that it places. */
  readonly side: Side;
  readonly mark: number;
  readonly priceScale: number;
}

const WHOLE = 10_000;

/** One that would fire at once is refused: that is a plain order. */
export function decideTrigger(
  kind: TriggerKind,
  texts: TriggerTexts,
  { side, mark, priceScale }: Market,
): TriggerPrices | OrderRejection {
  if (kind !== 'oco' && kind !== 'stop_limit' && kind !== 'gtt' && texts.limitPrice !== null)
    return reject('orders.limit_price_unused', {});
  if ((kind === 'stop_limit' || kind === 'gtt') && texts.limitPrice === null)
    return reject('orders.limit_price_missing', {});
  if (kind === 'trailing') return decideTrail(texts, { side, mark, priceScale });
  const read: number[] = [];
  for (const text of [texts.triggerPrice, texts.limitPrice, texts.targetPrice, texts.targetLimitPrice]) {
    const price = text === null ? Number.NaN : readPrice(text, priceScale);
    if (typeof price !== 'number') return price;
    read.push(price);
  }
  const [triggerPrice, limitPrice, targetPrice, targetLimit] = read as [number, number, number, number];
  assert(!Number.isNaN(triggerPrice), 'it has a trigger price');
  const reachedFrom = kind !== 'gtt' ? stopFrom(side) : mark < triggerPrice ? 'below' : 'above';
  const target = kind === 'oco' ? { triggerPrice: targetPrice, limitPrice: numberOrNull(targetLimit) } : null;
  const prices = { triggerPrice, limitPrice: numberOrNull(limitPrice), reachedFrom, target, trail: null } as const;
  return firedBy(prices, mark) === null ? prices : wrongSide(mark, priceScale);
}

function decideTrail(texts: TriggerTexts, { side, mark, priceScale }: Market): TriggerPrices | OrderRejection {
  const by = texts.trailBy;
  assert(by !== null && texts.trail !== null, 'it has a distance');
  const value = parseDecimal(texts.trail, by === 'percent' ? 2 : priceScale) ?? 0n;
  const most = by === 'percent' ? WHOLE : mark;
  if (value <= 0n || value >= BigInt(most)) return reject('triggers.trail_invalid', {});
  const trail = { by, value: Number(value), best: mark };
  const triggerPrice = trailedPrice(trail, side);
  if (triggerPrice < 1) return reject('triggers.trail_invalid', {});
  return { triggerPrice, limitPrice: null, reachedFrom: stopFrom(side), target: null, trail };
}

function wrongSide(mark: number, priceScale: number): OrderRejection {
  return reject('triggers.wrong_side', { mark: formatDecimal(mark, priceScale) });
}

/** A stop sells what falls, and buys what rises. */
function stopFrom(side: Side): ReachedFrom {
  return side === 'buy' ? 'below' : 'above';
}

function otherSide(from: ReachedFrom): ReachedFrom {
  return from === 'below' ? 'above' : 'below';
}

function isReached(price: number, from: ReachedFrom, mark: number): boolean {
  return from === 'below' ? mark >= price : mark <= price;
}

/** Which of its prices the mark has reached; its stop where it should be both. */
export function firedBy({ triggerPrice, reachedFrom, target }: TriggerPrices, mark: number): FiredBy | null {
  if (isReached(triggerPrice, reachedFrom, mark)) return 'trigger';
  return target !== null && isReached(target.triggerPrice, otherSide(reachedFrom), mark) ? 'target' : null;
}

/** The order that it places. */
export function firedTerms(
  prices: TriggerPrices,
  by: FiredBy,
): { type: 'market' | 'limit'; limitPrice: number | null } {
  const { limitPrice } = by === 'target' ? prices.target! : prices;
  return { type: limitPrice === null ? 'market' : 'limit', limitPrice };
}

/** A mark better than the best so far brings its price nearer to the market; null: it stays. It never goes back. */
export function trailed<P extends TriggerPrices>(prices: P, mark: number): P | null {
  const { trail, reachedFrom } = prices;
  if (trail === null) return null;
  const isBetter = reachedFrom === 'above' ? mark > trail.best : mark < trail.best;
  if (!isBetter) return null;
  const moved = { ...trail, best: mark };
  return { ...prices, trail: moved, triggerPrice: trailedPrice(moved, reachedFrom === 'above' ? 'sell' : 'buy') };
}

/** Rounded away from the market, so that it fires no earlier than at the distance that was asked for. */
function trailedPrice({ by, value, best }: Trail, side: Side): number {
  const isSale = side === 'sell';
  if (by === 'amount') return isSale ? best - value : best + value;
  const whole = BigInt(WHOLE);
  const parts = BigInt(best) * (whole + BigInt(isSale ? -value : value));
  return Number(isSale ? parts / whole : (parts + whole - 1n) / whole);
}

/**
 * Over an ex-date its prices move as stop levels of positions do, away from the market, and its lots with the shares; a limit is never worse for
 * the customer than before. Null: its lots do not come to whole ones, or nothing positive is left of a price.
 */
export function adjustTrigger<P extends TriggerPrices & { readonly lots: number | null }>(
  trigger: P,
  side: Side,
  action: ShareAction,
): P | null {
  const { to, from } = shareRatio(action);
  const lots = trigger.lots === null ? null : BigInt(trigger.lots) * to;
  if (lots !== null && lots % from !== 0n) return null;
  const { trail, reachedFrom, target } = trigger;
  const stop = adjustLeg(trigger, reachedFrom, side, action);
  const other = target === null ? null : adjustLeg(target, otherSide(reachedFrom), side, action);
  if (stop === null || (target !== null && other === null)) return null;
  const adjusted = { ...trigger, ...stop, target: other, lots: lots === null ? null : Number(lots / from) };
  if (trail === null) return adjusted;
  const best = adjustedPrice(trail.best, action, reachedFrom === 'above' ? 'down' : 'up');
  if (best === null) return null;
  const value = trail.by === 'percent' ? trail.value : Number((BigInt(trail.value) * from + to - 1n) / to);
  const moved = { ...trail, best, value };
  const triggerPrice = trailedPrice(moved, side);
  return triggerPrice < 1 ? null : { ...adjusted, trail: moved, triggerPrice };
}

function adjustLeg(leg: Leg, from: ReachedFrom, side: Side, action: ShareAction): Leg | null {
  const triggerPrice = adjustedPrice(leg.triggerPrice, action, from === 'below' ? 'up' : 'down');
  if (triggerPrice === null) return null;
  if (leg.limitPrice === null) return { triggerPrice, limitPrice: null };
  const limitPrice = adjustedPrice(leg.limitPrice, action, side === 'buy' ? 'down' : 'up');
  return limitPrice === null ? null : { triggerPrice, limitPrice };
}

function numberOrNull(price: number): number | null {
  return Number.isNaN(price) ? null : price;
}

/** Refusals that say nothing about the order but that it is too early: it is tried again until its last day is over. */
const PASSING: ReadonlySet<string> = new Set([
  'orders.house_halted',
  'orders.market_closed',
  'orders.halted',
  'orders.suspended',
  'orders.price_unavailable',
  'orders.price_stale',
  'orders.no_liquidity',
  'orders.touch_too_far',
  'orders.too_frequent',
  'orders.already_closing',
  'orders.locked_days',
  'orders.locked_minutes',
  'system.stopping',
]);

export function isPassing(code: string): boolean {
  return PASSING.has(code);
}
