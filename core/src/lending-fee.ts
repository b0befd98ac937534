/**
 * What borrowing shares costs for a date and who has it (desks §7). The rate follows from how much of what there is to borrow is borrowed, by a
 * published curve that rises with the square: 0.5 % a year while hardly anything is, 12 % when nothing is left. Each short position pays for all
 * of its shares; what the pool's part of them pays goes to the lenders, but for the house's share, and the rest is the house's.
 */
import { assert } from './assert.ts';
import { divideHalfUp, type Minor } from './money.ts';
import type { Parameters } from './parameters.ts';

export type FeeTerms = Pick<Parameters, 'lendingRateMinimumBps' | 'lendingRateMaximumBps' | 'lendingLenderPercent'>;

/** Of a year, in hundredths of a percent. More may be borrowed than there is: then it is the highest. */
export function borrowRateBps(
  { borrowed, quota }: { readonly borrowed: number; readonly quota: number },
  { lendingRateMinimumBps: least, lendingRateMaximumBps: most }: Omit<FeeTerms, 'lendingLenderPercent'>,
): number {
  if (borrowed >= quota) return most;
  const [used, all] = [BigInt(borrowed) ** 2n, BigInt(quota) ** 2n];
  return least + Number((BigInt(most - least) * used) / all);
}

/** Of one date: actual/365, half up to a paisa. `mark` in paise a share. */
export function borrowFee(shares: number, mark: Minor, rateBps: number): Minor {
  return divideHalfUp(BigInt(shares) * mark * BigInt(rateBps), 10_000n * 365n);
}

export interface FeeDay {
  /** The mark price of a share. */
  readonly mark: Minor;
  readonly rateBps: number;
  readonly lenderPercent: number;
  /** Shares of each short position, and what each position lends, the oldest first. */
  readonly borrowed: readonly number[];
  readonly lent: readonly number[];
}

export interface FeeShares {
  readonly onLoan: number;
  /** Of each short position, and of each lender. */
  readonly fees: readonly Minor[];
  readonly onLoanOf: readonly number[];
  readonly paid: readonly Minor[];
}

/** To the paisa: what the short positions pay is what lenders get and what the house keeps. */
export function shareFees({ mark, rateBps, lenderPercent, borrowed, lent }: FeeDay): FeeShares {
  const fees = borrowed.map((shares) => borrowFee(shares, mark, rateBps));
  const [needed, pool] = [sumOf(borrowed), sumOf(lent)];
  const onLoan = Math.min(needed, pool);
  const onLoanOf = inProportion(BigInt(onLoan), lent.map(BigInt));
  const total = fees.reduce((sum, fee) => sum + fee, 0n);
  // Of nothing that is borrowed nothing is paid.
  const toLenders = needed === 0 ? 0n : (total * BigInt(onLoan) * BigInt(lenderPercent)) / (BigInt(needed) * 100n);
  return { onLoan, fees, onLoanOf: onLoanOf.map(Number), paid: inProportion(toLenders, onLoanOf) };
}

export interface LendingEstimate {
  readonly rateBps: number;
  /** Of the shares that are lent in addition. */
  readonly onLoan: number;
  readonly paid: Minor;
}

/** What `more` lent shares bring for a whole date on which as much is borrowed as now, by the rules of the date's fee: lending them lowers the rate. */
export function estimateLending(
  {
    more,
    mark,
    lent,
    borrowed,
    houseQuota,
  }: { readonly [shares in 'more' | 'lent' | 'borrowed' | 'houseQuota']: number } & { readonly mark: Minor },
  terms: FeeTerms,
): LendingEstimate {
  const rateBps = borrowRateBps({ borrowed, quota: houseQuota + lent + more }, terms);
  const day = { mark, rateBps, lenderPercent: terms.lendingLenderPercent, borrowed: [borrowed], lent: [lent, more] };
  const { onLoanOf, paid } = shareFees(day);
  return { rateBps, onLoan: onLoanOf[1]!, paid: paid[1]! };
}

/** Each gets its part rounded down, and what is left over goes to the first ones, one each. Never more than its weight while the total is not above their sum. */
export function inProportion(total: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((all, weight) => all + weight, 0n);
  if (sum === 0n) {
    assert(total === 0n, 'nobody shares nothing but nothing');
    return weights.map(() => 0n);
  }
  const parts = weights.map((weight) => (total * weight) / sum);
  let left = total - parts.reduce((all, part) => all + part, 0n);
  return parts.map((part, index) => {
    if (left === 0n || (total * weights[index]!) % sum === 0n) return part;
    left -= 1n;
    return part + 1n;
  });
}

function sumOf(all: readonly number[]): number {
  return all.reduce((sum, each) => sum + each, 0);
}
