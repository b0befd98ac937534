/** Valuations against what is public beside them: the journal of the pool and what its marks were found by. Whoever changes one of them is found. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { markPriceOf } from '@bahi/core/mark-price.ts';
import { publicThrough } from '@bahi/core/pool.ts';
import { verifyJournal } from '@bahi/core/pool-journal.ts';
import { valued, verifyValuations, type Valuation, type ValuationFile } from '@bahi/core/pool-valuation.ts';
import { asciiBytes, hexOf, sha256 } from '@bahi/core/sha256.ts';
import { digestText, lineText, type Statement, type StatementLine } from '@bahi/core/statement-form.ts';
import { closedAt, linkOf } from '@bahi/core/statement-span.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCheckpoints, makeCheckpoint } from '../proofs/checkpoints.ts';
import { poolHeads } from './heads.ts';
import type { PoolRow } from './rows.ts';
import { statementFile } from './statement-file.ts';
import { startPools, type PoolsWorld } from './testing.ts';

let w: PoolsWorld;
let pool: PoolRow;
let other: PoolRow;
let [asha, ravi] = [0n, 0n];
const SYMBOLS: string[] = [];

/** Marks that no rounding of their inputs gives. */
const mark: PoolsWorld['deps']['feed']['mark'] = (symbol) => {
  const { mark: at } = w.h.feed.quote(symbol)!;
  const inputs = { impactMid: at + 1 / 3, average: at - 0.1, traded: at + 0.123_456_789, range: 0.012_345_678_9 };
  return { ...inputs, price: markPriceOf(inputs), notional: 1, at: w.h.clock.now() };
};

/** As it is public at a moment; left out: now. */
const statement = (of: PoolRow, { from, at }: { readonly from?: string; readonly at?: number } = {}) =>
  w.h.t.db.read((tx) =>
    statementFile(w.deps, tx, { input: { pool: of.id.toString(), from }, now: at ?? w.h.clock.now() }),
  ) as Promise<Statement>;
const file = (of = pool) => w.file(of) as Promise<ValuationFile>;
const found = (of: ValuationFile, ...statements: readonly unknown[]) =>
  verifyJournal(of, statements, { sha256 }).findings.map(({ problem }) => problem);
const checkpoint = () => makeCheckpoint(w.h.t.db, w.h.clock.now(), { pools: poolHeads });

/** Three sessions: money comes in, shares are bought and sold, one leaves; a checkpoint after each valuation. */
beforeAll(async () => {
  w = await startPools();
  Object.assign(w.deps, { feed: { mark } });
  SYMBOLS.push(w.h.ownSymbol(), w.h.ownSymbol());
  [asha, ravi] = [await w.h.customer({ amount: 50_00_000_00n }), await w.h.customer()];
  pool = await w.pool({ lockDays: 1 });
  // Nothing is posted to it once it has bought.
  other = await w.pool({ lockDays: 1, feeBps: 0 });
  const value = async () => {
    await w.value();
    await w.h.clock.advance(60_000);
    await checkpoint();
  };
  const leaves = await w.follow(asha, pool, { amount: 20_00_000_00n, stopPercent: 95 });
  await w.follow(ravi, other);
  await value();
  const held = await w.trade(pool, { symbol: SYMBOLS[0]!, lots: 10, price: 500_00 });
  await w.trade(other, { symbol: SYMBOLS[0]!, lots: 1, price: 490_00 });
  await w.trade(pool, { symbol: SYMBOLS[1]!, lots: 5, price: 505_00 });
  await value();
  await w.session(1);
  await w.follow(ravi, pool);
  await value();
  await w.sell(pool, { position: held, price: 510_00 });
  await w.session(2);
  await w.stop(asha, leaves.id);
  for (let moment = 0; moment < 8; moment += 1) await value();
  await w.session(2);
  await w.session(1);
}, 120_000);
afterAll(() => w.h.stop());

