/** The log of draws beside a draw: in time and covered, changed, late, or younger than the draw. */
import { drawsLeaf, entryText, type DrawLog, type DrawLogEntry } from '@bahi/core/draw-log.ts';
import { asciiBytes, hexOf, sha256 } from '@bahi/core/sha256.ts';
import { checkpointText, NO_HASH } from '@bahi/core/statement-form.ts';
import { expect, test } from 'vitest';
import { logFindingText } from './proof-finding.ts';
import { checkLog } from './proof-log.ts';
import en from './proof-texts.en.ts';
import ko from './proof-texts.ko.ts';
import tw from './proof-texts.tw.ts';

const hash = (digit: string) => digit.repeat(64);
type Entry = Omit<DrawLogEntry, 'number' | 'hash'>;

const drawn = {
  terms: {
    offer: '501',
    symbol: 'VRM',
    tickets: 'lot',
    lots: 6,
    applicationsMax: 1,
    closesAt: 1_000,
    index: 'BAHIFIFTY',
    date: '2026-11-21',
    levelAt: 2_000,
  },
  commitment: hash('a'),
  listHash: hash('b'),
  resultHash: hash('c'),
  applicationCount: 12,
} as const;
const entries: readonly [Entry, Entry, Entry, Entry] = [
  { at: 500, offer: '501', what: 'commitment', value: drawn.commitment },
  { at: 700, offer: '502', what: 'commitment', value: hash('d') },
  { at: 1_100, offer: '501', what: 'list', value: drawn.listHash },
  { at: 2_500, offer: '501', what: 'result', value: drawn.resultHash },
];

/** Chained, and all of it under a checkpoint whose tree is this leaf alone. */
function logOf(rows: readonly Entry[], previous = NO_HASH, from = 1): DrawLog {
  let last = previous;
  const chained = rows.map((row, index) => {
    const entry = { ...row, number: from + index };
    last = hexOf(sha256(asciiBytes(entryText(entry, last))));
    return { ...entry, hash: last };
  });
  const count = from + rows.length - 1;
  const root = hexOf(drawsLeaf(sha256, { count, head: last }));
  const checkpoint = { number: 7, at: 3_600, leaves: 1, root, previous: NO_HASH };
  const sealed = { ...checkpoint, hash: hexOf(sha256(asciiBytes(checkpointText(checkpoint)))) };
  return { format: 'bahi-draw-log-1', previous, entries: chained, proof: { checkpoint: sealed, count, path: [] } };
}

const whole = logOf(entries);
const checkpoints = [whole.proof!.checkpoint];
const check = (log: unknown) => checkLog({ log, checkpoints }, drawn);

test('a draw that was published in time, under a checkpoint', () => {
  expect(check(whole)).toEqual({ findings: [], at: { commitment: 500, list: 1_100, result: 2_500 }, checkpoint: 7 });
  expect(check({ ...whole, proof: null })).toMatchObject({ findings: [], checkpoint: null });
});

test.each<[string, unknown, string]>([
  [
    'an entry swapped',
    { ...whole, entries: whole.entries.with(0, { ...whole.entries[0]!, at: 400 }) },
    'entry_changed',
  ],
  ['another list', logOf(entries.with(2, { ...entries[2], value: hash('e') })), 'logged_otherwise'],
  ['a list too late', logOf(entries.with(2, { ...entries[2], at: 2_000 })), 'list_late'],
  ['a commitment too late', logOf(entries.with(0, { ...entries[0], at: 1_000 })), 'commitment_late'],
  ['a draw made up afterwards', logOf([{ ...entries[1], at: 500 + 3_600_001 }, ...entries]), 'logged_backdated'],
  ['no result', logOf(entries.slice(0, 3)), 'not_logged'],
  ['a commitment twice', logOf([entries[0], ...entries]), 'logged_twice'],
  ['another checkpoint', logOf([...entries, { ...entries[1], what: 'list' }]), 'checkpoint_foreign'],
  ['no log', { format: 'bahi-draw-log-1' }, 'malformed'],
])('%s is found, and worded in each language', (_, log, problem) => {
  const findings = check(log)?.findings ?? [];
  expect(findings.map((finding) => finding.problem)).toContain(problem);
  for (const finding of findings)
    for (const words of [en, tw, ko]) expect(logFindingText(finding, words).length).toBeGreaterThan(5);
});

