/** What the published rule of each queue decides, by what staff see of a case; queues without a rule are left to people. */
import { en } from '@bahi/contract/practice-texts/en.ts';
import { expect, test } from 'vitest';
import { QUEUES } from '../domains.ts';
import type { QueueName } from '../platform/queue.ts';

const asked = { case: '7', note: 'by the rules' };
const withdrawal = { amount: '500.00', status: 'pending' };
const ticket = {
  desk: 'support',
  assignee: null,
  messages: [
    { id: '11', from: 'staff' },
    { id: '12', from: 'customer' },
    { id: '13', from: 'staff' },
  ],
};
const placement = { request: { lots: 4 }, placement: { price: '98.50', lotSize: 100 } };

test.each<[QueueName, string, object, object | null]>([
  ['identity', 'what passed its checks', {}, { ...asked }],
  [
    'deposits',
    'a proof of its own',
    { deposit: { amount: '9000.00' }, sameProof: [] },
    { ...asked, amount: '9000.00' },
  ],
  [
    'deposits',
    'a proof used before',
    { deposit: { amount: '9000.00' }, sameProof: ['3'] },
    { ...asked, reason: 'proof_used' },
  ],
  ['withdrawals', 'one that waits', { withdrawal, isBarred: false }, { ...asked, amount: '500.00' }],
  [
    'withdrawals',
    'one that is approved',
    { withdrawal: { ...withdrawal, status: 'approved' }, isBarred: false },
    { case: '7', bankReference: 'PRACTICE-7' },
  ],
  ['withdrawals', 'one that is barred', { withdrawal, isBarred: true }, null],
  ['dividends', 'an entitlement', { dividend: { amount: '1200.00' } }, { ...asked, amount: '1200.00' }],
  ['placements', 'all of it', { ...placement, proportionalLots: 4 }, { ...asked, lots: 4, amount: '39400.00' }],
  [
    'placements',
    'a part',
    { ...placement, proportionalLots: 3 },
    { ...asked, lots: 3, amount: '29550.00', reason: 'oversubscribed' },
  ],
  ['placements', 'nothing left', { ...placement, proportionalLots: 0 }, { ...asked, reason: 'oversubscribed' }],
  ['tickets', 'a question', ticket, { case: '7', text: en.ticketAnswer, outcome: 'answered', through: '12' }],
  ['tickets', 'a complaint', { ...ticket, desk: 'risk' }, null],
  ['tickets', 'one that is meant for somebody', { ...ticket, assignee: 'Sunil Roy' }, null],
])('%s: %s', (queue, _name, seen, input) => {
  const ruled = QUEUES[queue].rule!.decide(seen as never, asked);
  expect(ruled?.input ?? null).toEqual(input);
});

test('appeals are for people', () => {
  const without = Object.values(QUEUES).filter(({ rule }) => rule === undefined);
  expect(without.map(({ name }) => name)).toContain('appeals');
});
