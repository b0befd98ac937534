/** What a trigger order will do, in one plain sentence: of one that is typed and of one that is set. Pure. */
import { formatDecimal } from '@bahi/core/money.ts';
import { PRICE_SCALE } from '@bahi/core/price.ts';
import { formatPrice } from '@bahi/core/format.ts';
import { distanceBasisPoints } from '../../orders/parts/prices.ts';
import type { TriggerPrices } from '@bahi/core/trigger.ts';
import { actOf, type Act, type Kind, type Trigger } from './terms.ts';
import type { TriggerTexts } from './texts.en.ts';

export interface Told {
  readonly kind: Kind;
  readonly act: Act;
  /** Null: all of the position. */
  readonly lots: number | null;
  readonly falls: boolean;
  readonly price: string;
  readonly limit: string | null;
  readonly target: { readonly price: string; readonly limit: string | null } | null;
  readonly trail: { readonly by: 'percent' | 'amount'; readonly value: string } | null;
}

export function toldOf(trigger: Trigger): Told {
  const { kind, lots, reachedFrom, triggerPrice, limitPrice, target, trail } = trigger;
  return {
    kind,
    act: actOf(trigger),
    lots,
    falls: reachedFrom === 'above',
    price: triggerPrice,
    limit: limitPrice,
    target: target && { price: target.triggerPrice, limit: target.limitPrice },
    trail,
  };
}

export function toldOfPrices(
  { triggerPrice, limitPrice, reachedFrom, target, trail }: TriggerPrices,
  order: Pick<Told, 'kind' | 'act' | 'lots'>,
): Told {
  return {
    ...order,
    falls: reachedFrom === 'above',
    price: text(triggerPrice),
    limit: limitPrice === null ? null : text(limitPrice),
    target: target && {
      price: text(target.triggerPrice),
      limit: target.limitPrice === null ? null : text(target.limitPrice),
    },
    trail: trail && { by: trail.by, value: formatDecimal(trail.value, 2) },
  };
}

export function sentenceOf({ act, lots, falls, price, limit, target, trail }: Told, t: TriggerTexts): string {
  const then = (at: string | null) => ({ act: t.acts[act], lots, limit: at === null ? null : formatPrice(at) });
  if (trail !== null) return t.sentence.trailing(falls, distanceText(trail), then(limit), formatPrice(price));
  if (target === null) return t.sentence.once(falls, formatPrice(price), then(limit));
  return t.sentence.either(falls, formatPrice(price), then(limit), formatPrice(target.price), then(target.limit));
}

export function distanceText({ by, value }: NonNullable<Told['trail']>): string {
  return by === 'percent' ? `${value.replace(/\.?0+$/, '')}%` : formatPrice(value);
}

/** "4.20", in percent of the mark price; of `oco` to the nearer of its two prices. */
export function awayText(trigger: Trigger, mark: string | null): string | null {
  const { triggerPrice, target } = trigger;
  const gaps = [triggerPrice, target?.triggerPrice ?? null].flatMap((price) => distanceBasisPoints(price, mark) ?? []);
  return gaps.length === 0 ? null : formatDecimal(Math.min(...gaps), 2);
}

function text(price: number): string {
  return formatDecimal(price, PRICE_SCALE);
}
