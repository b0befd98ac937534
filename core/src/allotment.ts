/**
 * Who gets how many shares of a placement and of a rights issue (rules §8). Shares are whole. A placement is decided by review,
 * request by request, never above what was asked; where it is asked for more than there is, one scale for everybody is proposed.
 * A rights issue gives what the holding at the record date entitles to, and sells what lapses, the rump, to those who asked for more, in
 * proportion to their holdings; what it brings goes to whoever let it lapse. The order of requests makes no difference.
 */
import { assert } from './assert.ts';
import { turnoverOf } from './position.ts';
import type { Minor } from './money.ts';
import { tickAtOrAbove, tickAtOrBelow } from './price.ts';

export interface PlacementRequest {
  /** Shares asked for, and the price of one in paise; all of it is held. */
  readonly shares: number;
  readonly price: number;
}

export interface PlacementAmounts {
  /** held = paid + released. */
  readonly held: Minor;
  readonly paid: Minor;
  readonly released: Minor;
}

/** The most shares a review may allot: what was asked for, as far as the placement still has it. */
export function placementMaximum({ shares }: Pick<PlacementRequest, 'shares'>, left: number): number {
  return Math.max(0, Math.min(shares, left));
}

/** What becomes of the hold when `allotted` shares are given; 0 is a rejection. */
export function placementAmounts({ shares, price }: PlacementRequest, allotted: number): PlacementAmounts {
  assert(
    Number.isSafeInteger(allotted) && allotted >= 0 && allotted <= shares,
    'no more is allotted than was asked for',
  );
  const held = turnoverOf(price, shares);
  const paid = turnoverOf(price, allotted);
  return { held, paid, released: held - paid };
}

export interface Claim {
  /** Decides where two remainders are equal: the lower number, which is the earlier one. */
  readonly id: bigint;
  /** In proportion to it. */
  readonly weight: number;
  /** Never more than this. */
  readonly asked: number;
}

/**
 * Shares out `total` in proportion to weights, in whole units: nobody above what was asked, and all of it as long as anybody
 * wants more. Who is satisfied leaves the rest to the others, in their proportion; the last units go to the largest remainders.
 */
export function shareOut(total: number, claims: readonly Claim[]): Map<bigint, number> {
  const given = new Map(claims.map(({ id }) => [id, 0]));
  assert(given.size === claims.length, 'each claim is there once');
  let left = BigInt(total);
  let open = claims.filter(({ asked, weight }) => asked > 0 && weight > 0);
  for (;;) {
    const weights = open.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
    const pool = left;
    const satisfied = open.filter(({ asked, weight }) => BigInt(asked) * weights <= pool * BigInt(weight));
    for (const { id, asked } of satisfied) {
      given.set(id, asked);
      left -= BigInt(asked);
    }
    open = open.filter(({ id }) => given.get(id) === 0);
    if (satisfied.length > 0) continue;
    for (const [id, units] of byLargestRemainder(pool, weights, open)) given.set(id, Number(units));
    return given;
  }
}

export interface RightsTerms {
  /** `numerator` new shares for each `denominator` held at the record date. */
  readonly numerator: number;
  readonly denominator: number;
  /** Of a new share, in paise. */
  readonly price: number;
}

export interface Entitlement {
  readonly shares: number;
  /** Dropped: so many parts of `denominator` to a share. It buys nothing, and the customer is told. */
  readonly fraction: number;
}

export function entitlementOf(held: number, { numerator, denominator }: RightsTerms): Entitlement {
  assert(held >= 0 && numerator > 0 && denominator > 0, 'rights come from a holding, by a ratio');
  const parts = BigInt(held) * BigInt(numerator);
  return { shares: Number(parts / BigInt(denominator)), fraction: Number(parts % BigInt(denominator)) };
}

export interface RightsOutlook {
  /** Shares that lapse, and what taking them up would cost. */
  readonly lapses: number;
  readonly cost: Minor;
  /** What a share is worth after the issue if it is taken up in full, and what the holding loses by it when nothing is done; paise, half up. */
  readonly priceAfter: number;
  readonly loss: Minor;
}

/**
 * What is told beforehand: what happens if nothing is done. `price` is the share's market price before the ex-date; where it
 * is not above the issue's, taking up brings nothing and nothing is lost.
 */
export function rightsOutlook(held: number, terms: RightsTerms, price: number): RightsOutlook {
  const { shares } = entitlementOf(held, terms);
  const [numerator, denominator] = [BigInt(terms.numerator), BigInt(terms.denominator)];
  const all = numerator + denominator;
  const total = denominator * BigInt(price) + numerator * BigInt(terms.price);
  const drop = BigInt(held) * (BigInt(price) * all - total);
  return {
    lapses: shares,
    cost: turnoverOf(terms.price, shares),
    priceAfter: Number((total * 2n + all) / (all * 2n)),
    loss: drop > 0n ? (drop * 2n + all) / (all * 2n) : 0n,
  };
}

/**
 * The price at which the ex-date begins, in paise: the nearest tick to the theoretical one, and never above the price before. Nobody
 * takes up what is dearer than the share.
 */
