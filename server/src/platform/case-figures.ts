/** A queue of requests in figures (rules §10): how many wait and since when, how many are late, and what was decided of late. */
import type { Tx } from './database.ts';
import { numberOrNull } from './stored-number.ts';

/** SQL about the alias `d`. */
export interface CaseFiguresOptions {
  readonly table: string;
  readonly waiting: string;
  /** The column of the request's moment; UTC ms as the others. */
  readonly at: string;
  /** The column of the promise; null: so and so long after the request. */
  readonly promisedBy: string | null;
  readonly approved: { readonly where: string; readonly at: string };
  readonly rejected: { readonly where: string; readonly at: string };
  /** Of a rejected one, a query for its reasons in the column `reason`; null: it has none but words. */
  readonly reasons: string | null;
}

export interface CaseFigures {
  readonly waiting: number;
  /** Moments of requests that wait: the oldest, and those that half and nine in ten are younger than. */
  readonly oldestAt: number | null;
  readonly p50At: number | null;
  readonly p90At: number | null;
  readonly late: number;
  readonly approved: number;
  readonly rejected: number;
  readonly byReason: readonly { readonly reason: string; readonly count: number }[];
}

export interface FiguresAsked {
  readonly now: number;
  /** Decisions count from here on. */
  readonly from: number;
  /** Of a queue without a column for it. */
  readonly promiseMs: number;
}

export function createCaseFigures(options: CaseFiguresOptions): (tx: Tx, asked: FiguresAsked) => Promise<CaseFigures> {
  const { table, waiting, at, promisedBy, approved, rejected, reasons } = options;
  const promised = promisedBy ?? `${at} + $2::bigint`;
  const waitingText = `select count(*) as waiting, min(${at}) as "oldestAt",
      percentile_disc(array[0.5, 0.1]) within group (order by ${at}) as ages, count(*) filter (where ${promised} < $1) as late
    from ${table} d where ${waiting} and $2::bigint is not null`;
  const decidedText = (which: CaseFiguresOptions['approved']) =>
    `select count(*) as count from ${table} d where ${which.where} and ${which.at} >= $1`;
  const reasonsText = `select r.reason, count(*) as count from ${table} d cross join lateral (${reasons}) r
    where ${rejected.where} and ${rejected.at} >= $1 group by r.reason order by count(*) desc, r.reason`;

  return async (tx, { now, from, promiseMs }) => {
    const [ages, ok, no, why] = await Promise.all([
      tx.query<Ages>(waitingText, [now, promiseMs]),
      tx.query<{ count: bigint }>(decidedText(approved), [from]),
      tx.query<{ count: bigint }>(decidedText(rejected), [from]),
      reasons === null ? null : tx.query<{ reason: string; count: bigint }>(reasonsText, [from]),
    ]);
    const { waiting: count, oldestAt, ages: found, late } = ages.rows[0]!;
    const [p50At = null, p90At = null] = found ?? [];
    return {
      waiting: Number(count),
      oldestAt: numberOrNull(oldestAt),
      p50At: numberOrNull(p50At),
      p90At: numberOrNull(p90At),
      late: Number(late),
      approved: Number(ok.rows[0]!.count),
      rejected: Number(no.rows[0]!.count),
      byReason: (why?.rows ?? []).map((row) => ({ reason: row.reason, count: Number(row.count) })),
    };
  };
}

interface Ages {
  readonly waiting: bigint;
  readonly oldestAt: bigint | null;
  readonly ages: readonly (bigint | null)[] | null;
  readonly late: bigint;
}
