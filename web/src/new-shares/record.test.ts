/** An application's figure in each state and both ways of paying, what came back, and what is short. */
import { expect, test } from 'vitest';
import { figureOf, movedBy, releasedOf, returnedOf, shortBy, spentOf, type Subscription } from './record.ts';

const blocked: Subscription = {
  id: '1',
  offer: '2',
  symbol: 'NEEM',
  name: 'Neem Renewables',
  state: 'applied',
  lots: 5,
  bid: null,
  amount: '25000.00',
  wonLots: null,
  held: '25000.00',
  due: '0.00',
  paid: '0.00',
  refunded: '0.00',
  payBy: null,
  publishedPayBy: null,
  canEdit: true,
  canCancel: true,
  canPay: false,
  entries: [],
  position: null,
  createdAt: 0,
  timeline: [],
};
const later: Subscription = { ...blocked, held: '0.00', payBy: 10 };

test.each<[string, Partial<Subscription> & { from: Subscription }, string, string]>([
  ['held', { from: blocked }, 'held', '25000.00'],
  ['nothing yet', { from: later }, 'amount', '25000.00'],
  ['prepaid, and less after a change', { from: later, paid: '2500.00', refunded: '500.00' }, 'prepaid', '2000.00'],
  ['won, to pay', { from: later, state: 'awaiting_payment', due: '10000.00' }, 'due', '10000.00'],
  ['won, tried in vain', { from: later, state: 'payment_failed', due: '10000.00' }, 'due', '10000.00'],
  ['paid', { from: blocked, state: 'paid', held: '0.00', paid: '10000.00' }, 'spent', '10000.00'],
  ['lost what was held', { from: blocked, state: 'not_won', held: '0.00' }, 'returned', '25000.00'],
  [
    'lost what was prepaid',
    { from: later, state: 'not_won', paid: '2500.00', refunded: '2500.00' },
    'returned',
    '2500.00',
  ],
  ['lost nothing', { from: later, state: 'not_won' }, 'none', '0.00'],
  ['forfeited', { from: later, state: 'forfeited', paid: '2500.00', refunded: '2500.00' }, 'returned', '2500.00'],
])('%s', (_, { from, ...change }, kind, amount) => {
  expect(figureOf({ ...from, ...change })).toEqual({ kind, amount });
});

test('what came back and what is short, to the paisa', () => {
  expect(returnedOf({ ...blocked, state: 'cancelled', held: '0.00' })).toBe('25000.00');
  expect(releasedOf({ ...blocked, state: 'paid', wonLots: 2, held: '0.00', paid: '10000.00' })).toBe('15000.00');
  expect(releasedOf(blocked)).toBeNull();
  expect(releasedOf({ ...later, state: 'not_won' })).toBeNull();
  expect(spentOf({ paid: '10000.05', refunded: '0.06' })).toBe('9999.99');
  expect(shortBy('100.00', '99.99')).toBe('0.01');
  expect(shortBy('100.00', '100.00')).toBeNull();
});

test('a change moves the difference to what is held or paid already, and nothing where there is none', () => {
  expect(movedBy('4770.00', '1590.00')).toEqual({ isMore: true, amount: '3180.00' });
  expect(movedBy('1590.00', '4770.00')).toEqual({ isMore: false, amount: '3180.00' });
  expect(movedBy('1590.00', '1590.00')).toBeNull();
  expect(movedBy('0.00', '0.00')).toBeNull();
});
