/** Each invariant of the proofs is broken on purpose, as the owner with the triggers off, and the auditor must name it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { receivableRaised, receivableSettled } from '@bahi/core/ledger.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import { grantPractice, openBooks } from '../ledger/accounts.ts';
import { auditChanges, auditIncremental, auditWhole } from '../ledger/audit.ts';
import { bookOf, placeHold, postEntry } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { testDatabase, type TestDatabase } from '../platform/testing.ts';
import { PROOF_INVARIANTS } from './audit.ts';
import { makeCheckpoint } from './checkpoints.ts';

const START = Date.UTC(2026, 10, 20, 6);
const CUSTOMERS = 600;
let t: TestDatabase;

/** Three runs of books, then five checkpoints in which one book or another moved; an empty book among them, and lines after the last. */
beforeAll(async () => {
  t = await testDatabase();
  const ids = Array.from({ length: CUSTOMERS }, (_, index) => BigInt(index + 1));
  await t.db.transaction(async (tx) => {
    await openBooks(tx, ids);
    await grantPractice(tx, { customerIds: ids.slice(1), amount: 10_00_000_00n, ...momentOf(0) });
  });
  for (let turn = 0; turn < 5; turn++) {
    await makeCheckpoint(t.db, START + turn * HOUR_MS, {
      record: async () => ({ rows: 7 + turn, head: 'ab'.repeat(32) }),
      pools: async () => [{ pool: 1, number: 1 + turn, hash: 'cd'.repeat(32) }],
    });
    await trade(2n, turn);
    if (turn > 2) await trade(3n, turn);
  }
});
afterAll(() => t.drop());

const momentOf = (turn: number) => ({ at: START + turn * HOUR_MS + 1_000, businessDate: '2026-11-20' });

async function trade(customerId: bigint, turn: number): Promise<void> {
  await t.db.transaction(async (tx) => {
    const books = await lockBooks(tx, { customerIds: [customerId] });
    const debt = { customerId, reference: customerId * 100n + BigInt(turn) };
    postEntry(books, receivableRaised({ ...debt, amount: 200n }));
    postEntry(books, receivableSettled({ ...debt, amount: 100n }));
    const { cash, held } = bookOf(books, customerId);
    placeHold(books, { kind: 'withdrawal', reference: debt.reference, customerId, amount: cash - held });
    await writeBooks(tx, books, momentOf(turn));
  });
}

test('proofs as they were made pass, whole and each minute', async () => {
  expect(await t.db.transaction((tx) => auditWhole(tx, PROOF_INVARIANTS))).toMatchObject({ breaks: [] });
  expect(await auditChanges(t.db, PROOF_INVARIANTS)).toMatchObject({ breaks: [], books: CUSTOMERS });
  await trade(4n, 5);
  expect(await auditChanges(t.db, PROOF_INVARIANTS)).toMatchObject({ breaks: [], books: 1 });
});

const touched = 'update ledger.balance set held = held where customer_id in (2, 3)';
/** What is broken, by which SQL, and whether the audit of each minute must see it too. */
const SABOTAGE: readonly { breaks: readonly string[]; sql: string; isSeenAtOnce?: boolean }[] = [
  ...['at = at + 1', `root = sha256('x')`, 'leaves = leaves + 1', `run_nodes = run_nodes || sha256('x')`].map(
    (change) => ({
      breaks: ['checkpoint_chain'],
      sql: `update proofs.checkpoint set ${change} where number = 2`,
    }),
  ),
  {
    breaks: ['checkpoint_chain', 'newest_checkpoint_stands'],
    sql: `update proofs.checkpoint set hash = sha256('x'), root = sha256('y') where number = 5`,
    isSeenAtOnce: true,
  },
  { breaks: ['checkpoint_chain'], sql: 'delete from proofs.checkpoint where number = 2' },
  { breaks: ['checkpoint_has_its_leaves'], sql: 'delete from proofs.checkpoint where number = 5' },
  { breaks: ['checkpoint_has_its_leaves'], sql: 'delete from proofs.leaf where customer_id = 9' },
  // Within the history of a book, where what is before it and after it still stands.
  { breaks: ['checkpoint_keeps_its_leaves'], sql: 'delete from proofs.leaf where customer_id = 2 and checkpoint = 3' },
  {
    breaks: ['checkpoint_keeps_its_leaves'],
    sql: `delete from proofs.leaf where customer_id = 2 and checkpoint = 3;
      update proofs.checkpoint set added_leaves = sha256('') where number = 3`,
  },
  { breaks: ['checkpoint_keeps_its_leaves'], sql: 'update proofs.checkpoint set added_leaves = null where number = 3' },
  {
    breaks: ['checkpoint_keeps_its_leaves'],
    sql: `update proofs.checkpoint set pools = replace(pools, 'cd', 'ce') where number = 3`,
  },
  { breaks: ['leaf_is_the_chain'], sql: 'update proofs.leaf set cash = cash + 10000 where checkpoint = 1' },
  { breaks: ['leaf_is_the_chain'], sql: `update proofs.leaf set head = sha256('x') where checkpoint = 3` },
  {
    breaks: ['newest_leaf_is_the_chain', 'leaf_is_the_chain'],
    sql: `update proofs.leaf set receivable = receivable + 1 where customer_id = 2; ${touched}`,
    isSeenAtOnce: true,
  },
  {
    // A book that is what it was some entries ago, chain and balances and all that is known of it.
    breaks: ['newest_leaf_is_the_chain', 'leaf_is_the_chain'],
    sql: `delete from ledger.posting where entry_id in (select id from ledger.entry where customer_id = 2 and first_seq > 3);
      delete from ledger.entry where customer_id = 2 and first_seq > 3;
      update ledger.balance b set chain_seq = l.seq, chain_head = l.head, cash = l.cash, held = 0, receivable = l.receivable
        from (select e.first_seq + p.line - 1 as seq, p.hash as head, e.cash_after as cash, 200 as receivable from ledger.entry e
          join ledger.posting p on p.entry_id = e.id and p.hash is not null where e.customer_id = 2
          order by 1 desc limit 1) l where b.customer_id = 2`,
    isSeenAtOnce: true,
  },
];

test.each(SABOTAGE)('the auditor names it: $sql', async ({ breaks, sql, isSeenAtOnce }) => {
  const undone = new Error('undone');
  const attempt = t.owner.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query(sql);
    const whole = (await auditWhole(tx, PROOF_INVARIANTS)).breaks.map(({ invariant }) => invariant);
    expect(whole).toEqual(expect.arrayContaining([...breaks]));
    const minute = await auditIncremental(tx, PROOF_INVARIANTS);
    if (isSeenAtOnce === true) expect(minute.breaks.map(({ invariant }) => invariant)).toContain(breaks.find(isNewest));
    throw undone;
  });
  await expect(attempt).rejects.toBe(undone);
});

test('every invariant has its sabotage', () => {
  const covered = new Set(SABOTAGE.flatMap(({ breaks }) => breaks));
  expect(PROOF_INVARIANTS.map(({ name }) => name).filter((name) => !covered.has(name))).toEqual([]);
});

const isNewest = (name: string) => name.startsWith('newest_');
