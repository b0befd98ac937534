import { expect, test } from 'vitest';
import { booksState, type BooksStatus } from './books-state.ts';

const total = { currency: 'INR', customers: '10.00', clientBank: '10.00', others: [], difference: '0.00', bank: null };
const bank = { date: '2026-11-20', total: '10.00', ledger: '10.00', difference: '0.00' };
const fine: BooksStatus = {
  at: 0,
  totals: [total],
  checkpoint: null,
  audit: { isClean: true, at: 0, whole: { isClean: true, at: 0 } },
  services: [],
  haltedSince: null,
};

test.each<[string, Partial<BooksStatus>, string]>([
  ['everything agrees', {}, 'fine'],
  ['the bank agrees too', { totals: [{ ...total, bank }] }, 'fine'],
  ['a difference of one paisa', { totals: [total, { ...total, currency: 'USD', difference: '-0.01' }] }, 'broken'],
  ['the bank has less', { totals: [{ ...total, bank: { ...bank, difference: '-10.00' } }] }, 'broken'],
  ['the auditor found something', { audit: { isClean: false, at: 0, whole: null } }, 'broken'],
  ['the auditor found something while the house is halted', { audit: { isClean: false, at: 0, whole: null }, haltedSince: 1 }, 'broken'],
  ['no whole audit was made yet', { audit: { isClean: true, at: 0, whole: null } }, 'fine'],
  ['the whole audit found something', { audit: { isClean: true, at: 0, whole: { isClean: false, at: 0 } } }, 'broken'],
  ['the house is halted', { haltedSince: 1 }, 'halted'],
  ['nobody has looked yet', { audit: { isClean: null, at: null, whole: null } }, 'unchecked'],
])('%s', (_case, change, state) => {
  expect(booksState({ ...fine, ...change })).toBe(state);
});
