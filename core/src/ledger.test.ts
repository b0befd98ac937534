import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  closeWithShortfall,
  effectOf,
  isBalanced,
  marginAdded,
  orderFill,
  positionClose,
  practiceGrant,
  type Entry,
} from './ledger.ts';
import { depositCredited, withdrawalPaid } from './ledger-transfers.ts';
import { canonicalPostings } from './ledger-chain.ts';
import { exchangeIn, exchangeOut } from './ledger-exchange.ts';
import { reversal } from './ledger-reversal.ts';
import { loanInterest, loanPaidOut, loanRepaid } from './ledger-loans.ts';
import { allotment, placementPaid, rightsPaid, subscriptionPaid, subscriptionRefunded } from './ledger-offerings.ts';

const amount = fc.bigInt({ min: 1n, max: 10n ** 15n });
const charge = fc.bigInt({ min: 0n, max: 10n ** 9n });
const shares = fc.oneof(
  amount,
  amount.map((quantity) => -quantity),
);
const execution = fc.record({
  customerId: amount,
  orderId: amount,
  execution: fc.integer({ min: 1, max: 1000 }),
  positionId: amount,
  symbol: fc.constantFrom('VRM', 'NEEM', 'M&M-X'),
  shares,
  fees: charge,
  taxes: charge,
});
const fill = fc.record({ margin: amount, of: execution }).map(({ margin, of }) => orderFill({ ...of, margin }));
const allotted = { customerId: 1n, reference: 6n, positionId: 7n, symbol: 'NEEM', shares: 300n };
const closing = fc
  .record({
    of: execution,
    marginBack: amount,
    profit: fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
    available: charge,
  })
  .map(({ of, ...rest }) => ({ ...of, ...rest }));

test('every entry that can be built balances in money and in shares', () => {
  fc.assert(
    fc.property(fill, closing, amount, (filled, close, granted) => {
      const added = { customerId: 1n, positionId: 2n, addition: 1, symbol: 'VRM', amount: granted };
      const entries = [
        filled,
        practiceGrant({ customerId: 1n, amount: granted }),
        marginAdded(added),
        ...closeWithShortfall(close),
        depositCredited({ customerId: 1n, depositId: 3n, amount: granted }),
        withdrawalPaid({ customerId: 1n, withdrawalId: 4n, amount: granted + 3n, fee: 1n, networkFee: 2n }),
        exchangeOut({ customerId: 1n, exchangeId: 5n, amount: granted }),
        exchangeIn({ customerId: 1n, exchangeId: 5n, amount: granted, currency: 'JPY' }),
        subscriptionPaid({ customerId: 1n, subscriptionId: 6n, part: 1, amount: granted }),
        subscriptionRefunded({ customerId: 1n, subscriptionId: 6n, part: 2, amount: granted }),
        placementPaid({ customerId: 1n, requestId: 7n, amount: granted }),
        rightsPaid({ customerId: 1n, takeUpId: 8n, part: 1, amount: granted }),
        allotment({ ...allotted, amount: granted }),
        loanPaidOut({ customerId: 1n, loanId: 9n, amount: granted }),
        loanInterest({ customerId: 1n, loanId: 9n, amount: granted, date: '2026-11-25' }),
        loanRepaid({ customerId: 1n, loanId: 9n, part: 1, interest: 1n, principal: granted }),
      ];
      for (const entry of entries) expect(isBalanced(entry.lines)).toBe(true);
    }),
  );
});

test('money in and out moves between the customer and the client bank; a fee is the house’s', () => {
  const paid = withdrawalPaid({ customerId: 1n, withdrawalId: 4n, amount: 100_00n, fee: 10_00n, networkFee: 5_00n });
  expect(paid.lines).toEqual([
    { account: 'cash', amount: -100_00n },
    { account: 'client_bank', amount: 85_00n },
    { account: 'fees', amount: 10_00n },
    { account: 'network_fees', amount: 5_00n },
  ]);
  expect(effectOf(paid.lines)).toMatchObject({ cash: -100_00n, charges: 10_00n });
  expect(() =>
    withdrawalPaid({ customerId: 1n, withdrawalId: 4n, amount: 10_00n, fee: 5_00n, networkFee: 5_00n }),
  ).toThrow('pays');
});

test('a close never takes more from cash than is available, whatever it loses: the rest is owed', () => {
  fc.assert(
    fc.property(closing, (close) => {
      let available = close.available;
      let owed = 0n;
      for (const entry of closeWithShortfall(close)) {
        const effect = effectOf(entry.lines);
        available += effect.cash;
        owed += effect.receivable;
        expect(available).toBeGreaterThanOrEqual(0n);
        expect(owed).toBeGreaterThanOrEqual(0n);
      }
      const net = close.marginBack + close.profit - close.fees - close.taxes;
      expect(available - owed).toBe(close.available + net);
      expect(owed === 0n || available === 0n).toBe(true);
    }),
  );
});

