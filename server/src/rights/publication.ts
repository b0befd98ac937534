/**
 * Rights issues as products (rules §8, §10): published by two people, whose change the staff domain keeps; its terms never change
 * afterwards. It can be called off until the record date closes, with a public note: until then nobody has any.
 */
import { EXTRA_CEILING_PERCENT } from '@bahi/core/allotment.ts';
import { assert } from '@bahi/core/assert.ts';
import { currentOrNextSession, sessionOn, type Calendar, type Session } from '@bahi/core/calendar.ts';
import type { Minor } from '@bahi/core/money.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { issues, updateStep } from './issue-store.ts';
import { issueStateOf, type NewIssue, type IssueState } from './rows.ts';

export interface RightsIssueTerms {
  /** A listed company's. */
  readonly symbol: string;
  /** `ratioNew` new shares for each `ratioHeld` held. */
  readonly ratioNew: number;
  readonly ratioHeld: number;
  /** Of a new share, in paise. */
  readonly price: Minor;
  /** Whoever holds when its session closes has the rights; the next session is the ex-date. */
  readonly recordDate: string;
  /** UTC milliseconds; left out: the opening of the ex-date. */
  readonly opensAt?: bigint;
  readonly payBy: bigint;
  readonly publishedAt: bigint;
  /** Left out: none. */
  readonly lockDays?: number;
  readonly prospectus: string;
}

/** On terms that product-checks.ts let pass, or that the practice market made. */
export async function publishRights(
  { feed, calendar }: { readonly feed: Pick<MarketFeed, 'instrument'>; readonly calendar: Calendar },
  tx: Tx,
  { ratioNew: numerator, ratioHeld: denominator, ...terms }: RightsIssueTerms,
): Promise<{ readonly id: bigint }> {
  const { symbol, recordDate, lockDays = 0 } = terms;
  const instrument = feed.instrument(symbol);
  assert(instrument !== undefined, `${symbol} is listed`);
  const ex = exSession(calendar, recordDate);
  const opensAt = terms.opensAt ?? BigInt(ex.open);
  return issues.insert(tx, {
    ...terms,
    numerator,
    denominator,
    opensAt,
    lockDays,
    name: instrument.name,
    exDate: ex.date,
    exAt: BigInt(ex.open),
    extraCeilingPercent: EXTRA_CEILING_PERCENT,
    waits: true,
  } satisfies NewIssue);
}

interface Noted {
  readonly issueId: bigint;
  /** Public. */
  readonly note: string;
  readonly now: number;
}

/** From the record date's close on the market acts on it. */
export async function withdrawRights(
  { calendar }: { readonly calendar: Calendar },
  tx: Tx,
  { issueId, note, now }: Noted,
): Promise<void> {
  const issue = (await issues.lock(tx, issueId)) ?? refuse('rights.unknown', {});
  if (issue.withdrawnAt !== null || issue.recordedAt !== null || now >= sessionOn(calendar, issue.recordDate)!.close)
    refuse('rights.recorded', {});
  await updateStep(tx, issueId, 'withdrawn_at', now);
  await issues.insertNote(tx, { of: issueId, text: note, now });
}

export async function addRightsNote(tx: Tx, { issueId, note, now }: Noted): Promise<void> {
  if ((await issues.select(tx, issueId)) === null) refuse('rights.unknown', {});
  await issues.insertNote(tx, { of: issueId, text: note, now });
}

export interface RightsProduct {
  readonly id: bigint;
  readonly symbol: string;
  readonly name: string;
  readonly state: IssueState;
  readonly publishedAt: number;
  readonly opensAt: number;
  /** The deadline for taking rights up. */
  readonly closesAt: number;
}

export async function rightsForStaff(
  tx: Tx,
  of: { readonly text: string | null; readonly limit: number; readonly offset: number; readonly now: number },
): Promise<{ rows: RightsProduct[]; total: number }> {
  const { rows, total } = await issues.page(tx, of);
  const products = rows.map((issue) => ({
    id: issue.id,
    symbol: issue.symbol,
    name: issue.name,
    state: issueStateOf(issue, of.now),
    publishedAt: Number(issue.publishedAt),
    opensAt: Number(issue.opensAt),
    closesAt: Number(issue.payBy),
  }));
  return { rows: products, total };
}

/** The session after a record date, itself one. */
export function exSession(calendar: Calendar, recordDate: string): Session {
  return currentOrNextSession(calendar, sessionOn(calendar, recordDate)!.close);
}
