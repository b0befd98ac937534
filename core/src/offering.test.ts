/** Offers and applications: each table in full, each mode's money by hand, and the invariants on every way through. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  apply,
  canBecome,
  canOfferAt,
  change,
  decide,
  offerStateAt,
  payDeadline,
  paymentAt,
  proceed,
  upfrontOf,
  type FundingTerms,
  type OfferAct,
  type OfferMoments,
  type Step,
  type SubscriptionStatus,
} from './offering.ts';

const moments: OfferMoments = {
  publishedAt: 10,
  opensAt: 100,
  closesAt: 200,
  drawAt: 250,
  withdrawnAt: null,
  drawnAt: null,
  settledAt: null,
  listedAt: null,
};

test.each([
  [{ publishedAt: null }, 150, 'draft'],
  [{}, 99, 'upcoming'],
  [{}, 100, 'open'],
  [{}, 199, 'open'],
  [{}, 200, 'closed'],
  [{ drawnAt: 300 }, 301, 'drawn'],
  [{ drawnAt: 300, settledAt: 310 }, 311, 'settled'],
  [{ drawnAt: 300, settledAt: 310, listedAt: 400 }, 401, 'listed'],
  [{ withdrawnAt: 150 }, 150, 'withdrawn'],
] as const)('%o at %i is %s', (facts, now, state) => {
  expect(offerStateAt({ ...moments, ...facts }, now)).toBe(state);
});

test('what may be done when, and nothing else', () => {
  const acts: OfferAct[] = ['publish', 'change', 'apply', 'draw', 'settle', 'list', 'withdraw'];
  const at = (now: number, facts: Partial<OfferMoments> = {}) =>
    acts.filter((act) => canOfferAt({ ...moments, ...facts }, act, now)).join(' ');
  expect(at(5, { publishedAt: null })).toBe('publish change withdraw');
  expect(at(99)).toBe('change withdraw');
  expect(at(100)).toBe('apply withdraw');
  expect(at(200)).toBe('withdraw');
  expect(at(249)).toBe('withdraw');
  // From here on the public value is known: it is drawn, and cannot be called off any more.
  expect(at(250)).toBe('draw');
  expect(at(301, { drawnAt: 300 })).toBe('settle');
  expect(at(311, { drawnAt: 300, settledAt: 310 })).toBe('list');
  expect(at(401, { drawnAt: 300, settledAt: 310, listedAt: 400 })).toBe('');
  expect(at(160, { withdrawnAt: 150 })).toBe('');
});

const statuses: SubscriptionStatus[] = [
  'applied',
  'cancelled',
  'not_won',
  'awaiting_payment',
  'payment_failed',
  'paid',
  'forfeited',
  'allotted',
  'listed',
];

test('an application is only once anything, and ends cancelled, not won, forfeited or listed', () => {
  const table = (funding: 'block' | 'pay_after') =>
    statuses.map((from) => `${from}: ${statuses.filter((to) => canBecome(funding, from, to)).join(' ')}`);
  expect(table('block').filter((line) => !line.endsWith(': '))).toEqual([
    'applied: applied cancelled not_won paid',
    'paid: allotted',
    'allotted: listed',
  ]);
  expect(table('pay_after').filter((line) => !line.endsWith(': '))).toEqual([
    'applied: applied cancelled not_won awaiting_payment paid',
    'awaiting_payment: payment_failed paid forfeited',
    'payment_failed: payment_failed paid forfeited',
    'paid: allotted',
    'allotted: listed',
  ]);
});

test('a win is payable to the last millisecond before the deadline, and forfeited from it on', () => {
  expect(paymentAt('awaiting_payment', 500, 499)).toBe('payable');
  expect(paymentAt('payment_failed', 500, 500)).toBe('forfeit');
  expect(paymentAt('paid', 500, 600)).toBeNull();
});

test.each([
  ['told in time', 10, 5, 120],
  ['told with 24 hours left', 10, 96, 120],
  ['told an hour later', 10, 97, 121],
  ['told after the deadline', 10, 200, 224],
  ['told after a deadline that is near the draw', 100, 300, 310],
])('a winner %s has 24 hours at least, or half of what was planned', (_when, drawAt, decidedAt, deadline) => {
  const hour = 3_600_000;
  const terms = { drawAt: drawAt * hour, payBy: 120 * hour };
  expect(payDeadline(terms, decidedAt * hour)).toBe(deadline * hour);
});

const block: FundingTerms = { funding: 'block', prepaidPercent: 0 };
const payAfter: FundingTerms = { funding: 'pay_after', prepaidPercent: 10 };

test('blocked: won in part, captured at the draw, the rest released, spent on the shares', () => {
  const applied = apply(block, 90_000_00n);
  expect(applied.movement).toMatchObject({ held: 90_000_00n, paid: 0n });
  const won = decide(block, applied.subscription, 30_000_00n);
  expect(won.movement).toMatchObject({ captured: 30_000_00n, released: 60_000_00n, paid: 0n, refunded: 0n });
  expect(won.subscription).toMatchObject({ status: 'paid', cost: 30_000_00n, money: { escrow: 30_000_00n, due: 0n } });
  const allotted = proceed(block, won.subscription, 'allotted');
  expect(allotted.movement).toMatchObject({ spent: 30_000_00n });
  expect(proceed(block, allotted.subscription, 'listed').subscription).toMatchObject({
    status: 'listed',
    money: { held: 0n, escrow: 0n, spent: 30_000_00n, returned: 60_000_00n, due: 0n },
  });
});

test('paid after winning: a prepayment counts, the rest is due, failed once, then paid', () => {
  const { subscription } = apply(payAfter, 90_000_05n);
  expect(subscription.money.escrow).toBe(9_000_01n);
  const won = decide(payAfter, subscription, 60_000_00n);
  expect(won.subscription).toMatchObject({ status: 'awaiting_payment', money: { due: 50_999_99n } });
  const failed = proceed(payAfter, won.subscription, 'payment_failed');
  expect(failed.movement).toEqual(expect.objectContaining({ paid: 0n, refunded: 0n }));
  const paid = proceed(payAfter, failed.subscription, 'paid');
  expect(paid.movement).toMatchObject({ paid: 50_999_99n });
  expect(paid.subscription.money).toMatchObject({ escrow: 60_000_00n, due: 0n });
});

test('a prepayment that covers a small win leaves nothing due, and what is above it comes back', () => {
  const won = decide(payAfter, apply(payAfter, 90_000_00n).subscription, 3_000_00n);
  expect(won.subscription).toMatchObject({ status: 'paid', money: { escrow: 3_000_00n, returned: 6_000_00n } });
  expect(won.movement).toMatchObject({ refunded: 6_000_00n, paid: 0n });
});

test('not won, forfeited, taken back: everything comes back, and nothing is owed', () => {
  for (const terms of [block, payAfter]) {
    const { subscription } = apply(terms, 90_000_00n);
    const { held, escrow } = subscription.money;
    const won = decide(terms, subscription, 80_000_00n).subscription;
    const ends = [decide(terms, subscription, 0n), proceed(terms, subscription, 'cancelled')];
    if (terms === payAfter) ends.push(proceed(terms, won, 'forfeited'));
    for (const end of ends) {
      expect(end.movement.released + end.movement.refunded).toBe(held + escrow);
      expect(end.subscription.money).toEqual({ held: 0n, escrow: 0n, spent: 0n, returned: held + escrow, due: 0n });
    }
  }
});

test('a step that the table does not have is a bug, and so is winning more than applied for', () => {
  const { subscription } = apply(block, 100n);
  expect(() => proceed(block, subscription, 'forfeited')).toThrow('cannot become forfeited');
  expect(() => proceed(block, subscription, 'allotted')).toThrow('cannot become allotted');
  expect(() => decide(block, subscription, 101n)).toThrow('more than applied for');
  const won = decide(block, subscription, 100n).subscription;
  expect(() => decide(block, won, 100n)).toThrow('cannot become paid');
  expect(() => proceed(block, won, 'paid')).toThrow('due');
  expect(() => change(block, won, 50n)).toThrow('open');
});

const anyTerms = fc.oneof(
  fc.constant(block),
  fc.integer({ min: 0, max: 100 }).map((prepaidPercent): FundingTerms => ({ funding: 'pay_after', prepaidPercent })),
);
const anyWay = fc.record({
  amount: fc.bigInt({ min: 1n, max: 10n ** 12n }),
  changes: fc.array(fc.bigInt({ min: 1n, max: 10n ** 12n }), { maxLength: 3 }),
  wonPercent: fc.constantFrom(0n, 1n, 33n, 100n),
  isCancelled: fc.boolean(),
  isPaid: fc.boolean(),
  failures: fc.integer({ min: 0, max: 2 }),
});

test('on every way through: taken = held + escrow + spent + returned; won and not forfeited costs exactly its cost', () => {
  fc.assert(
    fc.property(anyTerms, anyWay, (terms, way) => {
      let taken = 0n;
      let step: Step = apply(terms, way.amount);
      const check = () => {
        const { subscription, movement } = step;
        const { held, escrow, spent, returned, due } = subscription.money;
        // What is captured is taken once: with its hold.
        taken += movement.held + movement.paid;
        expect(held + escrow + spent + returned).toBe(taken);
        for (const amount of [...Object.values(movement), ...Object.values(subscription.money)] as bigint[])
          expect(amount).toBeGreaterThanOrEqual(0n);
        expect(subscription.cost).toBeLessThanOrEqual(subscription.amount);
        switch (subscription.status) {
          case 'applied':
            expect({ held, prepaid: escrow }).toEqual(upfrontOf(terms, subscription.amount));
            break;
          case 'awaiting_payment':
          case 'payment_failed':
            expect(escrow + due).toBe(subscription.cost);
            expect(due).toBeGreaterThan(0n);
            break;
          case 'paid':
            expect({ held, escrow, due }).toEqual({ held: 0n, escrow: subscription.cost, due: 0n });
            break;
          case 'allotted':
          case 'listed':
            expect({ held, escrow, spent, due }).toEqual({ held: 0n, escrow: 0n, spent: subscription.cost, due: 0n });
            break;
          default:
            expect({ held, escrow, spent, due }).toEqual({ held: 0n, escrow: 0n, spent: 0n, due: 0n });
        }
      };
      const go = (next: Step) => {
        step = next;
        check();
      };
      check();
      for (const amount of way.changes) go(change(terms, step.subscription, amount));
      if (way.isCancelled) return go(proceed(terms, step.subscription, 'cancelled'));
      go(decide(terms, step.subscription, (step.subscription.amount * way.wonPercent) / 100n));
      if (step.subscription.status === 'not_won') return;
      if (step.subscription.status === 'awaiting_payment') {
        for (let n = 0; n < way.failures; n++) go(proceed(terms, step.subscription, 'payment_failed'));
        if (!way.isPaid) return go(proceed(terms, step.subscription, 'forfeited'));
        go(proceed(terms, step.subscription, 'paid'));
      }
      go(proceed(terms, step.subscription, 'allotted'));
      go(proceed(terms, step.subscription, 'listed'));
    }),
  );
});