test('cash, shares, requests and fees of every published valuation are those of the journal, and the marks what the rule makes', async () => {
  const valuations = await file();
  expect(valuations.valuations.length).toBeGreaterThan(8);
  expect(verifyValuations(valuations, sha256)).toEqual([]);
  const journal = await statement(pool);
  const verdict = verifyJournal(valuations, [journal], { sha256 });
  expect(verdict).toEqual({
    findings: [],
    books: valuations.valuations.length,
    postings: valuations.valuations.length - 1,
    through: journal.to,
  });
  const flows = valuations.valuations.flatMap((one) => one.flows);
  expect(flows.map(({ what }) => what)).toEqual(['subscribed', 'subscribed', 'redeemed']);
  expect(valuations.valuations.some(({ fee }) => fee !== '0')).toBe(true);
  const positions = valuations.valuations.flatMap((one) => one.positions);
  expect(positions.every(({ inputs }) => inputs!.average.length > 6)).toBe(true);
  expect(journal.proof).not.toBeNull();
  expect(await w.audit()).toEqual([]);
});

test('the journal from a later date on holds as well: its first valuation is where shares are counted from', async () => {
  const valuations = await file();
  const [whole, later] = [await statement(pool), await statement(pool, { from: valuations.valuations.at(-2)!.date })];
  expect(later.opening.seq).toBeGreaterThan(0);
  const { findings, books } = verifyJournal(valuations, [later], { sha256 });
  expect(findings).toEqual([]);
  expect(books).toBeLessThan(valuations.valuations.length);
  expect(found(valuations, later, whole)).toEqual(['statements_apart']);
});

test('nothing is public of a session before the next one has closed, nor whether anything came after it', async () => {
  const valuations = (await file()).valuations;
  let proofs = 0;
  for (const { at } of valuations.slice(4))
    for (const one of [pool, other]) {
      const journal = await statement(one, { at });
      expect(journal).toMatchObject({ to: publicThrough(practiceCalendar, at), after: [] });
      expect(journal.lines.every(({ date }) => date <= journal.to)).toBe(true);
      if (journal.proof === null) continue;
      expect(journal.proof.checkpoint.at).toBeLessThan(closedAt(journal.to));
      proofs += 1;
    }
  expect(proofs).toBeGreaterThan(0);
});

test('the journal names nobody who follows', async () => {
  const journal = await statement(pool);
  expect(new Set(journal.lines.map(({ account }) => account))).toEqual(new Set(['cash', 'margin', 'shares']));
  const text = JSON.stringify(journal);
  for (const id of [asha, ravi]) expect(text).not.toMatch(new RegExp(`[:"]${id}["|]`));
  for (const from of ['2030-01-01', '2026-13-01', '2026-01-01'])
    await expect(statement(pool, { from })).rejects.toMatchObject({ refusal: { code: 'funds.range_invalid' } });
});

/** As somebody would write it who has the house's program: every hash after the change is right again. */
function forged(of: ValuationFile, change: (one: Valuation) => Partial<Valuation>): ValuationFile {
  let before = of.before;
  const valuations = of.valuations.map((one) => {
    const { flows, ...facts } = { ...one, ...change(one) };
    const requests = flows.map(({ request, what, money, units }) => ({
      request,
      what,
      amount: BigInt(what === 'subscribed' ? money : units),
    }));
    const again = valued({ ...of, before }, { ...facts, requests }, sha256);
    const closedOn = again.moment === 'close' ? again.date : before.closedOn;
    before = { hash: again.hash, units: again.unitsAfter, closedOn };
    return again;
  });
  return { ...of, valuations, proof: null };
}

/** A journal without some of its lines, numbered and chained anew. */
function without(of: Statement, isHidden: (line: StatementLine) => boolean): Statement {
  let previous = of.opening.hash;
  let [seq, cash, margin] = [of.opening.seq, 0n, 0n];
  const lines = of.lines
    .filter((line) => !isHidden(line))
    .map((line) => {
      seq += 1;
      const own = { ...line, seq };
      previous = linkOf(sha256, previous, lineText(of, own));
      if (line.account === 'cash') cash += BigInt(line.amount);
      if (line.account === 'margin') margin += BigInt(line.amount);
      return { ...own, hash: previous };
    });
  const closing = { ...of.closing, seq, hash: previous, cash: formatMoney(cash), margin: formatMoney(margin) };
  const open = { ...of, lines, closing, proof: null };
  return { ...open, digest: hexOf(sha256(asciiBytes(digestText(open)))) };
}

