import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalPostings } from './ledger-chain.ts';
import { effectOf, orderFill, practiceGrant, receivableRaised, receivableSettled, type Entry } from './ledger.ts';
import { leafHash, pathOf, rootOf } from './merkle.ts';
import { formatMoney } from './money.ts';
import { asciiBytes, bytesOfHex, hexOf, joinBytes, sha256 } from './sha256.ts';
import {
  checkpointText,
  digestText,
  leafText,
  lineText,
  NO_HASH,
  type Checkpoint,
  type Statement,
  type StatementBalance,
  type StatementLine,
} from './statement-form.ts';
import { verifyStatement, type Finding } from './statement.ts';

const customerId = 1_000_123n;
const own = { customer: customerId.toString(), currency: 'INR' };
const link = (previous: string, text: string) => hexOf(sha256(joinBytes(bytesOfHex(previous), asciiBytes(text))));

const DATE = '2026-11-20';
/** Past the end of the span, when its last date is closed; and on the evening before. */
const OVER = Date.UTC(2026, 10, 20, 23, 40);
const EVENING = Date.UTC(2026, 10, 20, 18);

/**
 * A grant, then fills and debts: `pairs` of each. Of the lines the first `skipped` are of the date before the span and the last
 * `later` of the one after it. The checkpoint was made after the span, of all lines; or `young` lines before the end, in the evening.
 */
function statementOf({ pairs = 3, skipped = 0, later = 0, young = 0, proven = true, debtPart = 0 } = {}): Statement {
  const count = 1 + pairs * 7;
  const entries: Entry[] = [practiceGrant({ customerId, amount: 10_00_000_00n })];
  for (let n = 1; n <= pairs; n++) {
    const orderId = BigInt(1_000_000 + n);
    const of = { customerId, orderId, execution: 1, positionId: orderId, symbol: 'VRM', fees: 20_00n, taxes: 3_17n };
    const debt = { customerId, reference: orderId, part: debtPart };
    entries.push(orderFill({ ...of, shares: 100n, margin: BigInt(n) * 101_05n }));
    entries.push(receivableRaised({ ...debt, amount: 55_55n }));
    entries.push(receivableSettled({ ...debt, amount: 50_00n }));
  }
  const lines: StatementLine[] = [];
  let [seq, hash] = [0, NO_HASH];
  const sums = { cash: 0n, margin: 0n, receivable: 0n };
  const states: StatementBalance[] = [{ seq: 0, hash, cash: '0.00', margin: '0.00', receivable: '0.00' }];
  for (const [index, entry] of entries.entries()) {
    const at = Date.UTC(2026, 10, 20, 5) + index * 1000;
    const businessDate = seq < skipped ? '2026-11-19' : seq < count - later ? DATE : '2026-11-21';
    const placed = { ...entry, id: BigInt(900 + index), firstSeq: seq + 1, businessDate, at };
    for (const [place, text] of canonicalPostings(placed).entries()) {
      const { account, amount } = entry.lines[place]!;
      hash = link(hash, text);
      seq += 1;
      const effect = effectOf([entry.lines[place]!]);
      sums.cash += effect.cash;
      sums.margin += effect.margin;
      sums.receivable += effect.receivable;
      states.push({
        seq,
        hash,
        cash: formatMoney(sums.cash),
        margin: formatMoney(sums.margin),
        receivable: formatMoney(sums.receivable),
      });
      lines.push({
        seq,
        entry: placed.id.toString(),
        line: place + 1,
        kind: entry.kind,
        reference: entry.reference.toString(),
        part: entry.part,
        position: entry.positionId?.toString() ?? null,
        reverses: null,
        account,
        asset: account === 'shares' ? entry.security! : entry.currency,
        amount: amount.toString(),
        date: businessDate,
        at,
        hash,
      });
    }
  }
  const from = lines.findIndex(({ date }) => date === DATE);
  const first = skipped === 0 ? 0 : from === -1 ? lines.length : from;
  const end = lines.findLastIndex(({ date }) => date <= DATE) + 1;
  const shown = {
    opening: states[first]!,
    closing: states[end]!,
    before: beforeOf(lines, first),
    lines: lines.slice(first, end),
    after: lines.slice(end),
  };
  const statement = { format: 'bahi-statement-2' as const, ...own, from: DATE, to: DATE, ...shown };
  const proof = proven ? proofOf(states.at(-1 - young)!, young === 0 ? OVER : EVENING) : null;
  return sealed({ ...statement, proof });
}

function beforeOf(lines: readonly StatementLine[], seq: number): Statement['before'] {
  return seq === 0 ? null : { previous: lines[seq - 2]?.hash ?? NO_HASH, line: lines[seq - 1]! };
}

