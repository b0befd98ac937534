/** Writes the log of draws (core/src/draw-log.ts), in the transaction that publishes what it tells, and reads it. */
import { createHash } from 'node:crypto';
import { entryText, type DrawLogEntry } from '@bahi/core/draw-log.ts';
import type { LoggedWhat, SkippedWhy } from '@bahi/core/draw-words.ts';
import type { SkippedSession } from '@bahi/core/lottery-form.ts';
import { NO_HASH } from '@bahi/core/statement-form.ts';
import type { Reader, Tx } from '../platform/database.ts';

/** Rare: who writes next waits for the commit before. */
export async function logPublished(
  tx: Tx,
  { offerId, what, value, at }: { offerId: bigint; what: LoggedWhat; value: string; at: number },
): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(8272, 0)');
  const last = await logHead(tx);
  const entry = { number: (last?.count ?? 0) + 1, at, offer: offerId.toString(), what, value };
  const hash = createHash('sha256')
    .update(entryText(entry, last?.head ?? NO_HASH))
    .digest('hex');
  await tx.query(
    'insert into new_shares.draw_log (number, at, offer_id, what, value, hash) values ($1, $2, $3, $4, $5, $6)',
    [entry.number, at, offerId, what, value, hash],
  );
}

/** Sessions that gave the draw no level, as they were told, in their order. */
export async function selectGaps(reader: Reader, offerId: bigint): Promise<ToldGap[]> {
  const { rows } = await reader.query<{ value: string; at: bigint }>(
    `select value, at from new_shares.draw_log where offer_id = $1 and what = 'gap' order by number`,
    [offerId],
  );
  return rows.map(({ value, at }) => {
    const [date, why] = value.split(' ') as [string, SkippedWhy];
    return { date, why, at: Number(at) };
  });
}

export interface ToldGap extends SkippedSession {
  readonly at: number;
}

/** Null while nothing was published. */
export async function logHead(reader: Reader): Promise<{ count: number; head: string } | null> {
  const { rows } = await reader.query<{ count: number; head: string }>(
    'select number as count, hash as head from new_shares.draw_log order by number desc limit 1',
  );
  return rows[0] ?? null;
}

/** The newest, in their order, with the hash before them. */
export async function readLog(
  reader: Reader,
  limit: number,
): Promise<{ readonly previous: string; readonly entries: readonly DrawLogEntry[] }> {
  const { rows } = await reader.query<Omit<DrawLogEntry, 'at'> & { at: bigint }>(
    `select number, at, offer_id::text as offer, what, value, hash from new_shares.draw_log order by number desc limit $1`,
    [limit + 1],
  );
  const found = rows.map(({ at, ...entry }): DrawLogEntry => ({ ...entry, at: Number(at) })).toReversed();
  const isCut = found.length > limit;
  return { previous: isCut ? found[0]!.hash : NO_HASH, entries: isCut ? found.slice(1) : found };
}
