/** Every row of a list that is read page by page, for what needs all of them: a file, an order of its own. Reading is handed in. */
import type { CallResult } from '@bahi/contract/client.ts';

/** What is longer is no longer read by anybody. */
export const ROWS_MAXIMUM = 5_000;
const PAGE_SIZE = 100;

export type ReadPage<Row> = (ask: {
  readonly page: number;
  readonly pageSize: number;
}) => Promise<CallResult<{ readonly rows: readonly Row[]; readonly total: number }>>;

export type EveryRow<Row> =
  | { readonly kind: 'ok'; readonly rows: readonly Row[] }
  | { readonly kind: 'tooLong'; readonly total: number }
  | { readonly kind: 'failed' };

/**
 * Rows that come or go meanwhile move the others to other pages, so that one may come twice, and one that moved forward not at all: a list
 * that got shorter is read again.
 */
export async function readEvery<Row>(readPage: ReadPage<Row>, keyOf: (row: Row) => string): Promise<EveryRow<Row>> {
  const found = new Map<string, Row>();
  for (let page = 1, total = 1; (page - 1) * PAGE_SIZE < total; page += 1) {
    const answer = await readPage({ page, pageSize: PAGE_SIZE });
    if (answer.kind !== 'ok') return { kind: 'failed' };
    if (answer.data.total > ROWS_MAXIMUM) return { kind: 'tooLong', total: answer.data.total };
    if (page > 1 && answer.data.total < total) {
      found.clear();
      page = 0;
    } else for (const row of answer.data.rows) found.set(keyOf(row), row);
    ({ total } = answer.data);
  }
  return { kind: 'ok', rows: [...found.values()] };
}
