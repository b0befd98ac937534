/** One page of two lists in one order: what the database has, and the few that are in memory. Pure but for the read. */

interface Span {
  readonly limit: number;
  readonly offset: number;
}

export interface Merging<Own, Row> extends Span {
  /** In the order, as `read` answers; of what is equal, `own` comes first. */
  readonly own: readonly Own[];
  readonly order: (a: Own | Row, b: Own | Row) => number;
  readonly read: (span: Span) => Promise<readonly Row[]>;
}

/**
 * A row stands in the whole at its own place or at most `own.length` behind it: rows further before the page are not read, and whatever of `own` is before
 * the first that is read is before the page as well.
 */
export async function mergePage<Own, Row>({
  own,
  order,
  read,
  limit,
  offset,
}: Merging<Own, Row>): Promise<(Own | Row)[]> {
  const skipped = Math.max(0, offset - own.length);
  const rows = await read({ limit: offset + limit - skipped, offset: skipped });
  const merged: (Own | Row)[] = [...own, ...rows].toSorted(order);
  return merged.slice(offset - skipped, offset - skipped + limit);
}
