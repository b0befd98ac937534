/** The proof that the log of draws is covered: where it stands in the newest checkpoint that covers some of it. */
import type { DrawLog } from '@bahi/core/draw-log.ts';
import { pathOf } from '@bahi/core/merkle.ts';
import type { Reader } from '../platform/database.ts';
import { COLUMNS, checkpointOf, type CheckpointRow } from './checkpoints.ts';
import { nodesOf, sha256 } from './leaves.ts';

export async function drawsProof(reader: Reader): Promise<DrawLog['proof']> {
  const { rows } = await reader.query<CheckpointRow & { draws: number; nodes: Buffer }>(
    `select ${COLUMNS}, draws, run_nodes as nodes from proofs.checkpoint where draws is not null order by number desc limit 1`,
  );
  if (rows[0] === undefined) return null;
  const { draws, nodes: joined, ...row } = rows[0];
  const nodes = nodesOf(joined);
  // The log's own node is the last one.
  const path = pathOf(sha256, nodes, nodes.length - 1);
  return {
    checkpoint: checkpointOf(row),
    count: draws,
    path: path.map(({ side, hash }) => ({ side, hash: Buffer.from(hash).toString('hex') })),
  };
}
