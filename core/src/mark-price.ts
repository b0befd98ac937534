/**
 * The rule of the mark price (rules §4): the median of three prices, held within a range of their average. The exchange marks by it, and whoever
 * verifies what was valued at a mark works it out again by the same.
 */
export interface MarkInputs {
  /** Mean of what selling and buying a published notional would have cost on average. */
  readonly impactMid: number;
  /** Of the impact mids of five minutes. */
  readonly average: number;
  /** Volume-weighted, of the trades of five minutes; null: there was none. */
  readonly traded: number | null;
  /** A fraction: the price is at most so far from the average. */
  readonly range: number;
}

export function markPriceOf({ impactMid, average, traded, range }: MarkInputs): number {
  const middle = median(impactMid, average, traded ?? average);
  const reach = average * range;
  return Math.round(Math.max(average - reach, Math.min(average + reach, middle)));
}

function median(one: number, other: number, third: number): number {
  return Math.max(Math.min(one, other), Math.min(Math.max(one, other), third));
}
