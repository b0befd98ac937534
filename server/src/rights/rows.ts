/** Rights issues as their tables keep them, and what follows from them and the clock. */
import type { rightsIssue, rightsState } from '@bahi/contract/rights/calls.ts';
import { entitlementOf, exRightsPrice, rightsOutlook, type RightsTerms } from '@bahi/core/allotment.ts';
import { divideHalfUp, type Minor } from '@bahi/core/money.ts';
import type * as z from 'zod/mini';

export type IssueView = z.output<typeof rightsIssue>;
export type IssueState = z.output<typeof rightsState>;

export interface IssueRow {
  readonly id: bigint;
  readonly symbol: string;
  readonly name: string;
  readonly prospectus: string;
  readonly numerator: number;
  readonly denominator: number;
  readonly price: Minor;
  readonly lockDays: number;
  readonly recordDate: string;
  readonly exDate: string;
  /** UTC milliseconds. */
  readonly publishedAt: bigint;
  readonly exAt: bigint;
  readonly opensAt: bigint;
  readonly payBy: bigint;
  readonly withdrawnAt: bigint | null;
  readonly recordedAt: bigint | null;
  readonly chargedAt: bigint | null;
  readonly sharedAt: bigint | null;
  readonly settledAt: bigint | null;
  /** Of one share, once holdings are recorded. */
  readonly priceBefore: Minor | null;
  readonly priceAfter: Minor | null;
  readonly heldShares: bigint | null;
  readonly offeredShares: bigint | null;
  /** Of what a share is worth after the ex-date, the most that an extra one can cost; null: it costs `price`. */
  readonly extraCeilingPercent: number | null;
  /** Whether its deadline waits for a restriction by staff. */
  readonly waits: boolean;
  /** Of an extra share, once they are shared out; null: none are. */
  readonly extraPrice: Minor | null;
  /** The close by which it was known. */
  readonly extraPricedAt: bigint | null;
}

export type NewIssue = Omit<
  IssueRow,
  | 'id'
  | 'withdrawnAt'
  | 'recordedAt'
  | 'chargedAt'
  | 'sharedAt'
  | 'settledAt'
  | 'priceBefore'
  | 'priceAfter'
  | 'heldShares'
  | 'offeredShares'
  | 'extraPrice'
  | 'extraPricedAt'
>;

export interface EntitlementRow {
  readonly id: bigint;
  readonly issueId: bigint;
  readonly customerId: bigint;
  readonly held: bigint;
  readonly shares: bigint;
  readonly taken: bigint;
  readonly extraAsked: bigint;
  readonly extraAllotted: bigint | null;
  readonly lapsed: bigint | null;
  /** What others paid for lapsed shares above the price of a new one, this customer's part. */
  readonly proceeds: Minor;
  readonly proceedsEntryId: bigint | null;
  readonly positionId: bigint | null;
  readonly settledAt: bigint | null;
  /** Of rights that wait for a restriction of staff, as the customer was told last; null: they never did. */
  readonly waitsUntil: bigint | null;
}

export interface TakeUpRow {
  readonly id: bigint;
  readonly entitlementId: bigint;
  readonly customerId: bigint;
  readonly shares: bigint;
  readonly extra: bigint;
  readonly extraAllotted: bigint | null;
  readonly at: bigint;
  readonly entryId: bigint | null;
  readonly extraEntryId: bigint | null;
}

/** For whom nothing waits, or until the own end of the waiting. */
export function issueStateOf(issue: IssueRow, now: number, payEnd = Number(issue.payBy)): IssueState {
  if (issue.withdrawnAt !== null) return 'withdrawn';
  if (issue.recordedAt === null || now < Number(issue.opensAt)) return 'announced';
  if (now < payEnd) return 'open';
  return issue.settledAt === null ? 'closed' : 'settled';
}

export function termsOf({ numerator, denominator, price }: IssueRow): RightsTerms {
  return { numerator, denominator, price: Number(price) };
}

export function priceAfterOf(issue: IssueRow, priceBefore: Minor): Minor {
  return BigInt(exRightsPrice(Number(priceBefore), termsOf(issue)));
}

export interface Lapsing {
  readonly held: number;
  /** Of the entitlement, what is not taken up. */
  readonly left: bigint;
  readonly price: Minor;
}

/** What a holding loses when so much of its entitlement lapses: that part of what all of it is worth. */
export function lossOf(issue: IssueRow, { held, left, price }: Lapsing): Minor {
  const { loss } = rightsOutlook(held, termsOf(issue), Number(price));
  const { shares } = entitlementOf(held, termsOf(issue));
  return shares === 0 ? loss : divideHalfUp(loss * left, BigInt(shares));
}
