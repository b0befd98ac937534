import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { receivableRaised, receivableSettled } from '@bahi/core/ledger.ts';
import { poolProofFindings, type PoolHead } from '@bahi/core/pool-proof.ts';
import { sha256 } from '@bahi/core/sha256.ts';
import { verifyStatement } from '@bahi/core/statement.ts';
import { checkpointText, NO_HASH } from '@bahi/core/statement-form.ts';
import { getStatement, getStatus, listCheckpoints } from '@bahi/contract/proofs/calls.ts';
import { DAY_MS, HOUR_MS } from '@bahi/core/time.ts';
import { grantPractice, openBooks } from '../ledger/accounts.ts';
import { bookOf, placeHold, postEntry } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { createMetrics } from '../platform/metrics.ts';
import { testDatabase, type TestDatabase } from '../platform/testing.ts';
import { listCheckpoints as readCheckpoints, makeCheckpoint } from './checkpoints.ts';
import { createProofs, poolsProof, type Proofs } from './service.ts';

const GRANT = 10_00_000_00n;
/** Friday, 20 November 2026, 11:30 in India. */
const START = Date.UTC(2026, 10, 20, 6);
let now = START;
let t: TestDatabase;
let proofs: Proofs;
let customers = 0n;
let references = 1_000n;
const metrics = createMetrics();

beforeAll(async () => {
  t = await testDatabase({ poolSize: 8 });
  proofs = createProofs({
    db: t.db,
    clock: { now: () => now, every: () => () => {}, after: () => () => {} },
    calendar: practiceCalendar,
    metrics,
    lastAudit: () => ({ isClean: true, at: START }),
    lastWholeAudit: async () => null,
    haltedSince: () => null,
    isTrading: () => true,
  });
});
afterAll(() => t.drop());

const momentAt = (at: number) => ({ at, businessDate: new Date(at).toISOString().slice(0, 10) });

async function customersOf(count: number): Promise<bigint[]> {
  const ids = Array.from({ length: count }, () => (customers += 1n));
  await t.db.transaction(async (tx) => {
    await openBooks(tx, ids);
    await grantPractice(tx, { customerIds: ids, amount: GRANT, ...momentAt(now) });
  });
  return ids;
}

/** A debt raised and half of it paid: four lines. What is free is held, or it would pay the rest. */
async function trade(customerId: bigint, times = 1, at = now): Promise<void> {
  await t.db.transaction(async (tx) => {
    const books = await lockBooks(tx, { customerIds: [customerId] });
    for (let time = 0; time < times; time++) {
      const debt = { customerId, reference: (references += 1n) };
      postEntry(books, receivableRaised({ ...debt, amount: 200n }));
      postEntry(books, receivableSettled({ ...debt, amount: 100n }));
      const { cash, held } = bookOf(books, customerId);
      placeHold(books, { kind: 'withdrawal', reference: references, customerId, amount: cash - held });
    }
    await writeBooks(tx, books, momentAt(at));
  });
}

/** As it arrives: parsed by the contract's shape, through JSON. */
async function statementOf(customerId: bigint, input: { from?: string; to?: string; currency?: string } = {}) {
  const made = await proofs.statement(customerId, { currency: 'INR', ...input });
  return getStatement.output.parse(JSON.parse(JSON.stringify(made)));
}

const verdictOf = (value: unknown) => verifyStatement(value, { sha256 });
const published = async () => (await t.db.read((tx) => readCheckpoints(tx, { limit: 100, offset: 0 }))).checkpoints;

test('without a book there is no checkpoint, and the status says so', async () => {
  expect(await makeCheckpoint(t.db, now)).toBeNull();
  const status = getStatus.output.parse(await proofs.status());
  expect(status).toMatchObject({ totals: [], checkpoint: null, audit: { isClean: true, at: START, whole: null } });
  now += 60_000;
});

test('a statement before its first checkpoint verifies without a proof', async () => {
  const [id] = await customersOf(1);
  const statement = await statementOf(id!);
  expect(statement).toMatchObject({ proof: null, opening: { seq: 0, hash: NO_HASH }, closing: { cash: '1000000.00' } });
  expect(verdictOf(statement)).toMatchObject({ findings: [], reach: { kind: 'none' } });
});

