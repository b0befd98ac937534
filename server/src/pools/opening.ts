/** A pool that begins: its account of the house, an empty book, no units (decision 0091). */
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import type { Minor } from '@bahi/core/money.ts';
import { copyDeadline } from '@bahi/core/pool.ts';
import type { Strategy } from '@bahi/core/strategies/strategies.ts';
import { openPoolAccount } from '../identity/service.ts';
import type { Tx } from '../platform/database.ts';
import type { PoolRow } from './rows.ts';
import { nextPoolId, pools } from './store.ts';

/** A request deals at the first valuation that is more than so much after it (decision 0092). */
const CUTOFF_MS = 600_000;

export interface PoolTerms {
  readonly strategy: Strategy;
  readonly minimum: Minor;
  /** Of a year. */
  readonly feeBps: number;
  /** Working days. */
  readonly lockDays: number;
  /** Dates of the market's zone. */
  readonly endsOn: string;
}

export async function openPool(
  calendar: Calendar,
  tx: Tx,
  { now, ...terms }: PoolTerms & { readonly now: number },
): Promise<PoolRow> {
  const id = await nextPoolId(tx);
  const startedOn = businessDateOf(calendar, now);
  return pools.insert(tx, {
    id,
    ...terms,
    customerId: await openPoolAccount(tx, { number: id, now }),
    symbol: `FUND-${id}`,
    cutoffMs: CUTOFF_MS,
    createdAt: now,
    startedOn,
    closedOn: startedOn,
    deadline: copyDeadline(calendar, terms),
  });
}
