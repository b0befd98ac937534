/** The journal of a pool as the ordinary statement of its book (core/src/statement.ts), of dates that are public; nothing of it says what came after them. */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { getPoolStatement } from '@bahi/contract/pools/calls.ts';
import { addDays, dayOf, dateOfDay, isDate, type Calendar } from '@bahi/core/calendar.ts';
import { publicThrough } from '@bahi/core/pool.ts';
import { closedAt } from '@bahi/core/statement-span.ts';
import { chainUntil } from '../ledger/chains.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import { makeStatement } from '../proofs/service.ts';
import { pools } from './store.ts';

const SPAN_DAYS = 31;
/** More are shown of a single date alone. */
const LINES_MAX = 5_000;

export async function statementFile(
  { calendar }: { readonly calendar: Calendar },
  tx: Tx,
  { input, now }: { readonly input: ParsedInputOf<typeof getPoolStatement>; readonly now: number },
): Promise<OutputOf<typeof getPoolStatement>> {
  const id = storedId(input.pool);
  const pool = id === null ? null : await pools.select(tx, id);
  if (pool === null) return refuse('pools.unknown', {});
  const { from = pool.startedOn } = input;
  const through = publicThrough(calendar, now);
  if (!isDate(from) || from < pool.startedOn || from > through) refuse('funds.range_invalid', {});
  const book = { customerId: pool.customerId, currency: 'INR' } as const;
  const before = await chainUntil(tx, book, { date: from, isIncluded: false });
  const whole = addDays(from, SPAN_DAYS - 1);
  let to = whole < through ? whole : through;
  while (to > from) {
    const { seq } = await chainUntil(tx, book, { date: to, isIncluded: true });
    if (seq - before.seq <= LINES_MAX) break;
    to = dateOfDay(Math.floor((dayOf(from) + dayOf(to)) / 2));
  }
  const made = await makeStatement(tx, { ...book, from, to, provenBefore: closedAt(to) });
  return made as OutputOf<typeof getPoolStatement>;
}