/** What the book was at each line from the opening on. */
function statesOf({ opening, lines, after }: Statement): ReadonlyMap<number, StatementBalance> {
  const sums = { cash: paisa(opening.cash), margin: paisa(opening.margin), receivable: paisa(opening.receivable) };
  const states = new Map([[opening.seq, opening]]);
  for (const { seq, hash, account, amount } of [...lines, ...after]) {
    if (account === 'cash' || account === 'margin') sums[account] += BigInt(amount);
    if (account === 'receivable') sums.receivable -= BigInt(amount);
    const [cash, margin, receivable] = [sums.cash, sums.margin, sums.receivable].map((sum) => formatMoney(sum));
    states.set(seq, { seq, hash, cash: cash!, margin: margin!, receivable: receivable! });
  }
  return states;
}

const paisa = (text: string) => BigInt(text.replace('.', ''));

function proofOf({ seq, hash, cash, margin, receivable }: StatementBalance, at = OVER): Statement['proof'] {
  const salt = sha256(asciiBytes('salt'));
  const leaf = { seq, head: hash, balances: { cash, margin, receivable } };
  const leaves = [5, 1, 7, 2].map((seed) => sha256(Uint8Array.of(seed)));
  leaves[2] = leafHash(sha256, salt, asciiBytes(leafText(own, leaf)));
  const checkpoint = { number: 7, at, leaves: 4, previous: 'ab'.repeat(32) };
  const root = hexOf(rootOf(sha256, leaves));
  const whole = { ...checkpoint, root, hash: hexOf(sha256(asciiBytes(checkpointText({ ...checkpoint, root })))) };
  const path = pathOf(sha256, leaves, 2).map((step) => ({ side: step.side, hash: hexOf(step.hash) }));
  return { checkpoint: whole, salt: hexOf(salt), ...leaf, path };
}

function sealed(of: Omit<Statement, 'digest'>): Statement {
  const { digest: _, ...rest } = of as Statement;
  return { ...rest, digest: hexOf(sha256(asciiBytes(digestText(rest)))) };
}

const findingsOf = (value: unknown): readonly Finding[] => verifyStatement(value, { sha256 }).findings;
const reachOf = (value: unknown, published: readonly Checkpoint[] = []) =>
  verifyStatement(value, { sha256, published }).reach;
const problemsOf = (value: unknown) => findingsOf(value).map(({ problem }) => problem);

test.each([
  ['from the first line', {}],
  ['from a later line', { skipped: 4 }],
  ['without a line', { skipped: 22 }],
  ['with lines of the next date', { skipped: 4, later: 8 }],
  ['younger than the checkpoint', { young: 3 }],
  ['with no checkpoint yet', { proven: false }],
  ['with debts of corrections, whose parts stand below zero', { debtPart: -1 }],
])('a statement %s verifies', (_name, of) => {
  expect(findingsOf(statementOf(of))).toEqual([]);
});

test('says how far the checkpoint reaches', () => {
  const { seq } = statementOf().closing;
  expect(reachOf(statementOf())).toEqual({ kind: 'whole', at: OVER });
  expect(reachOf(statementOf({ later: 8 }))).toEqual({ kind: 'whole', at: OVER });
  expect(reachOf(statementOf({ young: 3 }))).toEqual({ kind: 'until', seq: seq - 3, at: EVENING, newer: null });
  expect(reachOf(statementOf({ proven: false }))).toEqual({ kind: 'none' });
  const early = statementOf();
  const proof = proofOf(early.closing, OVER - 1);
  expect(reachOf(sealed({ ...early, proof }))).toEqual({ kind: 'until', seq, at: OVER - 1, newer: null });
});

test('a newer checkpoint inside the span is named, one from after it is not', () => {
  const statement = statementOf({ young: 3 });
  const { checkpoint } = statement.proof!;
  const [ten, later] = [
    { ...checkpoint, number: 10, at: EVENING + 3_600_000 },
    { ...checkpoint, number: 14, at: OVER },
  ];
  const published = [later, ten, { ...ten, number: 9 }, checkpoint, { ...checkpoint, number: 6 }];
  expect(reachOf(statement, published)).toMatchObject({ newer: { number: 10 } });
  expect(reachOf(statement, [later, checkpoint])).toMatchObject({ newer: null });
});

