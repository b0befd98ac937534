/** Statements that a loan is in: verified with what is owed, and told from those that were issued before there were loans. */
import { expect, test } from 'vitest';
import { canonicalPostings } from './ledger-chain.ts';
import { loanInterest, loanPaidOut, loanRepaid } from './ledger-loans.ts';
import { effectOf, practiceGrant } from './ledger.ts';
import { leafHash, pathOf, rootOf } from './merkle.ts';
import { formatMoney } from './money.ts';
import { asciiBytes, hexOf, sha256 } from './sha256.ts';
import { checkpointText, digestText, leafText, NO_HASH, type Statement, type StatementLine } from './statement-form.ts';
import { linkOf } from './statement-span.ts';
import { verifyStatement } from './statement.ts';

const customerId = 1_000_123n;
const own = { customer: customerId.toString(), currency: 'INR' };
const DATE = '2026-11-20';
const of = { customerId, loanId: 650_000_001n };
const ENTRIES = [
  practiceGrant({ customerId, amount: 10_000_00n }),
  loanPaidOut({ ...of, amount: 50_000_00n }),
  loanInterest({ ...of, amount: 16_44n, date: '2026-11-19' }),
  loanRepaid({ ...of, part: 1, interest: 16_44n, principal: 20_000_00n }),
];

/** Without a seal: everything but the digest. */
function openStatement(count = ENTRIES.length): Omit<Statement, 'digest'> {
  const lines: StatementLine[] = [];
  let hash = NO_HASH;
  ENTRIES.slice(0, count).forEach((entry, index) => {
    const place = { id: BigInt(900 + index), firstSeq: lines.length + 1, businessDate: DATE, at: index };
    for (const [at, text] of canonicalPostings({ ...entry, ...place }).entries()) {
      hash = linkOf(sha256, hash, text);
      lines.push({
        seq: lines.length + 1,
        entry: place.id.toString(),
        line: at + 1,
        kind: entry.kind,
        reference: entry.reference.toString(),
        part: entry.part,
        position: null,
        reverses: null,
        account: entry.lines[at]!.account,
        asset: 'INR',
        amount: entry.lines[at]!.amount.toString(),
        date: DATE,
        at: place.at,
        hash,
      });
    }
  });
  const { cash, loan, accrued } = effectOf(ENTRIES.slice(0, count).flatMap((entry) => entry.lines));
  const balances = {
    cash: formatMoney(cash),
    margin: '0.00',
    receivable: '0.00',
    loan: formatMoney(loan),
    accrued: formatMoney(accrued),
  };
  const zero = { cash: '0.00', margin: '0.00', receivable: '0.00', loan: '0.00', accrued: '0.00' };
  const salt = sha256(asciiBytes('salt'));
  const leaf = { seq: lines.length, head: hash, balances };
  const leaves = [
    leafHash(sha256, salt, asciiBytes(leafText(own, leaf))),
    ...[5, 1, 7].map((seed) => sha256(Uint8Array.of(seed))),
  ];
  const open = { number: 7, at: Date.UTC(2026, 10, 20, 23, 40), leaves: 4, previous: 'ab'.repeat(32) };
  const checkpoint = { ...open, root: hexOf(rootOf(sha256, leaves)) };
  return {
    format: 'bahi-statement-3',
    ...own,
    from: DATE,
    to: DATE,
    opening: { seq: 0, hash: NO_HASH, ...zero },
    closing: { seq: lines.length, hash, ...balances },
    before: null,
    lines,
    after: [],
    proof: {
      checkpoint: { ...checkpoint, hash: hexOf(sha256(asciiBytes(checkpointText(checkpoint)))) },
      salt: hexOf(salt),
      ...leaf,
      path: pathOf(sha256, leaves, 0).map((step) => ({ side: step.side, hash: hexOf(step.hash) })),
    },
  };
}

const sealed = (open: Omit<Statement, 'digest'>): Statement => ({
  ...open,
  digest: hexOf(sha256(asciiBytes(digestText(open)))),
});
const findingsOf = (value: unknown) => verifyStatement(value, { sha256 }).findings;

test.each([1, 2, 3, 4])('a statement with a loan verifies after %d of its entries', (count) => {
  expect(findingsOf(sealed(openStatement(count)))).toEqual([]);
});

test('what is owed cannot be said to be less: not at the closing, not in the proof', () => {
  const open = openStatement();
  expect(open.closing).toMatchObject({ cash: '39983.56', loan: '30000.00', accrued: '0.00' });
  expect(findingsOf(sealed({ ...open, closing: { ...open.closing, loan: '0.00' } }))).toEqual([
    { problem: 'balance_differs', account: 'loan', stated: '0.00', computed: '30000.00' },
  ]);
  const proof = { ...open.proof!, balances: { ...open.proof!.balances, loan: '1.00' } };
  expect(findingsOf(sealed({ ...open, proof }))).toEqual([
    { problem: 'proof_balance_differs', account: 'loan', stated: '1.00', computed: '30000.00' },
    { problem: 'path_differs' },
  ]);
});

test('without its loan, as an older form, it does not lead to the root', () => {
  const { closing, opening, proof, ...open } = openStatement();
  const bare = ({ loan: _loan, accrued: _accrued, ...rest }: Statement['closing']) => rest;
  const { loan: _loan, accrued: _accrued, ...balances } = proof!.balances;
  const older = {
    ...open,
    format: 'bahi-statement-2' as const,
    opening: bare(opening),
    closing: bare(closing),
    proof: { ...proof!, balances },
  };
  expect(findingsOf(sealed(older))).toEqual([{ problem: 'path_differs' }]);
  expect(findingsOf(sealed({ ...open, opening: bare(opening), closing, proof }))).toEqual([
    { problem: 'malformed', field: 'opening.loan' },
  ]);
});

test('the leaf of a book in which nothing is owed is the one of before', () => {
  const leaf = { seq: 1, head: NO_HASH };
  const older = leafText(own, { ...leaf, balances: { cash: '1.00', margin: '0.00', receivable: '0.00' } });
  const balances = { cash: '1.00', margin: '0.00', receivable: '0.00', loan: '0.00', accrued: '0.00' };
  expect(leafText(own, { ...leaf, balances })).toBe(older);
  expect(older).toMatch(/^bahi-leaf-1\|/);
  expect(leafText(own, { ...leaf, balances: { ...balances, accrued: '0.01' } })).toBe(
    `bahi-leaf-2|${own.customer}|INR|1|${NO_HASH}|1.00|0.00|0.00|0.00|0.01`,
  );
});

test('a repayment whose amount was changed is named', () => {
  const open = openStatement();
  const index = open.lines.findIndex(({ account, kind }) => account === 'loan' && kind === 'loan_repaid');
  const lines = open.lines.with(index, { ...open.lines[index]!, amount: '2500000' });
  expect(findingsOf(sealed({ ...open, lines }))).toContainEqual({
    problem: 'line_changed',
    seq: index + 1,
    field: 'amount',
  });
});
