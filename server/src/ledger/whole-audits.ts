/** The whole audit as the house remembers it: run at a quiet hour or by `npm run audit`, its verdict kept for all servers. */
import { addBusinessDays, businessDateOf, endOfBusinessDate, type Calendar } from '@bahi/core/calendar.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { Database, Reader } from '../platform/database.ts';
import { auditWhole, breaksByName, type AuditResult } from './audit.ts';
import type { Invariant } from './invariants.ts';

export interface WholeAudit {
  /** When it began. */
  readonly at: number;
  readonly isClean: boolean;
  /** Rows found by the name of the invariant that they break. */
  readonly broken: ReadonlyMap<string, number>;
}

/** After the close of the business date, before anybody's morning. */
const QUIET_AFTER_MS = 30 * MINUTE_MS;

/** What is found is written down after the snapshot in which it was found. `secondsMax` ends it, with an error, if it takes longer. */
export async function runWholeAudit(
  db: Database,
  extra: readonly Invariant[],
  { at, secondsMax }: { readonly at: number; readonly secondsMax?: number },
): Promise<AuditResult> {
  const result = await db.read((tx) => auditWhole(tx, extra, { secondsMax }));
  await db.query('insert into ledger.whole_audit (at, seconds, books, entries, broken) values ($1, $2, $3, $4, $5)', [
    at,
    result.seconds,
    result.books,
    result.entries,
    JSON.stringify(Object.fromEntries(breaksByName(result))),
  ]);
  return result;
}

/** Null: there was none yet. */
export async function lastWholeAudit(reader: Reader): Promise<WholeAudit | null> {
  const { rows } = await reader.query<{ at: bigint; broken: Record<string, number> }>(
    'select at, broken from ledger.whole_audit order by number desc limit 1',
  );
  if (rows[0] === undefined) return null;
  const broken = new Map(Object.entries(rows[0].broken));
  return { at: Number(rows[0].at), isClean: broken.size === 0, broken };
}

/** Once after each close; one that was missed is made up for. */
export function isWholeAuditDue(calendar: Calendar, last: WholeAudit | null, now: number): boolean {
  const closed = addBusinessDays(calendar, businessDateOf(calendar, now - QUIET_AFTER_MS), -1);
  return last === null || last.at < endOfBusinessDate(calendar, closed) + QUIET_AFTER_MS;
}
