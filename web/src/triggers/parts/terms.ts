/** What is typed for a trigger order, read by the rules of core: the prices to send, or what is wrong by field. Pure. */
import { formatDecimal } from '@bahi/core/money.ts';
import { PRICE_SCALE, tickAtOrAbove, tickAtOrBelow } from '@bahi/core/price.ts';
import { decideTrigger, type TriggerPrices, type TriggerTexts } from '@bahi/core/trigger.ts';
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import { refusal, type Refusal } from '@bahi/contract/errors.ts';
import type { addTrigger, changeTrigger, getTrigger } from '@bahi/contract/triggers/calls.ts';
import { limitProblem, readPrice, toPrice } from '../../orders/parts/prices.ts';

export type Trigger = OutputOf<typeof getTrigger>;
export type Kind = Trigger['kind'];
export type Act = 'buy' | 'sell' | 'short' | 'buyBack';
type Terms = Omit<InputOf<typeof changeTrigger>, 'trigger' | 'lots'>;
export type AddTerms = InputOf<typeof addTrigger>;

/** As text each: what a form holds. */
export interface Typed {
  readonly kind: string;
  readonly triggerPrice: string;
  readonly limitPrice: string;
  readonly targetPrice: string;
  readonly targetLimitPrice: string;
  /** Of `oco`: whether its orders have limits. */
  readonly orderType: string;
  readonly trailBy: string;
  readonly trail: string;
  readonly timeInForce: string;
  readonly expiresOn: string;
  readonly [name: string]: string;
}

export type PriceName = 'triggerPrice' | 'limitPrice' | 'targetPrice' | 'targetLimitPrice';

export function newTyped(kind: Kind): Typed {
  return {
    kind,
    triggerPrice: '',
    limitPrice: '',
    targetPrice: '',
    targetLimitPrice: '',
    orderType: 'market',
    trailBy: 'percent',
    trail: '',
    timeInForce: 'session',
    expiresOn: '',
  };
}

/** One that is to be changed, as it stands. */
export function typedOf({ kind, triggerPrice, limitPrice, target, trail, timeInForce, expiresOn }: Trigger): Typed {
  return {
    ...newTyped(kind),
    ...(trail === null ? { triggerPrice } : { trailBy: trail.by, trail: trail.value }),
    limitPrice: limitPrice ?? '',
    targetPrice: target?.triggerPrice ?? '',
    targetLimitPrice: target?.limitPrice ?? '',
    orderType: limitPrice === null && (target?.limitPrice ?? null) === null ? 'market' : 'limit',
    timeInForce,
    expiresOn,
  };
}

/** Which prices are asked for. */
export function pricesOf({ kind, orderType }: Typed): readonly PriceName[] {
  switch (kind as Kind) {
    case 'stop':
      return ['triggerPrice'];
    case 'stop_limit':
    case 'gtt':
      return ['triggerPrice', 'limitPrice'];
    case 'oco':
      return orderType === 'market'
        ? ['triggerPrice', 'targetPrice']
        : ['triggerPrice', 'limitPrice', 'targetPrice', 'targetLimitPrice'];
    case 'trailing':
      return [];
  }
}

export interface Reading {
  readonly problems: Partial<Record<PriceName | 'trail', Refusal>>;
  /** Null while something is wrong or missing, or there is no mark price to go by. */
  readonly prices: TriggerPrices | null;
  readonly terms: Terms;
}

/** The server reads all of it again. */
export function readTyped(typed: Typed, { side, mark }: { side: 'buy' | 'sell'; mark: string | null }): Reading {
  const kind = typed.kind as Kind;
  const asked = pricesOf(typed);
  const text = (name: PriceName) => (asked.includes(name) ? readPrice(typed[name] ?? '') : null);
  const isTrailing = kind === 'trailing';
  const texts: TriggerTexts = {
    triggerPrice: text('triggerPrice'),
    limitPrice: text('limitPrice'),
    targetPrice: text('targetPrice'),
    targetLimitPrice: text('targetLimitPrice'),
    trailBy: isTrailing ? (typed.trailBy as 'percent' | 'amount') : null,
    trail: isTrailing ? readPrice(typed.trail) : null,
  };
  const given = Object.entries(texts).filter((pair): pair is [string, string] => pair[1] !== null);
  const hasLimit = asked.includes('limitPrice');
  const terms: Terms = {
    ...Object.fromEntries(given),
    timeInForce: hasLimit && typed.timeInForce === 'gtc' ? 'gtc' : 'session',
    ...(typed.expiresOn === '' ? {} : { expiresOn: typed.expiresOn }),
  };
  const problems: Reading['problems'] = {};
  for (const name of asked) {
    const problem = limitProblem(texts[name], { lower: null, upper: null });
    if (problem !== null) problems[name] = problem;
  }
  if (isTrailing && texts.trail === null) problems.trail = refusal('triggers.trail_invalid', {});
  const at = toPrice(mark);
  if (Object.keys(problems).length > 0 || mark === null || at === null) return { problems, prices: null, terms };
  const prices = decideTrigger(kind, texts, { side, mark: at, priceScale: PRICE_SCALE });
  if (!('code' in prices)) return { problems, prices, terms };
  if (prices.code !== 'triggers.wrong_side')
    return { problems: { trail: refusal('triggers.trail_invalid', {}) }, prices: null, terms };
  const stop = toPrice(texts.triggerPrice)!;
  const isStopRight = kind === 'oco' && (side === 'sell' ? stop < at : stop > at);
  const wrong = refusal('triggers.wrong_side', { mark });
  return { problems: { [isStopRight ? 'targetPrice' : 'triggerPrice']: wrong }, prices: null, terms };
}

/** Prices near the mark that are one press each: on the side from which the price is reached, of `gtt` where the order would be cheaper. */
export function pricesNear(
  name: 'triggerPrice' | 'targetPrice',
  { side, mark, kind }: { side: 'buy' | 'sell'; mark: string | null; kind: Kind },
): readonly { readonly percent: number; readonly price: string }[] {
  const at = toPrice(mark);
  if (at === null || at <= 0) return [];
  const isBelow = (side === 'sell') === (name === 'triggerPrice' && kind !== 'gtt');
  return [2, 5, 10].map((rate) => {
    const percent = isBelow ? -rate : rate;
    const exact = (at * (100 + percent)) / 100;
    const price = isBelow ? tickAtOrBelow(Math.floor(exact)) : tickAtOrAbove(Math.ceil(exact));
    return { percent, price: formatDecimal(price, PRICE_SCALE) };
  });
}

export function actOf({ position, direction }: { position: string | null; direction: 'long' | 'short' }): Act {
  if (position === null) return direction === 'long' ? 'buy' : 'short';
  return direction === 'long' ? 'sell' : 'buyBack';
}
