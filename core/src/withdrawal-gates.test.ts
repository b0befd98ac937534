/** Each gate alone, their order, and that what is withdrawable never exceeds what is there. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parametersOn } from './parameters.ts';
import { withdrawableOf, withdrawalGates, withdrawalRefusal, type WithdrawalFacts } from './withdrawal-gates.ts';

const parameters = parametersOn('2026-11-20');
const NOW = 1_000_000;
const HELD = { reason: 'r', since: 1, until: null, case: '11' };

const open: WithdrawalFacts = {
  isVerified: true,
  isUnderReview: false,
  hasFundPassword: true,
  destination: NOW,
  window: { isOpen: true, from: 0, until: 2 * NOW },
  amount: 100_00n,
  withdrawable: 100_00n,
  hasOpenWithdrawal: false,
  frozen: null,
  noWithdrawal: null,
  heldUntil: NOW,
  openPositions: 0,
  creditScore: 600,
  loan: 0n,
  keptForLoan: 0n,
  now: NOW,
};

const decide = (changes: Partial<WithdrawalFacts>, policy = parameters) =>
  withdrawalRefusal(withdrawalGates({ ...open, ...changes }, policy));

const closed: readonly [string, Partial<WithdrawalFacts>, string, object][] = [
  ['identity', { isVerified: false }, 'verification.required', {}],
  ['identity', { isVerified: false, isUnderReview: true }, 'verification.under_review', {}],
  ['fund_password', { hasFundPassword: false }, 'security.fund_password_missing', {}],
  ['destination', { destination: 'unknown' }, 'destinations.unknown', {}],
  ['destination', { destination: NOW + 1 }, 'destinations.too_new', { from: NOW + 1 }],
  ['window', { window: { isOpen: false, from: 5, until: 9 } }, 'withdrawals.window_closed', { from: 5, until: 9 }],
  ['minimum', { amount: 99_99n }, 'withdrawals.below_minimum', { minimum: '100.00' }],
  ['minimum', { amount: 10_00_000_01n }, 'withdrawals.above_maximum', { maximum: '1000000.00' }],
  ['minimum', { amount: 100_01n }, 'withdrawals.insufficient', { withdrawable: '100.00', short: '0.01' }],
  [
    'minimum',
    { amount: null, withdrawable: 99_00n },
    'withdrawals.insufficient',
    { withdrawable: '99.00', short: '1.00' },
  ],
  ['no_open_withdrawal', { hasOpenWithdrawal: true }, 'withdrawals.open_request', {}],
  ['no_restriction', { frozen: HELD }, 'identity.frozen', HELD],
  ['no_restriction', { noWithdrawal: HELD }, 'identity.no_withdrawal', HELD],
  ['no_hold', { heldUntil: NOW + 1 }, 'withdrawals.money_out_held', { until: NOW + 1 }],
  ['no_position', { openPositions: 2 }, 'withdrawals.position_held', { count: 2 }],
  ['credit_score', { creditScore: 499 }, 'withdrawals.score_low', { score: 499, minimum: 500 }],
  [
    'no_loan',
    { loan: 70_00n, keptForLoan: 60_00n, withdrawable: 40_00n },
    'withdrawals.loan_open',
    { amount: '70.00', withdrawable: '40.00' },
  ],
  [
    'no_loan',
    { loan: 1n, keptForLoan: 1n, withdrawable: 99_99n, amount: null },
    'withdrawals.loan_open',
    { amount: '0.01', withdrawable: '99.99' },
  ],
];

test('with every gate open nothing is refused, at the edge of each number', () => {
  expect(decide({})).toBeNull();
  expect(decide({ destination: null, heldUntil: null, creditScore: 500, amount: null })).toBeNull();
  expect(decide({ amount: 10_00_000_00n, withdrawable: 10_00_000_00n })).toBeNull();
});

test.each(closed)('gate %s closes alone: %o', (gate, changes, code, params) => {
  const gates = withdrawalGates({ ...open, ...changes }, parameters);
  expect(gates.filter(({ refusal }) => refusal !== null)).toEqual([{ gate, refusal: { code, params } }]);
  expect(withdrawalRefusal(gates)).toEqual({ code, params });
});

test('a held position is no gate where the policy says so', () => {
  expect(decide({ openPositions: 2 }, { ...parameters, isWithdrawalBarredByPosition: false })).toBeNull();
});

test('the first closed gate is told; frozen before all, short of money after all', () => {
  fc.assert(
    fc.property(fc.subarray([...closed.keys()], { minLength: 1 }), (chosen) => {
      const picked = chosen.map((index) => closed[index]!);
      const facts = Object.assign({}, open, ...picked.map(([, changes]) => changes)) as WithdrawalFacts;
      const gates = withdrawalGates(facts, parameters);
      const codes = gates.flatMap(({ refusal }) => (refusal === null ? [] : [refusal.code]));
      const told = withdrawalRefusal(gates)!.code;
      if (facts.frozen !== null) expect(told).toBe('identity.frozen');
      else expect(told).toBe(codes.find((code) => code !== 'withdrawals.insufficient') ?? codes[0]);
    }),
  );
});

test('a loan bars what it keeps and lets the rest leave', () => {
  const beside = { loan: 70_00n, keptForLoan: 70_00n, withdrawable: 500_00n };
  expect(decide({ ...beside, amount: 500_00n })).toBeNull();
  expect(decide({ ...beside, amount: 500_01n })?.code).toBe('withdrawals.loan_open');
  expect(decide({ ...beside, amount: 570_00n })?.code).toBe('withdrawals.loan_open');
  expect(decide({ ...beside, amount: 570_01n })?.code).toBe('withdrawals.insufficient');
});

test('withdrawable is never negative and never more than what is free', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 12n });
  fc.assert(
    fc.property(amount, amount, amount, amount, amount, (cash, held, unsettled, receivable, loan) => {
      const left = withdrawableOf({ cash, held, unsettled, receivable, loan });
      expect(left).toBeGreaterThanOrEqual(0n);
      if (left > 0n) expect(left + held + unsettled + receivable + loan).toBe(cash);
    }),
  );
});