test('what is logged a little later than it says, since somebody else was being written down, is in order', () => {
  const waited = logOf([{ ...entries[1], at: 500 + 3_600_000 }, entries[0], entries[2], entries[3]]);
  expect(checkLog({ log: waited, checkpoints: [waited.proof!.checkpoint] }, drawn)!.findings).toEqual([]);
  // Whoever else's entry is out of its time says nothing of this draw.
  const other = logOf([entries[0], entries[2], { ...entries[3], at: 4_000_000 }, entries[1]]);
  expect(checkLog({ log: other, checkpoints: [other.proof!.checkpoint] }, drawn)!.findings).toEqual([]);
});

test('a log that begins after the draw says nothing of it', () => {
  const younger = logOf([entries[1]], hash('f'), 5_001);
  expect(checkLog({ log: younger, checkpoints: [] }, drawn)).toBeNull();
});

const session = (date: string, close: number) => ({ date, open: close - 900, close });
const skipping = {
  ...drawn,
  terms: { ...drawn.terms, sessions: [session('2026-11-21', 1_900), session('2026-11-22', 2_900)] },
  personCount: 12,
  skipped: [{ date: '2026-11-21', why: 'close_missed' }],
} as const;
const [committed, , listed, decided] = entries;
const persons: Entry = { at: 1_100, offer: '501', what: 'persons', value: '12 12' };
const gap: Entry = { at: 2_100, offer: '501', what: 'gap', value: '2026-11-21 close_missed' };
const result: Entry = { ...decided, at: 3_000 };
const checkSkipping = (...rows: readonly Entry[]) => {
  const log = logOf(rows);
  return checkLog({ log, checkpoints: [log.proof!.checkpoint] }, skipping)!.findings;
};

test('a list that waits until the session has closed whose level is taken could have been chosen, unless requests ended only then', () => {
  const close = 3_600_000;
  const findings = (closesAt: number, listedAt: number) => {
    const terms = { ...drawn.terms, closesAt, levelAt: 2 * close, sessions: [session(drawn.terms.date, close)] };
    const at = listedAt;
    const log = logOf([committed, { ...listed, at }, { ...persons, at }, { ...decided, at: 2 * close }]);
    const draw = { ...drawn, terms, personCount: 12, skipped: [] };
    return checkLog({ log, checkpoints: [log.proof!.checkpoint] }, draw)!.findings.map(({ problem }) => problem);
  };
  expect(findings(1_000, close - 1)).toEqual([]);
  expect(findings(1_000, close)).toEqual(['list_late']);
  expect(findings(close, close + 60_000)).toEqual([]);
  expect(findings(close, 2 * close)).toEqual(['list_late']);
});

test('applications and persons are counted in the log, and a skipped session stands there in time', () => {
  expect(checkSkipping(committed, listed, persons, gap, result)).toEqual([]);
});

test.each<[string, readonly Entry[], string]>([
  ['other persons', [committed, listed, { ...persons, value: '12 11' }, gap, result], 'logged_otherwise'],
  ['no count', [committed, listed, gap, result], 'not_logged'],
  ['a skip that was never told', [committed, listed, persons, result], 'not_logged'],
  [
    'another reason',
    [committed, listed, persons, { ...gap, value: '2026-11-21 no_session' }, result],
    'logged_otherwise',
  ],
  [
    'a skip that was not taken',
    [committed, listed, persons, gap, { ...gap, value: '2026-11-22 told_late' }, result],
    'logged_otherwise',
  ],
  ['a skip told late', [committed, listed, persons, { ...gap, at: 2_900 }, result], 'gap_late'],
])('%s is found, and worded in each language', (_, rows, problem) => {
  const findings = checkSkipping(...rows);
  expect(findings.map((finding) => finding.problem)).toEqual([problem]);
  for (const finding of findings)
    for (const words of [en, tw, ko]) expect(logFindingText(finding, words).length).toBeGreaterThan(5);
});
