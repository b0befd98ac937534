/** Money of no grant and debts of no entry: rows are written behind the application's back, and the auditor names them, whole and at once. */
import {
  closeWithShortfall,
  FREED_DEBT,
  practiceGrant,
  receivableRaised,
  receivableSettled,
  type Entry,
} from '@bahi/core/ledger.ts';
import { depositCredited } from '@bahi/core/ledger-transfers.ts';
import { dividend } from '@bahi/core/ledger-actions.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantPractice, openBooks } from '../ledger/accounts.ts';
import { auditIncremental, auditWhole } from '../ledger/audit.ts';
import { postEntry } from '../ledger/books.ts';
import { DEBT_INVARIANTS } from '../ledger/debts.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { reverseEntry } from '../ledger/reverse.ts';
import type { Tx } from '../platform/database.ts';
import { testDatabase, type TestDatabase } from '../platform/testing.ts';
import { ACCOUNT_INVARIANTS } from './audit.ts';

const moment = { at: Date.UTC(2026, 10, 21, 6), businessDate: '2026-11-21' };
const invariants = [...ACCOUNT_INVARIANTS, ...DEBT_INVARIANTS];
const GRANT = 10_00_000_00n;
const [GRANTED, DEBT, PAYMENT] = [
  'practice_grant_is_the_customers',
  'debt_is_of_its_entry',
  'payment_of_a_debt_is_of_its_entry',
];
let t: TestDatabase;

beforeAll(async () => {
  t = await testDatabase();
  await t.db.transaction((tx) => openBooks(tx, [1n, 2n]));
});
afterAll(() => t.drop());

async function post(tx: Tx, entries: readonly Entry[], at = moment.at) {
  const books = await lockBooks(tx, { customerIds: [1n, 2n] });
  for (const entry of entries) postEntry(books, entry);
  return writeBooks(tx, books, { ...moment, at });
}

/** What both audits find after something was written, which is undone. */
async function found(write: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  const undone = new Error('undone');
  let names: string[] = [];
  const attempt = t.owner.transaction(async (tx) => {
    await write(tx);
    const whole = await auditWhole(tx, invariants);
    const atOnce = await auditIncremental(tx, invariants);
    names = whole.breaks.map(({ invariant }) => invariant);
    expect(atOnce.breaks.map(({ invariant }) => invariant)).toEqual(names);
    throw undone;
  });
  await expect(attempt).rejects.toBe(undone);
  return names;
}

/** As two people agreed, from a minute on. */
const configured = async (tx: Tx, value: string, from: number) => {
  await tx.query('set local session_replication_role = replica');
  await tx.query(
    `insert into configuration.version (key, number, value, effective_from, approved_at, change_id, maker, checker, reason)
     select 'practiceGrant', 1 + count(*), $1, $2, 1, 1 + count(*), 'a', 'b', 'c' from configuration.version`,
    [JSON.stringify(value), from],
  );
};

const grant = (tx: Tx, amount: bigint) => grantPractice(tx, { customerIds: [1n, 2n], amount, ...moment });
const close = {
  customerId: 1n,
  orderId: 9n,
  execution: 1,
  positionId: 8n,
  symbol: 'VRM',
  shares: -100n,
  fees: 1n,
  taxes: 1n,
};
const loss = (available: bigint) => closeWithShortfall({ ...close, marginBack: 0n, profit: -5_000n, available });
const debt = { customerId: 1n, reference: 9n, part: 1, positionId: 8n, security: 'VRM' };

