/** The valuations of a pool as a file that anybody verifies (core/src/pool-valuation.ts), once the next session has closed. */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { getPoolValuations } from '@bahi/contract/pools/calls.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import { publicThrough } from '@bahi/core/pool.ts';
import { NO_HASH } from '@bahi/core/statement-form.ts';
import type { Tx } from '../platform/database.ts';
import { poolsProof } from '../proofs/service.ts';
import { refuse } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import { pools } from './store.ts';
import { selectBefore, selectFlows, selectValuationAt, selectValuations } from './valuation-store.ts';

const VALUATIONS_MAX = 200;

type File = OutputOf<typeof getPoolValuations>;

export async function valuationsFile(
  { calendar }: { readonly calendar: Calendar },
  tx: Tx,
  { input, now }: { readonly input: ParsedInputOf<typeof getPoolValuations>; readonly now: number },
): Promise<File> {
  const id = storedId(input.pool);
  const pool = id === null ? null : await pools.select(tx, id);
  if (pool === null) return refuse('pools.unknown', {});
  const found = { poolId: pool.id, after: input.after, through: publicThrough(calendar, now), limit: VALUATIONS_MAX };
  const rows = await selectValuations(tx, found);
  const [first, last] = [rows[0]?.number ?? 0, rows.at(-1)?.number ?? 0];
  const flows = Map.groupBy(
    await selectFlows(tx, { poolId: pool.id, from: first, through: last }),
    ({ number }) => number,
  );
  const before = await selectBefore(tx, { poolId: pool.id, number: (rows[0]?.number ?? input.after + 1) - 1 });
  return {
    format: 'bahi-valuations-2',
    pool: Number(pool.id),
    feeBps: pool.feeBps,
    before: {
      hash: before?.hash ?? NO_HASH,
      units: (before?.units ?? 0n).toString(),
      closedOn: before?.closedOn ?? pool.startedOn,
    },
    valuations: rows.map((row) => ({
      number: row.number,
      at: Number(row.at),
      date: row.date,
      moment: row.moment,
      seq: row.seq,
      head: row.head,
      cash: row.cash.toString(),
      dividends: row.dividends.toString(),
      positions: row.positions.map(({ symbol, shares, mark, inputs = null }) => ({ symbol, shares, mark, inputs })),
      fee: row.fee.toString(),
      value: row.value.toString(),
      units: row.units.toString(),
      flows: (flows.get(row.number) ?? []).map(({ requestId, what, money, units }) => ({
        request: requestId.toString(),
        what,
        money: money.toString(),
        units: units.toString(),
      })),
      unitsAfter: row.unitsAfter.toString(),
      hash: row.hash,
    })),
    proof: rows.length === 0 ? null : await proofOf(tx, { poolId: pool.id, first, last, now }),
  };
}

/** By the newest checkpoint that has none which the file has not. */
async function proofOf(
  tx: Tx,
  { poolId, first, last, now }: { poolId: bigint; first: number; last: number; now: number },
): Promise<File['proof']> {
  const next = await selectValuationAt(tx, { poolId, number: last + 1 });
  const proof = await poolsProof(tx, next ?? now + 1);
  const covered = proof?.heads.find(({ pool }) => pool === Number(poolId))?.number ?? 0;
  if (proof === null || covered === 0 || covered < first - 1) return null;
  return { ...proof, heads: [...proof.heads], path: [...proof.path] };
}
