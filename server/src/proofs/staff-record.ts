/** The record of what staff did (staff/audit-log.ts) in the checkpoints: rows that are cut off its end are missed. */
import { rootOf } from '@bahi/core/merkle.ts';
import { asciiBytes } from '@bahi/core/sha256.ts';
import { checkpointText } from '@bahi/core/statement-form.ts';
import type { Reader } from '../platform/database.ts';
import { checkpointOf, COLUMNS, type CheckpointRow } from './checkpoints.ts';
import { nodesOf, recordLeaf, sha256, type RecordHead } from './leaves.ts';

export interface RecordAnchor extends RecordHead {
  /** Whether the checkpoint's hash, which was published, covers the two. */
  readonly isProven: boolean;
}

/** Of the newest checkpoint that covers the record; null when there is none. */
export async function recordAnchor(tx: Reader): Promise<RecordAnchor | null> {
  type Row = CheckpointRow & { rows: bigint; head: string; nodes: Buffer; runs: number };
  const { rows: found } = await tx.query<Row>(
    `select ${COLUMNS}, record_rows as rows, encode(record_head, 'hex') as head, run_nodes as nodes,
       cardinality(run_customers) as runs
     from proofs.checkpoint where record_rows is not null order by number desc limit 1`,
  );
  if (found[0] === undefined) return null;
  const { rows, head, nodes: joined, runs, ...row } = found[0];
  const checkpoint = checkpointOf(row);
  const nodes = nodesOf(joined);
  const own = { rows: Number(rows), head };
  const isProven =
    nodes[runs]?.equals(recordLeaf(own)) === true &&
    hexOf(rootOf(sha256, nodes)) === checkpoint.root &&
    hexOf(sha256(asciiBytes(checkpointText(checkpoint)))) === checkpoint.hash;
  return { ...own, isProven };
}

function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
