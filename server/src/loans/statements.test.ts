/** What is owed on a loan in checkpoints and statements: proven where there is one, and everything else as it was before there were any. */
import { createHash } from 'node:crypto';
import { verifyStatement } from '@bahi/core/statement.ts';
import type { Statement } from '@bahi/core/statement-form.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditWhole } from '../ledger/audit.ts';
import { PROOF_INVARIANTS } from '../proofs/audit.ts';
import { makeCheckpoint } from '../proofs/checkpoints.ts';
import { makeStatement } from '../proofs/statement.ts';
import { startLending, type Lending } from './testing.ts';

let l: Lending;
beforeAll(async () => {
  l = await startLending();
});
afterAll(() => l.stop());

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const findingsOf = (statement: Statement) => verifyStatement(statement, { sha256 }).findings;
const statementOf = (customerId: bigint, from: string, to: string) =>
  l.h.t.db.read((tx) => makeStatement(tx, { customerId, currency: 'INR', from, to }));

test('a statement says what is owed while a loan is in it, proves it, and is as ever before and after', async () => {
  const [asha, ravi] = [await l.customer(), await l.customer()];
  const { id } = await l.lent(asha, '50000');
  await l.h.clock.advance(DAY_MS);
  await l.progress();
  await makeCheckpoint(l.h.t.db, l.h.clock.now());
  const open = await statementOf(asha.id, '2026-11-21', '2026-11-22');
  expect(open).toMatchObject({
    format: 'bahi-statement-3',
    opening: { loan: '0.00', accrued: '0.00' },
    closing: { cash: '1050000.00', loan: '50000.00', accrued: '16.44' },
    proof: { balances: { loan: '50000.00', accrued: '16.44' } },
  });
  expect(findingsOf(open)).toEqual([]);
  expect(findingsOf({ ...open, closing: { ...open.closing, loan: '0.00' } })).not.toEqual([]);

  const without = await statementOf(ravi.id, '2026-11-21', '2026-11-22');
  expect(without.format).toBe('bahi-statement-2');
  expect(Object.keys(without.proof!.balances)).toEqual(['cash', 'margin', 'receivable']);
  expect(findingsOf(without)).toEqual([]);

  await l.repay(asha, id, '50016.44');
  await makeCheckpoint(l.h.t.db, l.h.clock.now());
  expect(findingsOf(await statementOf(asha.id, '2026-11-21', '2026-11-22'))).toEqual([]);
  const after = await statementOf(asha.id, '2026-11-23', '2026-11-23');
  expect(after.format).toBe('bahi-statement-2');
  expect(findingsOf(after)).toEqual([]);
  const { breaks } = await l.h.t.db.transaction((tx) => auditWhole(tx, PROOF_INVARIANTS));
  expect(breaks).toEqual([]);
});