test('over runs of many books every customer’s statement leads to the published root', async () => {
  const ids = await customersOf(600);
  await trade(ids[3]!, 2);
  const checkpoint = await makeCheckpoint(t.db, now);
  expect(checkpoint!.leaves).toBe(Number(customers));
  for (const id of [1n, ids[3]!, 255n, 256n, 257n, 511n, 512n, 513n, ids.at(-1)!]) {
    const statement = await statementOf(id);
    expect(statement.proof!.checkpoint).toEqual(checkpoint);
    expect(verifyStatement(statement, { sha256, published: await published() }).findings).toEqual([]);
    const reach = { kind: 'until', seq: statement.closing.seq, at: checkpoint!.at, newer: null };
    expect(verdictOf(statement).reach).toEqual(reach);
  }
});

test('salts differ by customer and checkpoint, and a proof is the same each time it is asked for', async () => {
  const [a, b] = [await statementOf(1n), await statementOf(2n)];
  expect(a.proof!.salt).not.toBe(b.proof!.salt);
  expect(await statementOf(1n)).toEqual(a);
  await makeCheckpoint(t.db, (now += HOUR_MS));
  expect((await statementOf(1n)).proof!.salt).not.toBe(a.proof!.salt);
});

test('lines younger than the checkpoint are shown and told apart; the next checkpoint covers them', async () => {
  const [id] = await customersOf(1);
  await makeCheckpoint(t.db, (now += HOUR_MS));
  await trade(id!, 1);
  const young = await statementOf(id!);
  expect(young.lines).toHaveLength(5);
  expect(verdictOf(young)).toMatchObject({ findings: [], reach: { kind: 'until', seq: 1 } });
  await makeCheckpoint(t.db, (now += HOUR_MS));
  expect(verdictOf(await statementOf(id!))).toMatchObject({ findings: [], reach: { seq: 5 } });
});

test('a span that is over has the proof of the first checkpoint after it, and adjoining spans meet', async () => {
  const [id] = await customersOf(1);
  const [first, second, third] = [now, now + DAY_MS, now + 2 * DAY_MS].map((at) =>
    new Date(at).toISOString().slice(0, 10),
  );
  await trade(id!, 2);
  await makeCheckpoint(t.db, now);
  await makeCheckpoint(t.db, (now += HOUR_MS));
  await trade(id!, 3, (now += DAY_MS - HOUR_MS));
  const next = await makeCheckpoint(t.db, now);
  await trade(id!, 1, (now += DAY_MS));
  const [one, two, all] = [
    await statementOf(id!, { from: first!, to: first! }),
    await statementOf(id!, { from: second!, to: second! }),
    await statementOf(id!, { from: first!, to: third! }),
  ];
  for (const statement of [one, two, all]) expect(verdictOf(statement).findings).toEqual([]);
  expect(one.proof!.checkpoint).toEqual(next);
  expect(one.after).toEqual(two.lines);
  expect(verdictOf(one).reach).toEqual({ kind: 'whole', at: next!.at });
  expect(verdictOf(two).reach).toMatchObject({ kind: 'until', seq: two.closing.seq, at: next!.at });
  expect(two.opening).toEqual(one.closing);
  expect(two.before).toEqual({ previous: one.lines.at(-2)!.hash, line: one.lines.at(-1) });
  expect([...one.lines, ...two.lines]).toEqual(all.lines.slice(0, one.lines.length + two.lines.length));
  const none = await statementOf(id!, { from: '2026-01-01', to: '2026-02-01' });
  expect(none).toMatchObject({ before: null, lines: [], opening: { seq: 0 }, closing: { seq: 0 } });
  expect(verdictOf(none)).toMatchObject({ findings: [], reach: { kind: 'whole' } });
  const last = await makeCheckpoint(t.db, now);
  const again = await statementOf(id!, { from: second!, to: second! });
  expect(verdictOf(again)).toMatchObject({ findings: [], reach: { kind: 'whole', at: last!.at } });
  expect(again.after).toHaveLength(4);
});

