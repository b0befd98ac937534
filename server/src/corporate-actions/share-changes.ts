/**
 * Corporate actions after which a share is no longer the one that was priced (splits, bonus shares, rights), for those who sold or
 * promised some; and whatever goes ex, dividends too, for prices that are near the market's. A price that was made before holds until the record date closes: whoever gets shares after it has the new ones.
 */
import { sessionOn, type Calendar } from '@bahi/core/calendar.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { selectChanges, type ChangeRow } from './announced-store.ts';

export interface SharesChange {
  readonly exDate: string;
  /** UTC ms: the close of the record date. */
  readonly at: number;
}

interface Priced {
  readonly symbol: string;
  /** UTC ms: when the price was made. */
  readonly since: number;
}

/** The first that ends a price; null while none is known. */
export async function firstChange(
  calendar: Calendar,
  tx: Reader,
  { symbol, since }: Priced,
): Promise<SharesChange | null> {
  return first(calendar, await selectChanges(tx, { symbol, since, isLocked: false, withDividends: false }));
}

/** Locks it until the transaction ends. The holders of its record date are written down after that, so shares given here are among them. */
export async function lockFirstChange(
  calendar: Calendar,
  tx: Tx,
  { symbol, since }: Priced,
): Promise<SharesChange | null> {
  return first(calendar, await selectChanges(tx, { symbol, since, isLocked: true, withDividends: false }));
}

/** The ex-date whose record date has closed by `now`, of whatever goes ex since, dividends too; null: none. */
export async function exDateSince(
  calendar: Calendar,
  tx: Reader,
  { symbol, since, now }: Priced & { readonly now: number },
): Promise<string | null> {
  const rows = await selectChanges(tx, { symbol, since, isLocked: false, withDividends: true });
  return exDateBy(first(calendar, rows), now);
}

/** Locks it as `lockFirstChange` does. The clock is asked once it is locked. */
export async function lockExDateSince(
  calendar: Calendar,
  tx: Tx,
  { symbol, since, now }: Priced & { readonly now: () => number },
): Promise<string | null> {
  const rows = await selectChanges(tx, { symbol, since, isLocked: true, withDividends: true });
  return exDateBy(first(calendar, rows), now());
}

/** Its ex-date once its record date has closed. */
export function exDateBy(change: SharesChange | null, now: number): string | null {
  return change !== null && now >= change.at ? change.exDate : null;
}

function first(calendar: Calendar, [change]: readonly ChangeRow[]): SharesChange | null {
  if (change === undefined) return null;
  return { exDate: change.exDate, at: sessionOn(calendar, change.recordDate)!.close };
}