export function exRightsPrice(price: number, { numerator, denominator, price: issuePrice }: RightsTerms): number {
  if (issuePrice >= price) return price;
  const theoretical = (denominator * price + numerator * issuePrice) / (numerator + denominator);
  const below = Math.max(1, tickAtOrBelow(Math.floor(theoretical)));
  const above = tickAtOrAbove(Math.ceil(theoretical));
  return Math.min(price, theoretical - below <= above - theoretical ? below : above);
}

export interface HeldPart {
  /** Shares of one position, and of all that the customer holds. */
  readonly quantity: number;
  readonly held: number;
}

/**
 * What the rights of a position count as while they are neither shares nor lapsed: `drop`, which a share fell by, for the shares that bring
 * whole new ones, the position's part of them. Rounded down: a fraction buys nothing.
 */
export function rightsValue({ quantity, held }: HeldPart, terms: RightsTerms, drop: number): Minor {
  const { shares } = entitlementOf(held, terms);
  const worth = BigInt(drop) * BigInt(shares) * BigInt(terms.denominator) * BigInt(quantity);
  return worth / (BigInt(terms.numerator) * BigInt(held));
}

/** Of what a share is worth after the ex-date, in percent: an extra share never costs more, so that it is known how much is held for it. */
export const EXTRA_CEILING_PERCENT = 125;

/** The most that an extra share can cost, in paise; rounded up, and never below what any new share costs. */
export function extraCeiling(price: Minor, priceAfter: Minor, percent: number): Minor {
  const ceiling = (priceAfter * BigInt(percent) + 99n) / 100n;
  return ceiling > price ? ceiling : price;
}

/**
 * What an extra share costs, in paise: what it is worth by the mark price, and never less than any new share. Null above the ceiling: then
 * there are none, for whoever got one there for less would gain.
 */
export function extraPrice(mark: Minor, { price, ceiling }: { readonly price: Minor; readonly ceiling: Minor }) {
  if (mark > ceiling) return null;
  return mark > price ? mark : price;
}

export interface RightsRequest {
  readonly id: bigint;
  /** Shares held at the record date. */
  readonly held: number;
  /** Of the entitlement, paid for; and asked for beyond it. */
  readonly taken: number;
  readonly extra: number;
}

export interface RightsAllotment {
  readonly id: bigint;
  readonly extra: number;
  /** Of the entitlement, what was not taken up. */
  readonly lapsed: number;
  /** What others paid for lapsed shares above the price of a new one, the part of this holder. */
  readonly proceeds: Minor;
}

/**
 * What lapses is shared out among those who asked for more, in proportion to their holdings at the record date, at `extraPrice`; null: to
 * nobody. What they pay above the price of a new share is for those whose rights lapsed, in proportion to these. In the order of ids.
 */
export function allotRights(
  terms: RightsTerms,
  requests: readonly RightsRequest[],
  price: Minor | null,
): RightsAllotment[] {
  const sorted = requests.toSorted((left, right) => (left.id < right.id ? -1 : Number(left.id > right.id)));
  const lapses = sorted.map(({ id, held, taken, extra }) => {
    const lapsed = entitlementOf(held, terms).shares - taken;
    assert(taken >= 0 && extra >= 0 && lapsed >= 0, 'taken is what one is entitled to');
    return { id, weight: lapsed };
  });
  const left = lapses.reduce((sum, { weight }) => sum + weight, 0);
  const extras = shareOut(
    price === null ? 0 : left,
    sorted.map(({ id, held, extra }) => ({ id, weight: held, asked: extra })),
  );
  const given = [...extras.values()].reduce((sum, extra) => sum + extra, 0);
  const premium = (price ?? 0n) - BigInt(terms.price);
  const paid = given === 0 ? 0n : premium * BigInt(given);
  assert(paid >= 0n, 'an extra share costs no less than any new one');
  // Not more than is left is given out, so that nobody gets more for a share than was paid for one.
  const proceeds = new Map(byLargestRemainder(paid, BigInt(left || 1), lapses));
  return sorted.map(({ id }, at) => ({
    id,
    extra: extras.get(id)!,
    lapsed: lapses[at]!.weight,
    proceeds: proceeds.get(id)!,
  }));
}

/** Everybody the whole part of the quota, then one more by the size of what was cut off. */
function byLargestRemainder(
  pool: bigint,
  weights: bigint,
  claims: readonly Pick<Claim, 'id' | 'weight'>[],
): [bigint, bigint][] {
  const parts = claims.map(({ id, weight }) => {
    const share = pool * BigInt(weight);
    return { id, units: share / weights, remainder: share % weights };
  });
  let left = pool - parts.reduce((sum, { units }) => sum + units, 0n);
  const inTurn = parts.toSorted((a, b) => {
    if (a.remainder !== b.remainder) return a.remainder > b.remainder ? -1 : 1;
    return a.id < b.id ? -1 : 1;
  });
  return inTurn.map(({ id, units }) => {
    const isMore = left > 0n;
    if (isMore) left -= 1n;
    return [id, isMore ? units + 1n : units];
  });
}
