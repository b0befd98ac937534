/** A pool as a product: its terms, its publication, and what may be done with it afterwards. */
import { businessDateOf, sessionOn, type Calendar } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { refuse } from '../platform/refuse.ts';
import type { Kind } from '../products/service.ts';
import { openPool } from './opening.ts';
import { checkPool } from './product-checks.ts';
import { addNote, callOffPool, notesOf, pageProducts } from './product-store.ts';
import type { PoolRow } from './rows.ts';
import { pools } from './store.ts';

export function poolProduct({ calendar }: { readonly calendar: Calendar }): Kind {
  return {
    name: 'pool',
    tooLate: 'pools.valued',
    async plan(tx, values, facts) {
      const { terms, problems } = checkPool(values, facts);
      if (terms === null) return { problems, publish: null };
      return { problems, publish: async () => (await openPool(calendar, tx, { ...terms, now: facts.now })).id };
    },
    async page(tx, of) {
      const { rows, total } = await pageProducts(tx, of);
      return { rows: rows.map((row) => asProduct(calendar, row, of.now)), total };
    },
    async detail(tx, { id, now }) {
      const row = await pools.select(tx, id);
      if (row === null) return null;
      return {
        ...asProduct(calendar, row, now),
        notes: await notesOf(tx, id),
        offer: null,
        canCallOff: canCallOff(row),
        values: {
          strategy: row.strategy,
          minimumAmount: formatMoney(row.minimum),
          lockDays: String(row.lockDays),
          endsOn: row.endsOn,
        },
      };
    },
    async callOff(tx, of) {
      if (!(await callOffPool(tx, of))) refuse('pools.valued', {});
      await addNote(tx, of);
    },
    note: addNote,
  };
}

/** Until its first valuation: nobody has units, and who asked for some gets the money back at the valuation that it waits for. */
function canCallOff({ valuations, offShelfAt, endedAt }: PoolRow): boolean {
  return valuations === 0 && offShelfAt === null && endedAt === null;
}

function asProduct(calendar: Calendar, row: PoolRow, now: number) {
  const at = Number(row.createdAt);
  return {
    id: row.id,
    symbol: row.symbol,
    name: row.strategy.replaceAll('_', ' '),
    state: stateOf(row, businessDateOf(calendar, now)),
    at,
    opensAt: at,
    closesAt: sessionOn(calendar, row.endsOn)!.close,
  };
}

/** As a product: whether somebody can still follow it. */
function stateOf(
  { valuations, offShelfAt, endedAt, deadline }: PoolRow,
  date: string,
): 'done' | 'withdrawn' | 'closed' | 'open' {
  if (endedAt !== null) return 'done';
  if (offShelfAt !== null) return valuations === 0 ? 'withdrawn' : 'closed';
  return date > deadline ? 'closed' : 'open';
}
