/**
 * The log of draws (rules §8): each commitment, list hash and result hash with the moment at which it was published, chained, and its
 * head in every checkpoint of the books. Two things stand in it in plain words: how many applications of how many verified persons a list
 * has ("240 240"), and each session that gave a draw no level ("2026-11-24 close_missed"). Whoever kept a checkpoint can show that nothing in the log before it was swapped later. The
 * server writes the texts that are hashed here, and whoever verifies a draw reads them.
 */
import { LOGGED_WHATS, SKIPPED_WHYS, type LoggedWhat } from './draw-words.ts';
import { skippedText, type DrawTerms, type SkippedSession } from './lottery-form.ts';
import {
  CHECKPOINT_PROOF,
  checkpointFindings,
  type CheckpointFinding,
  type CheckpointProof,
} from './checkpoint-proof.ts';
import { leafHash } from './merkle.ts';
import { mismatchIn, type Shape } from './shape.ts';
import { asciiBytes, hexOf, type Sha256 } from './sha256.ts';
import { NO_HASH, type Checkpoint } from './statement-form.ts';
import { HOUR_MS, MINUTE_MS } from './time.ts';

export interface DrawLogEntry {
  readonly number: number;
  /** UTC milliseconds. */
  readonly at: number;
  readonly offer: string;
  readonly what: LoggedWhat;
  readonly value: string;
  readonly hash: string;
}

export interface DrawLog {
  readonly format: 'bahi-draw-log-1';
  /** The hash before the first entry here. */
  readonly previous: string;
  readonly entries: readonly DrawLogEntry[];
  /** Of so many entries; null while no checkpoint has any. */
  readonly proof: (CheckpointProof & { readonly count: number }) | null;
}

export type DrawLogFinding =
  | { readonly problem: 'malformed'; readonly field: string }
  | { readonly problem: 'entry_misplaced' | 'entry_changed'; readonly number: number }
  /** The checkpoint has entries that the log has not. */
  | { readonly problem: 'entries_missing' }
  | CheckpointFinding
  | {
      readonly problem: 'not_logged' | 'logged_otherwise' | 'logged_twice' | 'logged_backdated';
      readonly what: LoggedWhat;
    }
  /** The seed was fixed when the list could be known; the list, when the public value was. Either could have been chosen then. */
  | { readonly problem: 'commitment_late' | 'list_late' }
  /** A skipped session was told only when the level that was taken instead could be known. */
  | { readonly problem: 'gap_late' };

/** What a draw says was published; a field that is left out is not asked for. */
export interface LoggedDraw extends Partial<Pick<DrawTerms, 'closesAt' | 'levelAt' | 'sessions'>> {
  readonly offer: string;
  readonly commitment?: string;
  readonly listHash?: string;
  readonly resultHash?: string;
  readonly applicationCount?: number;
  readonly personCount?: number;
  readonly skipped?: readonly SkippedSession[];
}

/** As a list's entry says it. */
export function personsText(of: { readonly applications: number; readonly persons: number }): string {
  return `${of.applications} ${of.persons}`;
}

export function entryText({ number, at, offer, what, value }: Omit<DrawLogEntry, 'hash'>, previous: string): string {
  return `bahi-draw-log-1|${number}|${at}|${offer}|${what}|${value}|${previous}`;
}

/** The leaf of a checkpoint's tree that stands for the log; it hides nothing, and so has no salt. */
export function drawsLeaf(
  sha256: Sha256,
  { count, head }: { readonly count: number; readonly head: string },
): Uint8Array {
  return leafHash(sha256, new Uint8Array(), asciiBytes(`bahi-draws-1|${count}|${head}`));
}

/** An empty list: chain and checkpoint hold, and what the draw published is in the log once. */
export function verifyDrawLog(
  value: unknown,
  of: { readonly sha256: Sha256; readonly published?: readonly Checkpoint[]; readonly draw?: LoggedDraw },
): DrawLogFinding[] {
  const malformed = mismatchIn(value, LOG);
  if (malformed !== null) return [{ problem: 'malformed', field: malformed }];
  const log = value as DrawLog;
  const { sha256, published = [], draw } = of;
  return [
    ...chainFindings(log, sha256),
    ...(log.proof === null ? [] : proofFindings(log, log.proof, { sha256, published })),
    ...(draw === undefined ? [] : drawFindings(log, draw)),
  ];
}

function chainFindings({ previous: first, entries }: DrawLog, sha256: Sha256): DrawLogFinding[] {
  const findings: DrawLogFinding[] = [];
  let previous = first;
  const start = first === NO_HASH ? 1 : (entries[0]?.number ?? 1);
  for (const [index, entry] of entries.entries()) {
    const { number } = entry;
    if (number !== start + index) findings.push({ problem: 'entry_misplaced', number });
    else if (hexOf(sha256(asciiBytes(entryText(entry, previous)))) !== entry.hash)
      findings.push({ problem: 'entry_changed', number });
    previous = entry.hash;
  }
  return findings;
}