test('lines that were posted to a date after a checkpoint of the next one are covered by the checkpoint after them', async () => {
  const [id] = await customersOf(1);
  const date = new Date(now).toISOString().slice(0, 10);
  const then = now;
  await makeCheckpoint(t.db, (now += DAY_MS));
  await trade(id!, 1, then);
  const open = await statementOf(id!, { from: date, to: date });
  expect(verdictOf(open)).toMatchObject({ findings: [], reach: { kind: 'until', seq: 1 } });
  const later = await makeCheckpoint(t.db, (now += HOUR_MS));
  const covered = await statementOf(id!, { from: date, to: date });
  expect(verdictOf(covered)).toMatchObject({ findings: [], reach: { kind: 'whole', at: later!.at } });
  expect(covered.lines).toHaveLength(5);
});

test('checkpoints made while books change are each of one moment', async () => {
  const ids = await customersOf(8);
  const trading = ids.map(async (id) => {
    for (let turn = 0; turn < 12; turn++) await trade(id, 1 + (turn % 3));
  });
  const numbers: number[] = [];
  for (let turn = 0; turn < 6; turn++) {
    numbers.push((await makeCheckpoint(t.db, (now += 1000)))!.number);
    for (const id of ids) expect(verdictOf(await statementOf(id)).findings).toEqual([]);
  }
  await Promise.all(trading);
  expect(numbers).toEqual(numbers.map((_number, index) => numbers[0]! + index));
  await makeCheckpoint(t.db, (now += 1000));
  for (const id of ids) {
    const statement = await statementOf(id);
    expect(verdictOf(statement)).toMatchObject({ findings: [], reach: { seq: statement.closing.seq } });
  }
});

test('checkpoints at once are one after the other, without a fork', async () => {
  await Promise.all(Array.from({ length: 8 }, () => makeCheckpoint(t.db, (now += 1))));
  const all = (await published()).toReversed();
  let previous = NO_HASH;
  for (const [index, checkpoint] of all.entries()) {
    expect(checkpoint).toMatchObject({ number: index + 1, previous });
    previous = Buffer.from(sha256(Buffer.from(checkpointText(checkpoint)))).toString('hex');
    expect(checkpoint.hash).toBe(previous);
  }
  const page = await proofs.checkpoints({ page: 1, pageSize: 2 });
  expect(listCheckpoints.output.parse(page)).toMatchObject({ total: all.length, rows: [all.at(-1), all.at(-2)] });
});

test('the newest valuations of pools are in a checkpoint, beside the log of draws or without one, and an older file is proved by an older one', async () => {
  const [one, two] = [1, 2].map((number) => [{ pool: 3, number, hash: String(number).repeat(64) }]) as [
    PoolHead[],
    PoolHead[],
  ];
  const draws = async () => ({ count: 4, head: 'ab'.repeat(32) });
  const first = await makeCheckpoint(t.db, (now += 1), { pools: async () => one });
  const second = await makeCheckpoint(t.db, (now += 1), { pools: async () => two, draws });
  const problemsOf = async (before: number, { number, hash }: PoolHead) => {
    const proof = (await poolsProof(t.db, before))!;
    const published = (await t.db.read((tx) => readCheckpoints(tx, { limit: 2, offset: 0 }))).checkpoints;
    const hashes = new Map([[number, hash]]);
    return { by: proof.checkpoint.number, problems: poolProofFindings(3, { proof, hashes }, { sha256, published }) };
  };
  expect(await problemsOf(now + 1, two[0]!)).toEqual({ by: second!.number, problems: [] });
  expect(await problemsOf(now, one[0]!)).toEqual({ by: first!.number, problems: [] });
  expect((await problemsOf(now, two[0]!)).problems).toEqual([{ problem: 'head_differs' }]);
  expect(await poolsProof(t.db, first!.at)).toBeNull();
});

test('the task makes one for each hour, and the metric tells which', async () => {
  now = Math.ceil(now / HOUR_MS) * HOUR_MS + 60_000;
  const before = (await published())[0]!.number;
  for (const minutes of [0, 1, 57]) {
    now += minutes * 60_000;
    await proofs.tasks[0]!.run();
  }
  expect((await published())[0]!.number).toBe(before + 1);
  now += 60_000;
  await proofs.tasks[0]!.run();
  expect((await published())[0]!.number).toBe(before + 2);
  expect(await metrics.print()).toContain(`bahi_checkpoint_number ${before + 2}`);
});

