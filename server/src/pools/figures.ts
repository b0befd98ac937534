/** What a pool's past says of it (core/src/pool-record.ts): its own closes, and its rule over history before it began; never both in one figure. */
import { bestAndWorst, expectedRange, monthlyResults, riskOf, type RecordedClose } from '@bahi/core/pool-record.ts';
import { YEAR } from '@bahi/core/strategies/stock.ts';
import type { Reader } from '../platform/database.ts';
import type { PoolRow, PoolView, RecordView } from './rows.ts';
import { selectCloses } from './valuation-store.ts';

export interface Records {
  readonly own: RecordView | null;
  readonly simulated: RecordView | null;
}

type Figured = Pick<PoolRow, 'id' | 'lockDays'>;

export async function recordsOf(reader: Reader, pools: readonly Figured[]): Promise<ReadonlyMap<bigint, Records>> {
  const ids = pools.map(({ id }) => id);
  const closes = await selectCloses(reader, ids);
  const simulated = await selectSimulated(reader, ids);
  return new Map(
    pools.map(({ id, lockDays }) => [
      id,
      { own: recordOf(closes.get(id) ?? [], lockDays), simulated: simulated.get(id) ?? null },
    ]),
  );
}

/** Null: there is not one close. */
export function recordOf(closes: readonly RecordedClose[], lockDays: number): RecordView | null {
  const [first, last] = [closes[0], closes.at(-1)];
  if (first === undefined || last === undefined) return null;
  const months = monthlyResults(closes);
  return {
    risk: riskOf(closes, YEAR),
    expected: expectedRange(closes, lockDays),
    extremes: bestAndWorst(months),
    from: first.date,
    through: last.date,
    months,
  };
}

/** Its own once it says something, until then the simulated one. */
export function figuresIn({ own, simulated }: Records): PoolView['figures'] {
  const basis = own !== null && (own.risk !== null || simulated === null) ? 'own' : 'simulated';
  const record = basis === 'own' ? own : simulated;
  if (record === null) return null;
  const { risk, expected, extremes } = record;
  return { basis, risk, expected, extremes };
}

export async function riskNow(reader: Reader, pool: Figured): Promise<number | null> {
  return figuresIn((await recordsOf(reader, [pool])).get(pool.id)!)?.risk ?? null;
}

async function selectSimulated(reader: Reader, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, RecordView>> {
  const { rows } = await reader.query<{ poolId: bigint; from: string; through: string; figures: Figures }>(
    `select pool_id as "poolId", from_date as "from", through_date as through, figures from pools.simulated
     where pool_id = any ($1::bigint[])`,
    [[...ids]],
  );
  return new Map(rows.map(({ poolId, from, through, figures }) => [poolId, { ...figures, from, through }]));
}

type Figures = Omit<RecordView, 'from' | 'through'>;