test('an entry and its reversal leave nothing behind', () => {
  fc.assert(
    fc.property(fill, (entry) => {
      const undone = reversal({ ...entry, id: 9n }, 'Wrong instrument');
      expect(isBalanced(undone.lines)).toBe(true);
      expect(undone).toMatchObject({ kind: 'reversal', reverses: 9n, reference: 9n, positionId: entry.positionId });
      const [done, back] = [effectOf(entry.lines), effectOf(undone.lines)];
      for (const [name, amount] of Object.entries(done))
        expect(amount + back[name as keyof typeof back], name).toBe(0n);
    }),
  );
});

test('what is paid for new shares is refunded or becomes the margin of a position, and nothing of it is lost', () => {
  fc.assert(
    fc.property(amount, amount, (won, lost) => {
      const of = { customerId: 1n, subscriptionId: 6n };
      const lines = [
        subscriptionPaid({ ...of, part: 1, amount: won + lost }),
        subscriptionRefunded({ ...of, part: 2, amount: lost }),
        allotment({ ...allotted, amount: won }),
      ].flatMap((entry) => entry.lines);
      expect(effectOf(lines)).toMatchObject({ cash: -won, margin: won, shares: 300n, realised: 0n, charges: 0n });
      expect(lines.reduce((sum, { account, amount: of }) => (account === 'escrow' ? sum + of : sum), 0n)).toBe(0n);
    }),
  );
});

test('a loan is cash and what is owed for it, its interest is owed too, and both are paid from cash', () => {
  const of = { customerId: 1n, loanId: 9n };
  const paid = loanPaidOut({ ...of, amount: 100_00n });
  const interest = loanInterest({ ...of, amount: 3n, date: '2026-11-25' });
  const repaid = loanRepaid({ ...of, part: 1, interest: 3n, principal: 40_00n });
  expect(effectOf(paid.lines)).toMatchObject({ cash: 100_00n, loan: 100_00n, accrued: 0n, receivable: 0n });
  expect(effectOf(interest.lines)).toMatchObject({ cash: 0n, loan: 0n, accrued: 3n, charges: 0n });
  expect(effectOf(repaid.lines)).toMatchObject({ cash: -40_03n, loan: -40_00n, accrued: -3n });
  expect([interest.reference, interest.part]).toEqual([9n, 20782]);
  expect(loanRepaid({ ...of, part: 2, interest: 5n, principal: 0n }).lines).toEqual([
    { account: 'cash', amount: -5n },
    { account: 'accrued', amount: 5n },
  ]);
});

test('a reversal is not reversed, and needs a reason', () => {
  const grant = { ...practiceGrant({ customerId: 1n, amount: 5n }), id: 1n };
  expect(() => reversal(grant, ' ')).toThrow('reason');
  expect(() => reversal({ ...reversal(grant, 'Granted twice'), id: 2n }, 'No')).toThrow('not reversed');
});

test.each([
  ['nothing', []],
  [
    'money that does not sum to zero',
    [
      ['cash', 1n],
      ['fees', -2n],
    ],
  ],
  [
    'money against shares',
    [
      ['cash', 1n],
      ['venue_shares', -1n],
    ],
  ],
  [
    'a line of zero',
    [
      ['cash', 1n],
      ['fees', -1n],
      ['taxes', 0n],
    ],
  ],
  [
    'the house first',
    [
      ['fees', -1n],
      ['cash', 1n],
    ],
  ],
  [
    'the house alone',
    [
      ['fees', -1n],
      ['taxes', 1n],
    ],
  ],
] as const)('%s is not balanced', (_, lines) => {
  expect(isBalanced(lines.map(([account, of]) => ({ account, amount: of })))).toBe(false);
});

const places = { id: 44n, firstSeq: 7, businessDate: '2026-11-20', at: 1_795_000_000_123 };

test('the canonical text is fixed: changing it would break every chain there is', () => {
  const entry = positionClose({
    customerId: 10_001n,
    orderId: 31n,
    execution: 2,
    positionId: 12n,
    symbol: 'NEEM',
    shares: -100n,
    marginBack: 500_00n,
    profit: 25_50n,
    fees: 3_00n,
    taxes: 1_20n,
  });
  expect(canonicalPostings({ ...entry, ...places })).toEqual([
    'bahi-1|10001|INR|7|44|1|position_close|31|2|12|-|cash|INR|52130|2026-11-20|1795000000123',
    'bahi-1|10001|INR|8|44|2|position_close|31|2|12|-|margin|INR|-50000|2026-11-20|1795000000123',
    'bahi-1|10001|INR|9|44|3|position_close|31|2|12|-|shares|NEEM|-100|2026-11-20|1795000000123',
  ]);
});

test('two entries that differ in anything but their reason have different texts', () => {
  fc.assert(
    fc.property(fill, fill, (one, other) => {
      const text = (entry: Entry) => canonicalPostings({ ...entry, ...places }).join('\n');
      const customerLines = ({ lines, ...rest }: Entry) => ({ ...rest, lines: lines.slice(0, 3) });
      const isSame = JSON.stringify(customerLines(one), asText) === JSON.stringify(customerLines(other), asText);
      expect(text(one) === text(other)).toBe(isSame);
    }),
  );
});

const asText = (_key: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);
