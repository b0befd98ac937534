import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leafHash, nodeHash, pathOf, rootFromPath, rootOf } from './merkle.ts';
import { asciiBytes, hexOf, sha256 } from './sha256.ts';

const salt = new Uint8Array(32);
const leaves = (count: number) =>
  Array.from({ length: count }, (_, index) => leafHash(sha256, salt, asciiBytes(`${index}`)));

test('every leaf’s path leads to the root, and no other leaf’s does', () => {
  for (let count = 1; count <= 70; count++) {
    const tree = leaves(count);
    const root = rootOf(sha256, tree);
    for (let index = 0; index < count; index++) {
      const path = pathOf(sha256, tree, index);
      expect(rootFromPath(sha256, tree[index]!, path)).toEqual(root);
      if (count > 1) expect(rootFromPath(sha256, tree[(index + 1) % count]!, path)).not.toEqual(root);
    }
  }
});

test('an odd node goes up as it is: doubling the last leaf makes another root', () => {
  const [a, b, c] = leaves(3);
  expect(rootOf(sha256, [a!, b!, c!])).toEqual(nodeHash(sha256, nodeHash(sha256, a!, b!), c!));
  expect(rootOf(sha256, [a!, b!, c!, c!])).not.toEqual(rootOf(sha256, [a!, b!, c!]));
});

test('a leaf cannot stand for a node', () => {
  const [a, b] = leaves(2);
  const forged = leafHash(sha256, a!, b!);
  expect(forged).not.toEqual(nodeHash(sha256, a!, b!));
});

test('dropping, doubling, moving or changing any leaf changes the root', () => {
  const texts = fc.uniqueArray(fc.nat(), { minLength: 2, maxLength: 40 });
  fc.assert(
    fc.property(texts, fc.nat(), fc.nat(), (numbers, first, second) => {
      const tree = numbers.map((number) => leafHash(sha256, salt, asciiBytes(`${number}`)));
      const root = hexOf(rootOf(sha256, tree));
      const at = first % tree.length;
      const to = (at + 1 + (second % (tree.length - 1))) % tree.length;
      const without = tree.toSpliced(at, 1);
      expect(hexOf(rootOf(sha256, without))).not.toBe(root);
      expect(hexOf(rootOf(sha256, tree.toSpliced(at, 0, tree[at]!)))).not.toBe(root);
      expect(hexOf(rootOf(sha256, without.toSpliced(to, 0, tree[at]!)))).not.toBe(root);
      expect(hexOf(rootOf(sha256, tree.with(at, sha256(tree[at]!))))).not.toBe(root);
    }),
  );
});

test('a tree is the tree of its aligned runs', () => {
  for (const count of [1, 255, 256, 257, 511, 513, 1000]) {
    const tree = leaves(count);
    const runs = [];
    for (let start = 0; start < count; start += 256) runs.push(tree.slice(start, start + 256));
    const tops = runs.map((run) => rootOf(sha256, run));
    expect(rootOf(sha256, tops)).toEqual(rootOf(sha256, tree));
    const index = count - 1;
    const path = [...pathOf(sha256, runs.at(-1)!, index % 256), ...pathOf(sha256, tops, tops.length - 1)];
    expect(path).toEqual(pathOf(sha256, tree, index));
  }
});
