/**
 * The tree of a checkpoint (rules §2). A leaf is SHA-256(0x00 ‖ salt ‖ text), a node SHA-256(0x01 ‖ left ‖ right): a node can never
 * be passed off as a leaf. A node without a partner goes up as it is, so no two lists of leaves have the same root. Level k has one
 * node for each aligned run of 2^k leaves, which lets a tree be kept by its runs and a path be made from one of them.
 */
import { assert } from './assert.ts';
import { joinBytes, type Sha256 } from './sha256.ts';

export interface PathStep {
  /** Where the other node stands. */
  readonly side: 'left' | 'right';
  readonly hash: Uint8Array;
}

export function leafHash(sha256: Sha256, salt: Uint8Array, text: Uint8Array): Uint8Array {
  return sha256(joinBytes(LEAF, salt, text));
}

export function nodeHash(sha256: Sha256, left: Uint8Array, right: Uint8Array): Uint8Array {
  return sha256(joinBytes(NODE, left, right));
}

/** Of at least one node; of nodes of any level. */
export function rootOf(sha256: Sha256, nodes: readonly Uint8Array[]): Uint8Array {
  assert(nodes.length > 0, 'a tree has a leaf');
  let level = nodes;
  while (level.length > 1) level = levelAbove(sha256, level);
  return level[0]!;
}

/** From the node at `index` to the root of these nodes. */
export function pathOf(sha256: Sha256, nodes: readonly Uint8Array[], index: number): PathStep[] {
  assert(index >= 0 && index < nodes.length, 'the leaf is in the tree');
  const path: PathStep[] = [];
  let level = nodes;
  for (let place = index; level.length > 1; place >>= 1) {
    const partner = level[place ^ 1];
    if (partner !== undefined) path.push({ side: (place & 1) === 1 ? 'left' : 'right', hash: partner });
    level = levelAbove(sha256, level);
  }
  return path;
}

export function rootFromPath(sha256: Sha256, leaf: Uint8Array, path: readonly PathStep[]): Uint8Array {
  return path.reduce(
    (node, { side, hash }) => (side === 'left' ? nodeHash(sha256, hash, node) : nodeHash(sha256, node, hash)),
    leaf,
  );
}

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

function levelAbove(sha256: Sha256, level: readonly Uint8Array[]): Uint8Array[] {
  const above: Uint8Array[] = [];
  for (let place = 0; place < level.length; place += 2) {
    const right = level[place + 1];
    above.push(right === undefined ? level[place]! : nodeHash(sha256, level[place]!, right));
  }
  return above;
}
