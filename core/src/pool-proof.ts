/**
 * The newest valuation of each pool is in every checkpoint of the books (rules §§2, 9): whoever kept a checkpoint can show that no valuation
 * before it was swapped later.
 */
import {
  CHECKPOINT_PROOF,
  checkpointFindings,
  type CheckpointFinding,
  type CheckpointProof,
} from './checkpoint-proof.ts';
import { leafHash } from './merkle.ts';
import type { Shape } from './shape.ts';
import { asciiBytes, type Sha256 } from './sha256.ts';
import type { Checkpoint } from './statement-form.ts';

/** The newest valuation of a pool, by its number in it. */
export interface PoolHead {
  readonly pool: number;
  readonly number: number;
  readonly hash: string;
}

export interface PoolProof extends CheckpointProof {
  /** Of every pool that had a valuation, in the order of their numbers. */
  readonly heads: readonly PoolHead[];
}

export type PoolProofFinding = CheckpointFinding | { readonly problem: 'pool_missing' | 'head_differs' };

export function poolHeadsText(heads: readonly PoolHead[]): string {
  return heads.map(({ pool, number, hash }) => `${pool}:${number}:${hash}`).join('|');
}

/** The leaf of a checkpoint's tree that stands for all pools; it hides nothing, and so has no salt. */
export function poolsLeaf(sha256: Sha256, heads: readonly PoolHead[]): Uint8Array {
  return leafHash(sha256, new Uint8Array(), asciiBytes(`bahi-pools-1|${poolHeadsText(heads)}`));
}

/** `hashes`: of the valuations of the file, by their numbers. */
export function poolProofFindings(
  pool: number,
  { proof, hashes }: { readonly proof: PoolProof; readonly hashes: ReadonlyMap<number, string> },
  against: { readonly sha256: Sha256; readonly published: readonly Checkpoint[] },
): PoolProofFinding[] {
  const head = proof.heads.find((each) => each.pool === pool);
  const findings: PoolProofFinding[] = [];
  if (head === undefined) findings.push({ problem: 'pool_missing' });
  else if (hashes.get(head.number) !== head.hash) findings.push({ problem: 'head_differs' });
  return [...findings, ...checkpointFindings(poolsLeaf(against.sha256, proof.heads), proof, against)];
}

export const POOL_PROOF = {
  ...CHECKPOINT_PROOF,
  heads: ['list', { pool: 'integer', number: 'integer', hash: /^[0-9a-f]{64}$/ }],
} as const satisfies Shape;