test('a changed mark is found by the rule though every hash and every value fits it', async () => {
  const valuations = forged(await file(), ({ positions }) => ({
    positions: positions.map((one) => ({ ...one, mark: one.mark + 1 })),
  }));
  const problems = verifyValuations(valuations, sha256).map(({ problem }) => problem);
  expect(new Set(problems)).toEqual(new Set(['mark_differs']));
});

test('a changed position, changed cash and a request that was never posted are found by the journal', async () => {
  const [valuations, journal] = [await file(), await statement(pool)];
  const number = valuations.valuations.find(({ positions }) => positions.length === 2)!.number;
  const at = (one: Valuation) => one.number === number;
  const changed = [
    forged(valuations, (one) =>
      at(one) ? { positions: one.positions.map((held) => ({ ...held, shares: held.shares + 100 })) } : {},
    ),
    forged(valuations, (one) => (at(one) ? { positions: one.positions.slice(1) } : {})),
    forged(valuations, (one) => (at(one) ? { cash: `${BigInt(one.cash) + 1n}` } : {})),
    forged(valuations, (one) =>
      at(one) ? { flows: [{ request: '5', what: 'subscribed', money: '1000000', units: '0' }] } : {},
    ),
  ];
  for (const one of changed) expect(verifyValuations(one, sha256)).toEqual([]);
  expect(changed.map((one) => [...new Set(found(one, journal))])).toEqual([
    ['shares_differ'],
    ['shares_differ'],
    ['cash_differs'],
    ['postings_differ'],
  ]);
});

test('a hidden fill is found, whether a line is missing or all others were chained anew', async () => {
  const [valuations, journal] = [await file(), await statement(pool)];
  const fill = journal.lines.find(({ kind }) => kind === 'order_fill')!;
  const isHidden = ({ entry }: StatementLine) => entry === fill.entry;
  const cut = { ...journal, lines: journal.lines.filter((line) => !isHidden(line)) };
  expect(found(valuations, cut)).toContain('statement_broken');
  const anew = without(journal, isHidden);
  expect(without(journal, () => false)).toMatchObject({ closing: journal.closing });
  expect(found(valuations, anew)).toEqual(expect.arrayContaining(['line_differs', 'cash_differs', 'shares_differ']));
});

test('another pool, and a journal that stops before its valuations, are found', async () => {
  const [valuations, journal] = [await file(), await statement(pool)];
  const swapped = await statement(other);
  expect(found(valuations, swapped)).toContain('line_missing');
  expect(found(await file(other), journal)).toContain('line_differs');
  expect(verifyValuations({ ...valuations, pool: Number(other.id) }, sha256).map(({ problem }) => problem)).toEqual(
    expect.arrayContaining(['hash_differs', 'head_differs']),
  );
  const half = without(journal, ({ seq }) => seq > journal.lines.length / 2);
  expect(found(valuations, half)).toContain('line_missing');
});

test(
  'the offline command holds the files against each other, and says what it compared and what differs',
  { timeout: 60_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bahi-pool-'));
    const verify = (...contents: readonly unknown[]) => {
      const files = contents.map((content, at) => join(folder, `${at}.json`));
      for (const [at, name] of files.entries()) writeFileSync(name, JSON.stringify(contents[at]));
      const args = [join(import.meta.dirname, '../../../tools/verify.ts'), ...files];
      const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
      return { status, stdout };
    };
    try {
      const [valuations, journal] = [await file(), await statement(pool)];
      const { checkpoints } = await w.h.t.db.read((tx) => listCheckpoints(tx, { limit: 100, offset: 0 }));
      const rows = { status: 1, data: { rows: checkpoints } };
      const held = verify(valuations, rows, [journal]);
      expect(held).toMatchObject({
        status: 0,
        stdout: expect.stringContaining(`The journal until ${journal.to} has cash`),
      });
      const { entry } = journal.lines.find(({ kind }) => kind === 'order_fill')!;
      const cut = { ...journal, lines: journal.lines.filter((line) => line.entry !== entry) };
      expect(verify(valuations, cut)).toMatchObject({
        status: 1,
        stdout: expect.stringMatching(/^WRONG  statement 1 of the journal: lines? .* (is|are) missing/),
      });
      expect(
        verify(
          valuations,
          without(journal, (line) => line.entry === entry),
        ),
      ).toMatchObject({
        status: 1,
        stdout: expect.stringMatching(/counts other shares of .* than the journal has/),
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
