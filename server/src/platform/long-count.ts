/**
 * How many rows a list has. A short list is counted at each look; a long one at most every few seconds, since counting it would cost
 * more than the page that is looked at.
 */
import type { Tx } from './database.ts';

const COUNTED_MAX = 5_000;
const LIFE_MS = 3_000;

export interface Counted {
  /** From "from" on. */
  readonly from: string;
  readonly values: readonly unknown[];
  readonly now: number;
}

export type LongCount = (tx: Tx, counted: Counted) => Promise<number>;

export function createLongCount(): LongCount {
  const known = new Map<string, { readonly total: number; readonly until: number }>();
  return async (tx, { from, values, now }) => {
    // A list that is filtered by anything of the moment is not remembered.
    const key = values.length === 0 ? from : null;
    const remembered = key === null ? undefined : known.get(key);
    if (remembered !== undefined && remembered.until > now && remembered.until <= now + LIFE_MS)
      return remembered.total;
    const few = await count(tx, `${from} limit ${COUNTED_MAX + 1}`, values);
    if (few <= COUNTED_MAX) return few;
    const total = await count(tx, from, values);
    if (key !== null) known.set(key, { total, until: now + LIFE_MS });
    return total;
  };
}

async function count(tx: Tx, from: string, values: readonly unknown[]): Promise<number> {
  const { rows } = await tx.query<{ total: bigint }>(`select count(*) as total from (select ${from}) as found`, [
    ...values,
  ]);
  return Number(rows[0]!.total);
}
