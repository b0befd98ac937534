import { expect, test } from 'vitest';
import { bidProblem, fieldOf, isStanding, limitOf, valueOf } from './application.ts';
import type { Offer } from './offer-phase.ts';

/** One lot is 100 shares at 312.00: 31,200.00. */
const offer = {
  allocation: 'draw',
  funding: 'block',
  prepaidPercent: 0,
  price: '312.00',
  lotSize: 100,
  minimumLots: 2,
  maximumLots: 20,
} as Offer;
const auction = { ...offer, allocation: 'auction_bid' } as Offer;

test.each([
  ['the offer limits who has money for more', offer, '10000000.00', 20, 'offer'],
  ['the balance limits, to the last paisa', offer, '93600.00', 3, 'funds'],
  ['one paisa less is one lot less', offer, '93599.99', 2, 'funds'],
  ['with money for less than the least the offer’s own limit stands', offer, '31200.00', 20, 'offer'],
  ['before the balance is known the offer limits', offer, undefined, 20, 'offer'],
  ['a bidder is limited by the cap', auction, '10000000.00', 20, 'cap'],
  [
    'a part that is prepaid needs a part of the money',
    { ...offer, funding: 'pay_after', prepaidPercent: 10 },
    '9360.00',
    3,
    'funds',
  ],
  ['nothing prepaid needs nothing', { ...offer, funding: 'pay_after' }, '0.00', 20, 'offer'],
] as const)('%s', (_scenario, of, available, lots, because) => {
  expect(limitOf(of as Offer, { available, bid: null })).toEqual({ lots, because });
});

test('a higher bid buys fewer lots with the same balance', () => {
  expect(limitOf(auction, { available: '93600.00', bid: '312.00' }).lots).toBe(3);
  expect(limitOf(auction, { available: '93600.00', bid: '312.01' }).lots).toBe(2);
});

test('lots are worth shares times price', () => {
  expect(valueOf(offer, 3, '312.05')).toBe('93615.00');
});

test.each([
  ['', 'missing'],
  ['0', 'missing'],
  ['311.99', 'below'],
  ['312', null],
  ['31200.00', null],
  ['31200.01', 'above'],
] as const)('a bid of "%s" over a floor of 312.00 is judged as %s', (text, problem) => {
  expect(bidProblem(auction, text)).toBe(problem);
  expect(bidProblem(offer, text)).toBeNull();
});

test('a refusal stands beside its field, and one that no field mends is said by the button', () => {
  expect(fieldOf('new_shares.insufficient')).toBe('lots');
  expect(fieldOf('new_shares.bid_below_floor')).toBe('bid');
  expect(fieldOf('new_shares.applied_already')).toBe('form');
  expect(['identity.frozen', 'new_shares.not_open', 'new_shares.channel_closed'].every(isStanding)).toBe(true);
  expect(['new_shares.insufficient', 'new_shares.applied_already'].some(isStanding)).toBe(false);
});