test('grants of the rules of their moment pass', async () => {
  expect(await found((tx) => grant(tx, GRANT))).toEqual([]);
  const changed = (value: string, from: number, amount: bigint) =>
    found(async (tx) => {
      await configured(tx, '5.00', moment.at - 600_000);
      await configured(tx, value, from);
      await grant(tx, amount);
    });
  expect(await changed('70000.00', moment.at - 120_000, 70_000_00n)).toEqual([]);
  expect(await changed('70000.00', moment.at - 120_000, GRANT)).toEqual([GRANTED, GRANTED]);
  // Not heard of yet; and not in force yet.
  expect(await changed('70000.00', moment.at, 5_00n)).toEqual([]);
  expect(await changed('70000.00', moment.at + 60_000, 70_000_00n)).toEqual([GRANTED, GRANTED]);
});

test.each([
  ['a second one', { ...practiceGrant({ customerId: 1n, amount: GRANT }), reference: 77n }],
  ['one of another part', { ...practiceGrant({ customerId: 1n, amount: GRANT }), part: 1 }],
  ['more than the rules say', practiceGrant({ customerId: 1n, amount: GRANT + 1n })],
])('practice money of no rule: %s', async (_, entry) => {
  expect(await found((tx) => post(tx, [entry]))).toEqual([GRANTED]);
});

test('debts of a close, a dividend, a deposit and corrections pass', async () => {
  const owed = dividend({
    customerId: 1n,
    entitlementId: 3n,
    positionId: 8n,
    symbol: 'VRM',
    amount: -70n,
    available: 0n,
  });
  expect(await found((tx) => post(tx, [...loss(0n), ...owed]))).toEqual([]);
  const paidOff = async (tx: Tx) => {
    await grant(tx, GRANT);
    await post(tx, loss(GRANT));
    const [, , deposited] = await post(tx, [
      ...loss(0n).map((entry) => ({ ...entry, part: 2 })),
      depositCredited({ customerId: 1n, depositId: 4n, amount: 4_000n }),
      receivableSettled({ customerId: 1n, reference: 4n, amount: 4_000n }),
    ]);
    await reverseEntry(tx, { entryId: deposited!.id, reason: 'It bounced', ...moment });
  };
  expect(await found(paidOff)).toEqual([]);
});

test.each([
  ['of nothing', DEBT, [receivableRaised({ ...debt, amount: 7_000n })]],
  ['more than its close lacked', DEBT, [receivableRaised({ ...debt, amount: 5_003n }), loss(0n)[1]!]],
  [
    'less than its close lacked',
    DEBT,
    [
      depositCredited({ customerId: 1n, depositId: 4n, amount: 9n }),
      receivableRaised({ ...debt, amount: 5_001n }),
      loss(0n)[1]!,
    ],
  ],
  [
    'of another’s close',
    DEBT,
    [
      depositCredited({ customerId: 1n, depositId: 4n, amount: 9_000n }),
      receivableRaised({ ...debt, customerId: 2n, amount: 5_002n }),
      loss(0n)[1]!,
    ],
  ],
  ['of the same close again', DEBT, [...loss(0n), receivableRaised({ ...debt, part: 2, amount: 5_002n })]],
  [
    'a payment of nothing',
    PAYMENT,
    [
      ...loss(0n),
      depositCredited({ customerId: 1n, depositId: 4n, amount: 900n }),
      receivableSettled({ customerId: 1n, reference: 5n, amount: 900n }),
    ],
  ],
  [
    'a payment of what is free under another number',
    PAYMENT,
    [
      ...loss(0n),
      depositCredited({ customerId: 1n, depositId: 4n, amount: 900n }),
      receivableSettled({ customerId: 1n, reference: 4n, part: FREED_DEBT, amount: 900n }),
    ],
  ],
  [
    'a payment beyond its deposit',
    PAYMENT,
    [
      ...loss(0n),
      depositCredited({ customerId: 1n, depositId: 3n, amount: 900n }),
      depositCredited({ customerId: 1n, depositId: 4n, amount: 900n }),
      receivableSettled({ customerId: 1n, reference: 4n, amount: 901n }),
    ],
  ],
])('a debt %s', async (_, name, entries) => {
  expect(await found((tx) => post(tx, entries))).toEqual([name]);
});
