import { expect, test } from 'vitest';
import { choicesOf } from './destination-choices.ts';

const NOW = 1_000;
const of = (id: string, isDefault: boolean, usableFrom: number | null) => ({ id, isDefault, usableFrom, addedAt: 0 });
const card = (id: string, isDefault: boolean, usableFrom: number | null) => ({
  ...of(id, isDefault, usableFrom),
  holder: 'Asha Rao',
  maskedNumber: '•••• 6789',
  bank: 'HDFC Bank',
  branch: 'Fort',
  bankCode: '400',
  ifsc: 'HDFC0001234',
});

test('the default comes first, then what may be used now, and the day-old rule is told only while it holds', () => {
  const wallet = { ...of('3', false, 900), type: 'TRC20' as const, maskedAddress: 'TQn9…x4Kf' };
  const choices = choicesOf({ cards: [card('1', false, 2_000), card('2', true, null)], wallets: [wallet] }, NOW);
  expect(choices).toEqual([
    { id: '2', name: 'HDFC Bank •••• 6789', isWallet: false, isDefault: true, usableFrom: null },
    { id: '3', name: 'TRC20 TQn9…x4Kf', isWallet: true, isDefault: false, usableFrom: null },
    { id: '1', name: 'HDFC Bank •••• 6789', isWallet: false, isDefault: false, usableFrom: 2_000 },
  ]);
});

test('a default that is not a day old gives way to what may be used', () => {
  const choices = choicesOf({ cards: [card('1', true, 2_000), card('2', false, null)], wallets: [] }, NOW);
  expect(choices.map(({ id }) => id)).toEqual(['2', '1']);
});
