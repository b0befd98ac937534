/** The proof that valuations of pools are covered: where their newest ones stand in a checkpoint. */
import { pathOf } from '@bahi/core/merkle.ts';
import type { PoolHead, PoolProof } from '@bahi/core/pool-proof.ts';
import type { Reader } from '../platform/database.ts';
import { COLUMNS, checkpointOf, type CheckpointRow } from './checkpoints.ts';
import { nodesOf, sha256 } from './leaves.ts';

/** The newest checkpoint that has some and was made before a moment: what came later is in a file that is published later. */
export async function poolsProof(reader: Reader, before: number): Promise<PoolProof | null> {
  const { rows } = await reader.query<CheckpointRow & { pools: string; hasDraws: boolean; nodes: Buffer }>(
    `select ${COLUMNS}, pools, draws is not null as "hasDraws", run_nodes as nodes from proofs.checkpoint
     where pools is not null and at < $1 order by number desc limit 1`,
    [before],
  );
  if (rows[0] === undefined) return null;
  const { pools, hasDraws, nodes: joined, ...row } = rows[0];
  const nodes = nodesOf(joined);
  // The log of draws comes after them.
  const path = pathOf(sha256, nodes, nodes.length - (hasDraws ? 2 : 1));
  return {
    checkpoint: checkpointOf(row),
    heads: pools.split('|').map(headOf),
    path: path.map(({ side, hash }) => ({ side, hash: Buffer.from(hash).toString('hex') })),
  };
}

function headOf(text: string): PoolHead {
  const [pool, number, hash] = text.split(':') as [string, string, string];
  return { pool: Number(pool), number: Number(number), hash };
}
