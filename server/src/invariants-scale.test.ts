/** The minute's audit costs in proportion to the books that changed: no invariant compares each of them with each. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DOMAIN_INVARIANTS } from './invariants.ts';
import { grantPractice, openBooks } from './ledger/accounts.ts';
import { auditQuery } from './ledger/audit.ts';
import { LEDGER_INVARIANTS } from './ledger/invariants.ts';
import type { Tx } from './platform/database.ts';
import { testDatabase, type TestDatabase } from './platform/testing.ts';

const BOOKS = 800;
/** Of each book: its own row, its lines and what they are joined with, not the other books. */
const ROWS_PER_BOOK_MAX = 40;
const LINES_MAX = 200_000;
let t: TestDatabase;

beforeAll(async () => {
  t = await testDatabase();
  const { rows } = await t.owner.query<{ id: bigint }>(
    `with house as (
       insert into identity.institution (code, name, created_at) values ('TEST-HOUSE', 'Test', now()) returning id)
     insert into identity.customer (account, password_hash, institution_id, invitation_code, language, is_margin_enabled, created_at)
     select 'many-' || n, '$argon2id$test', house.id, 'MANY' || n, 'en', true, now() from house, generate_series(1, $1::int) as n returning id`,
    [BOOKS],
  );
  const customerIds = rows.map(({ id }) => id);
  // As many are restricted as there are: none is passed over.
  await t.owner.query(`update identity.customer set restrictions = '[]'`);
  await t.db.transaction(async (tx) => {
    await openBooks(tx, customerIds);
    const moment = { at: Date.UTC(2026, 10, 20, 6), businessDate: '2026-11-20' };
    await grantPractice(tx, { customerIds, amount: 1_000_000_00n, ...moment });
  });
});
afterAll(() => t.drop());

const MINUTELY = [...LEDGER_INVARIANTS, ...DOMAIN_INVARIANTS].filter(({ isWholeOnly }) => isWholeOnly !== true);

test.each(['as they are at a first start', 'analyzed'])('statistics %s', async (statistics) => {
  if (statistics === 'analyzed') await t.owner.query('analyze');
  const looked: Record<string, number> = {};
  await t.owner.transaction(async (tx) => {
    // As the auditor does.
    await tx.query('set local enable_seqscan = off');
    for (const invariant of MINUTELY) {
      const rows = rowsLookedAt(await planOf(tx, auditQuery([invariant], true)));
      if (rows > BOOKS * ROWS_PER_BOOK_MAX) looked[invariant.name] = rows;
    }
  });
  expect(looked).toEqual({});
});

async function planOf(tx: Tx, query: string): Promise<PlanNode> {
  const { rows } = await tx.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (analyze, timing off, format json) ${query}`,
    [LINES_MAX],
  );
  return rows[0]!['QUERY PLAN'][0].Plan;
}

interface PlanNode {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Figures of a node are of one loop, on average. */
function rowsLookedAt(node: PlanNode): number {
  const each = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0);
  const below = (node.Plans ?? []).reduce((sum, child) => sum + rowsLookedAt(child), 0);
  return each * node['Actual Loops'] + below;
}
