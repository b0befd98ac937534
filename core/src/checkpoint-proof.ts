/**
 * That a log was covered by a checkpoint of the books (rules §2): from the leaf that stands for it a path leads to the root, and the
 * root is in the checkpoint's hash, which was published. Of the log of draws and of the valuations of pools alike.
 */
import { rootFromPath } from './merkle.ts';
import type { Shape } from './shape.ts';
import { asciiBytes, bytesOfHex, hexOf, type Sha256 } from './sha256.ts';
import { checkpointText, type Checkpoint } from './statement-form.ts';

export interface CheckpointProof {
  readonly checkpoint: Checkpoint;
  readonly path: readonly { readonly side: 'left' | 'right'; readonly hash: string }[];
}

export interface CheckpointFinding {
  readonly problem: 'path_differs' | 'checkpoint_changed' | 'checkpoint_foreign';
}

/** `leaf`: null when there is none to look for. `published`: checkpoints of one's own; none: any is believed that is whole. */
export function checkpointFindings(
  leaf: Uint8Array | null,
  { checkpoint, path }: CheckpointProof,
  { sha256, published }: { readonly sha256: Sha256; readonly published: readonly Checkpoint[] },
): CheckpointFinding[] {
  const findings: CheckpointFinding[] = [];
  const steps = path.map(({ side, hash }) => ({ side, hash: bytesOfHex(hash) }));
  if (leaf !== null && hexOf(rootFromPath(sha256, leaf, steps)) !== checkpoint.root)
    findings.push({ problem: 'path_differs' });
  if (hexOf(sha256(asciiBytes(checkpointText(checkpoint)))) !== checkpoint.hash)
    return [...findings, { problem: 'checkpoint_changed' }];
  const isKnown = published.some(({ number, hash }) => number === checkpoint.number && hash === checkpoint.hash);
  return published.length === 0 || isKnown ? findings : [...findings, { problem: 'checkpoint_foreign' }];
}

const HASH = /^[0-9a-f]{64}$/;

/** The fields of a proof in a file. */
export const CHECKPOINT_PROOF = {
  checkpoint: { number: 'integer', at: 'integer', leaves: 'integer', root: HASH, previous: HASH, hash: HASH },
  path: ['list', { side: /^(left|right)$/, hash: HASH }],
} as const satisfies Shape;