test('a statement is refused for a span that is none, an unknown currency and too many lines', async () => {
  const [id] = await customersOf(1);
  const refused = (input: object) => expect(statementOf(id!, input)).rejects;
  const range = { refusal: { code: 'funds.range_invalid' } };
  await refused({ from: '2026-11-02', to: '2026-11-01' }).toMatchObject(range);
  await refused({ from: '2026-02-30' }).toMatchObject(range);
  await refused({ to: '2199-01-01' }).toMatchObject(range);
  await refused({ currency: 'XXX' }).toMatchObject({ refusal: { code: 'request.invalid' } });
  await trade(id!, 4_999);
  const long = await statementOf(id!);
  expect(long.lines).toHaveLength(19_997);
  expect(verdictOf(long).findings).toEqual([]);
  await trade(id!, 1);
  await refused({}).toMatchObject({ refusal: { code: 'funds.statement_too_long', params: { maximum: 20_000 } } });
  expect(await statementOf(id!, { currency: 'USD' })).toMatchObject({ lines: [], proof: null });
});

test('the offline command says what holds, and what does not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bahi-verify-'));
  const verify = (name: string, value: unknown, ...more: string[]) => {
    writeFileSync(join(folder, name), JSON.stringify(value));
    const args = [join(import.meta.dirname, '../../../tools/verify.ts'), join(folder, name), ...more];
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return { status, stdout };
  };
  try {
    const statement = await statementOf(1n);
    const rows = join(folder, 'checkpoints.json');
    writeFileSync(rows, JSON.stringify({ rows: await published() }));
    expect(verify('whole.json', { status: 1, data: statement }, rows)).toEqual({
      status: 0,
      stdout: expect.stringMatching(
        /1 lines and the closing balances hold[^]*covers it up to line 1\.[^]*Proven until [^]*; what came after cannot be known from this file\.\n$/,
      ),
    });
    const [date, last] = [statement.lines[0]!.date, statement.proof!.checkpoint.at];
    const over = await statementOf(1n, { from: date, to: date });
    expect(verify('over.json', over, rows).stdout).toMatch(/was made after the span and covers all of it/);
    const old = (await published()).find(({ at }) => at < last)!;
    const cut = { ...statement, proof: { ...statement.proof!, checkpoint: old } };
    expect(verifyStatement(cut, { sha256, published: await published() }).reach).toMatchObject({
      newer: statement.proof!.checkpoint,
    });
    const line = { ...statement.lines[0]!, amount: '100000001' };
    expect(verify('changed.json', { ...statement, lines: [line] })).toEqual({
      status: 1,
      stdout: expect.stringContaining('WRONG  line 1 was changed in "amount"'),
    });
    writeFileSync(rows, JSON.stringify([{ ...statement.proof!.checkpoint, hash: NO_HASH }]));
    expect(verify('foreign.json', statement, rows)).toEqual({
      status: 1,
      stdout: 'WRONG  the checkpoint is not one of those that were published\n',
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('what customers own is explained to the paisa', async () => {
  now += 60_000;
  const { totals } = getStatus.output.parse(await proofs.status());
  const owned = await t.db.query<{ total: bigint }>(
    'select sum(cash + margin - receivable) as total from ledger.balance',
  );
  const text = owned.rows[0]!.total.toString().replace(/(..)$/, '.$1');
  const practice = [{ account: 'practice_grants', amount: text }];
  expect(totals).toEqual([
    { currency: 'INR', customers: text, clientBank: '0.00', others: practice, difference: '0.00', bank: null },
  ]);
});

test('nobody changes or removes a checkpoint or a leaf', async () => {
  for (const statement of [
    'delete from proofs.leaf',
    `update proofs.checkpoint set at = 0`,
    'truncate proofs.checkpoint',
  ])
    await expect(t.owner.query(statement)).rejects.toThrow('append-only');
  await expect(t.db.query('delete from proofs.leaf')).rejects.toThrow('permission denied');
});
