/** Entries of corporate actions: balanced, of whole shares, and cash never below zero, also where a short cannot pay. */
import { expect, test } from 'vitest';
import { addedShares, dividend, rightsCharged, rightsProceeds } from './ledger-actions.ts';
import { effectOf, isBalanced, type Entry } from './ledger.ts';

const OF = { customerId: 7n, entitlementId: 11n, positionId: 5n, symbol: 'VRM' };

function total(entries: readonly Entry[]) {
  for (const { lines } of entries) expect(isBalanced(lines)).toBe(true);
  return effectOf(entries.flatMap(({ lines }) => lines));
}

test('a split adds shares and moves no money', () => {
  const entries = addedShares({ ...OF, kind: 'split', shares: 100n, margin: 0n, profit: 0n, available: 0n });
  expect(entries.map(({ kind, reference, part, positionId }) => [kind, reference, part, positionId])).toEqual([
    ['split', 11n, 0, 5n],
  ]);
  expect(total(entries)).toMatchObject({ cash: 0n, margin: 0n, shares: 100n, realised: 0n });
});

test('a fraction is paid out of its margin and its profit; one that is worth nothing moves nothing', () => {
  const entries = addedShares({ ...OF, kind: 'bonus', shares: -16n, margin: 166_66n, profit: -1n, available: 0n });
  expect(total(entries)).toMatchObject({ cash: 166_65n, margin: -166_66n, shares: -16n, realised: -1n });
  expect(addedShares({ ...OF, kind: 'bonus', shares: 0n, margin: 0n, profit: 0n, available: 0n })).toEqual([]);
});

test.each([
  [0n, 300n, ['receivable_raised', 'bonus']],
  [100n, 200n, ['receivable_raised', 'bonus', 'receivable_settled']],
  [900n, 0n, ['receivable_raised', 'bonus', 'receivable_settled']],
])('a fraction that loses more than its margin with %d available leaves a debt of %d', (available, owed, kinds) => {
  const entries = addedShares({ ...OF, kind: 'bonus', shares: -1n, margin: 50n, profit: -350n, available });
  expect(entries.map(({ kind }) => kind)).toEqual(kinds);
  const effect = total(entries);
  expect(effect.receivable).toBe(owed);
  expect(available + effect.cash >= 0n).toBe(true);
});

test('a long position gets its dividend, a short one pays it, and owes what it cannot pay', () => {
  expect(total(dividend({ ...OF, amount: 1_200_00n, available: 0n }))).toMatchObject({
    cash: 1_200_00n,
    receivable: 0n,
  });
  expect(total(dividend({ ...OF, amount: -1_200_00n, available: 1_200_00n }))).toMatchObject({
    cash: -1_200_00n,
    receivable: 0n,
  });
  const entries = dividend({ ...OF, amount: -1_200_00n, available: 200_00n });
  expect(entries.map(({ kind }) => kind)).toEqual(['receivable_raised', 'dividend']);
  expect(total(entries)).toMatchObject({ cash: -200_00n, receivable: 1_000_00n });
});

test('what lapsed rights bring is cash, and a profit against the venue', () => {
  const of = { customerId: 5n, entitlementId: 700_000_001n, symbol: 'VRM' };
  const paid = rightsProceeds({ ...of, amount: 600_00n });
  expect(effectOf(paid.lines)).toMatchObject({ cash: 600_00n, realised: 600_00n, margin: 0n, escrow: 0n });
  expect(paid).toMatchObject({ kind: 'rights_proceeds', reference: 700_000_001n, security: 'VRM' });
  expect(() => rightsProceeds({ ...of, amount: 0n })).toThrow('positive');
});

test('who is short of a share that loses its rights pays the fall, and owes what cannot be paid', () => {
  const charge = { customerId: 7n, chargeId: 11n, symbol: 'VRM', amount: 400_00n };
  expect(total(rightsCharged({ ...charge, available: 400_00n }))).toMatchObject({ cash: -400_00n, receivable: 0n });
  const entries = rightsCharged({ ...charge, available: 100_00n });
  expect(entries.map(({ kind }) => kind)).toEqual(['receivable_raised', 'rights_charged']);
  expect(total(entries)).toMatchObject({ cash: -100_00n, receivable: 300_00n, realised: -400_00n });
});