function proofFindings(
  { entries }: DrawLog,
  proof: NonNullable<DrawLog['proof']>,
  against: { readonly sha256: Sha256; readonly published: readonly Checkpoint[] },
): DrawLogFinding[] {
  const { count } = proof;
  const head = entries.find(({ number }) => number === count)?.hash;
  const leaf = head === undefined ? null : drawsLeaf(against.sha256, { count, head });
  const missing: DrawLogFinding[] = leaf === null ? [{ problem: 'entries_missing' }] : [];
  return [...missing, ...checkpointFindings(leaf, proof, against)];
}

function drawFindings({ entries }: DrawLog, draw: LoggedDraw): DrawLogFinding[] {
  const own = entries.filter(({ offer }) => offer === draw.offer);
  const { applicationCount, personCount } = draw;
  const isCounted = applicationCount !== undefined && personCount !== undefined;
  const wanted = [
    ['commitment', draw.commitment],
    ['list', draw.listHash],
    ['persons', isCounted ? personsText({ applications: applicationCount, persons: personCount }) : undefined],
    ['result', draw.resultHash],
  ] as const;
  const findings = wanted.flatMap(([what, value]): DrawLogFinding[] => {
    if (value === undefined) return [];
    const logged = own.filter((entry) => entry.what === what);
    if (logged.length === 0) return [{ problem: 'not_logged', what }];
    if (logged.length > 1) return [{ problem: 'logged_twice', what }];
    return logged[0]!.value === value ? [] : [{ problem: 'logged_otherwise', what }];
  });
  const isLate = (what: LoggedWhat, from = Infinity) => own.some((entry) => entry.what === what && entry.at >= from);
  if (isLate('commitment', draw.closesAt)) findings.push({ problem: 'commitment_late' });
  if (isLate('list', levelKnownAt(draw))) findings.push({ problem: 'list_late' });
  return [...findings, ...gapFindings(own, draw), ...backdatedFindings(entries, draw)];
}

/** A list is published a minute after the last request, also by a server that is busy. */
export const LISTED_WITHIN_MS = 10 * MINUTE_MS;

/**
 * When the session closed that gave the level: a list may be closed while one is over that gives none. Of requests that ended only as the
 * first session closed the list comes right after it, and in time before the moment of the draw.
 */
function levelKnownAt({ closesAt = 0, levelAt, sessions = [], skipped = [] }: LoggedDraw): number | undefined {
  const close = sessions[skipped.length]?.close;
  return close === undefined || (skipped.length === 0 && closesAt + LISTED_WITHIN_MS > close) ? levelAt : close;
}

/** What was skipped stands in the log in its order, each before the session closed that gave the level. */
function gapFindings(own: DrawLog['entries'], { skipped, sessions = [] }: LoggedDraw): DrawLogFinding[] {
  if (skipped === undefined) return [];
  const gaps = own.filter(({ what }) => what === 'gap');
  const isLogged = (text: string, at: number) => gaps[at]?.value === text;
  const findings: DrawLogFinding[] = [];
  if (gaps.length < skipped.length) findings.push({ problem: 'not_logged', what: 'gap' });
  else if (gaps.length > skipped.length || !skipped.map(skippedText).every(isLogged))
    findings.push({ problem: 'logged_otherwise', what: 'gap' });
  const knownAt = sessions[skipped.length]?.close ?? Infinity;
  return gaps.some(({ at }) => at >= knownAt) ? [...findings, { problem: 'gap_late' }] : findings;
}

/** Who writes may have waited for others that were written before. */
const WAITED_MAX_MS = HOUR_MS;

/** What stands behind a later moment was written after it, whatever it says of itself: a draw that was made up once its result could be chosen. */
function backdatedFindings(entries: DrawLog['entries'], { offer }: LoggedDraw): DrawLogFinding[] {
  let latest = 0;
  return entries.flatMap((entry): DrawLogFinding[] => {
    const isBackdated = entry.offer === offer && entry.at < latest - WAITED_MAX_MS;
    latest = Math.max(latest, entry.at);
    return isBackdated ? [{ problem: 'logged_backdated', what: entry.what }] : [];
  });
}

const HASH = /^[0-9a-f]{64}$/;
const ENTRY = {
  number: 'integer',
  at: 'integer',
  offer: /^[1-9][0-9]{0,18}$/,
  what: new RegExp(`^(${LOGGED_WHATS.join('|')})$`),
  value: new RegExp(`^([0-9a-f]{64}|[0-9]{1,9} [0-9]{1,9}|[0-9]{4}-[0-9]{2}-[0-9]{2} (${SKIPPED_WHYS.join('|')}))$`),
  hash: HASH,
} as const;
const LOG: Shape = {
  format: /^bahi-draw-log-1$/,
  previous: HASH,
  entries: ['list', ENTRY],
  proof: ['nullable', { ...CHECKPOINT_PROOF, count: 'integer' }],
};