test('lines left out at the front, in the middle or at the back are named, or said to be unproven', () => {
  const whole = statementOf({ skipped: 5, later: 8, pairs: 5 });
  const all = [whole.before!.line, ...whole.lines, ...whole.after];
  const states = statesOf(whole);
  const { lines } = whole;
  const span = fc.tuple(fc.nat(lines.length), fc.nat(lines.length), fc.boolean(), fc.constantFrom(OVER, EVENING));
  fc.assert(
    fc.property(span, ([a, b, isShown, at]) => {
      const [start, end] = [Math.min(a, b), Math.max(a, b)];
      fc.pre(start < end);
      // Everything that can be made anew without the house's checkpoint is: opening, closing, the lines beyond them, the digest.
      const honest = proofOf(states.get(whole.proof!.seq)!, OVER);
      const front = sealed({
        ...whole,
        opening: states.get(whole.opening.seq + end)!,
        before: { previous: lines[end - 2]?.hash ?? whole.opening.hash, line: lines[end - 1]! },
        lines: lines.slice(end),
        proof: honest,
      });
      expect(findingsOf(front)).toContainEqual({ problem: 'line_left_out', seq: whole.opening.seq + end });
      const middle = sealed({ ...whole, lines: [...lines.slice(0, start), ...lines.slice(end)] });
      expect(problemsOf(middle)).toContainEqual('line_missing');
      const cut = states.get(whole.opening.seq + start)!;
      const beyond = isShown ? all.filter(({ seq }) => seq > cut.seq) : [];
      const stood = isShown ? honest : proofOf(cut, EVENING);
      const back = sealed({ ...whole, closing: cut, lines: lines.slice(0, start), after: beyond, proof: stood });
      if (isShown) expect(findingsOf(back)).toEqual([{ problem: 'line_left_out', seq: cut.seq + 1 }]);
      else expect(reachOf(back)).toMatchObject({ kind: 'until', seq: cut.seq, at: EVENING });
      const bare = sealed({ ...back, proof: at === OVER ? honest : null, after: [] });
      expect(findingsOf(bare).length > 0 || reachOf(bare).kind === 'none').toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('what lies before and after the span is nobody’s to invent', () => {
  const whole = statementOf({ skipped: 5, later: 8 });
  const before = whole.before!;
  const older = { ...before.line, date: '2026-01-01' };
  expect(problemsOf(sealed({ ...whole, before: null }))).toEqual(['before_missing']);
  expect(problemsOf(sealed({ ...whole, before: { ...before, line: older } }))).toEqual(['before_differs']);
  const hash = link(before.previous, lineText(whole, older));
  expect(problemsOf(sealed({ ...whole, before: { ...before, line: { ...older, hash } } }))).toEqual(['before_differs']);
  expect(problemsOf(sealed({ ...statementOf(), before }))).toEqual(['before_differs']);
  const [first, ...rest] = whole.after;
  const changed = [{ ...first!, date: '2026-11-22' }, ...rest];
  expect(problemsOf(sealed({ ...whole, after: changed }))).toEqual(['after_differs']);
  expect(problemsOf(sealed({ ...whole, after: rest }))).toContain('after_differs');
  expect(problemsOf(sealed({ ...whole, after: whole.after.slice(0, -1) }))).toEqual(['proof_outside_statement']);
});

test('any sign of the file that is changed is found', () => {
  const text = JSON.stringify(statementOf({ skipped: 4, later: 8 }));
  const changed = fc.tuple(fc.nat(text.length - 1), fc.integer({ min: 32, max: 126 }));
  fc.assert(
    fc.property(changed, ([place, code]) => {
      const sign = String.fromCharCode(code);
      fc.pre(text[place] !== sign);
      let value: unknown;
      try {
        value = JSON.parse(text.slice(0, place) + sign + text.slice(place + 1));
      } catch {
        return;
      }
      expect(findingsOf(value)).not.toEqual([]);
    }),
    { numRuns: 1500 },
  );
});

test.each(['digest', 'nothing else'])('a line dropped, doubled or moved is found, also with a new %s', () => {
  const whole = statementOf();
  const count = whole.lines.length;
  for (let index = 0; index < count; index++) {
    const line = whole.lines[index]!;
    const without = whole.lines.toSpliced(index, 1);
    const until = line.seq;
    expect(findingsOf(sealed({ ...whole, lines: without }))).toContainEqual({
      problem: 'line_missing',
      seq: until,
      until,
    });
    const doubled = whole.lines.toSpliced(index, 0, line);
    expect(findingsOf(sealed({ ...whole, lines: doubled }))).toContainEqual({ problem: 'line_doubled', seq: line.seq });
    const moved = without.toSpliced((index + 2) % count, 0, line);
    expect(problemsOf(sealed({ ...whole, lines: moved }))).toContain('line_misplaced');
  }
});

test('lines that were renumbered over a missing one do not follow from each other', () => {
  const whole = statementOf();
  const lines = whole.lines.toSpliced(5, 1).map((line, index) => ({ ...line, seq: index + 1 }));
  const closing = { ...whole.closing, seq: whole.closing.seq - 1 };
  expect(findingsOf(sealed({ ...whole, lines, closing, proof: null }))).toContainEqual({
    problem: 'line_changed',
    seq: 6,
    field: null,
  });
});

test.each([
  ['amount', { amount: '99999999' }],
  ['kind', { kind: 'order_fikl' }],
  ['reference', { reference: '1000003' }],
  ['entry', { entry: '907' }],
  ['asset', { asset: 'INS' }],
  ['date', { date: '2026-11-21' }],
  ['at', { at: Date.UTC(2026, 10, 20, 5) + 1001 }],
  ['hash', { hash: 'cd'.repeat(32) }],
  ['part', { part: 2 }],
])('the changed field is named: %s', (field, change) => {
  const whole = statementOf();
  const lines = whole.lines.with(1, { ...whole.lines[1]!, ...change });
  expect(findingsOf({ ...whole, lines })).toContainEqual({ problem: 'line_changed', seq: 2, field });
});

test('balances that do not follow from the lines, and a proof of another book, are named', () => {
  const whole = statementOf();
  const closing = { ...whole.closing, cash: '1234567.00' };
  const { cash } = whole.closing;
  expect(findingsOf(sealed({ ...whole, closing }))).toEqual([
    { problem: 'balance_differs', account: 'cash', stated: '1234567.00', computed: cash },
  ]);
  const richer = proofOf({ ...whole.closing, cash: '99.00' });
  expect(findingsOf(sealed({ ...whole, proof: richer }))).toEqual([
    { problem: 'proof_balance_differs', account: 'cash', stated: '99.00', computed: cash },
  ]);
  const other = proofOf({ ...whole.closing, hash: 'ee'.repeat(32) });
  expect(problemsOf(sealed({ ...whole, proof: other }))).toEqual(['proof_hash_differs']);
  const older = proofOf(statementOf().opening);
  expect(problemsOf(sealed({ ...statementOf({ skipped: 4 }), proof: older }))).toEqual(['proof_outside_statement']);
});

test('a wrong path, a changed checkpoint and one that was never published are told apart', () => {
  const whole = statementOf();
  const proof = whole.proof!;
  const { checkpoint } = proof;
  const wrong = { ...proof, path: proof.path.toReversed() };
  expect(problemsOf(sealed({ ...whole, proof: wrong }))).toEqual(['path_differs']);
  const later = { ...proof, checkpoint: { ...checkpoint, at: checkpoint.at + 1 } };
  expect(problemsOf(sealed({ ...whole, proof: later }))).toEqual(['checkpoint_changed']);
  const published = [{ ...checkpoint, hash: 'aa'.repeat(32) }];
  expect(verifyStatement(whole, { sha256, published }).findings).toEqual([{ problem: 'checkpoint_foreign' }]);
  const nothing = verifyStatement(whole, { sha256, published: [] });
  expect(nothing.findings).toEqual([{ problem: 'checkpoint_foreign' }]);
  expect(verifyStatement(whole, { sha256, published: [checkpoint] }).findings).toEqual([]);
});

test('anything else is not a statement', () => {
  for (const value of [null, 1, 'x', [], {}, { ...statementOf(), more: 1 }, { ...statementOf(), lines: [{}] }])
    expect(problemsOf(value)).toEqual(['malformed']);
  expect(findingsOf({ ...statementOf(), currency: 'EUR' })).toEqual([{ problem: 'malformed', field: 'currency' }]);
});

test('10,000 lines are verified, and each costs no more hashing than one of a short statement', () => {
  const hashingOf = (pairs: number) => {
    const whole = statementOf({ pairs });
    let [hashes, bytes] = [0, 0];
    const counting: typeof sha256 = (text) => {
      hashes += 1;
      bytes += text.length;
      return sha256(text);
    };
    expect(verifyStatement(whole, { sha256: counting }).findings).toEqual([]);
    const { length } = whole.lines;
    return { length, hashes: hashes / length, bytes: bytes / length };
  };
  const [few, many] = [hashingOf(143), hashingOf(1_430)];
  expect(many.length).toBeGreaterThan(10_000);
  expect(many.hashes).toBeLessThanOrEqual(few.hashes);
  // Numbers have more digits.
  expect(many.bytes).toBeLessThan(few.bytes * 1.1);
});
