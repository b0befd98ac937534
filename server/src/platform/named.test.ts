import { expect, test } from 'vitest';
import { addNamed, named } from './named.ts';

const shares = { name: 'shares' as const, of: 1 };
const bonds = { name: 'bonds' as const, of: 2 };

test('what domains bring is told in the contract’s order, whichever domain comes first', () => {
  const found = named(['bonds', 'shares'], [shares, bonds]);
  expect(found.shares).toBe(shares);
  expect(Object.values(found)).toEqual([bonds, shares]);
});

test('a name of the contract that no domain brings ends the start', () => {
  expect(() => named(['bonds', 'shares'] as const, [bonds])).toThrow('no domain has shares');
});

test('a name that two domains bring ends the start: none of them wins silently', () => {
  expect(() => named(['bonds', 'shares'], [bonds, shares, { ...bonds }])).toThrow('two domains have bonds');
  const all: Record<string, number> = {};
  addNamed(all, { bonds: 1 });
  addNamed(all, { shares: 2 });
  expect(() => addNamed(all, { futures: 3, bonds: 4 })).toThrow('two domains have bonds');
  expect(all).toEqual({ bonds: 1, shares: 2 });
});
