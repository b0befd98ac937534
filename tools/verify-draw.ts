/** The offline command's part for a published draw (rules §8), and for the log of draws: what was changed, each in a sentence. */
import { hash } from 'node:crypto';
import { verifyDrawLog, type DrawLog, type DrawLogFinding } from '@bahi/core/draw-log.ts';
import type { LoggedWhat, SkippedWhy } from '@bahi/core/draw-words.ts';
import { levelDateOf, type DrawFile } from '@bahi/core/lottery-form.ts';
import { verifyDraw, type DrawFinding, type PublishedDraw } from '@bahi/core/lottery-verify.ts';
import { hmacSha256 } from '@bahi/core/sha256.ts';
import type { Checkpoint } from '@bahi/core/statement-form.ts';

/** By its own word: a draw that says it is something else is verified as that. */
export function isDraw(value: unknown): boolean {
  return startsWith(value, 'bahi-draw-');
}

function startsWith(value: unknown, word: string): boolean {
  const format = typeof value === 'object' && value !== null && 'format' in value ? value.format : null;
  return typeof format === 'string' && format.startsWith(word);
}

const sha256 = (bytes: Uint8Array): Uint8Array => hash('sha256', bytes, 'buffer');

/** The exit code: 0 when all holds. Beside the draw, what was published of it, or the log of draws with checkpoints of one's own. */
export function verifyDrawFile(value: unknown, beside: unknown, checkpoints: readonly Checkpoint[]): number {
  const isLog = startsWith(beside, 'bahi-draw-log-');
  const published = isLog ? {} : publishedIn(beside);
  const { findings, draw } = verifyDraw(value, { sha256, hmac: hmacSha256, published });
  for (const finding of findings) process.stdout.write(`WRONG  ${sentenceOf(finding)}\n`);
  if (draw === null) return 1;
  const logged = { ...draw, ...draw.terms };
  const inLog = isLog ? verifyDrawLog(beside, { sha256, published: checkpoints, draw: logged }) : [];
  for (const finding of inLog) process.stdout.write(`WRONG  ${logSentenceOf(finding)}\n`);
  if (findings.length + inLog.length > 0) return 1;
  process.stdout.write(`${summaryOf(draw)}\n`);
  if (isLog) process.stdout.write(`${logSummaryOf(beside as DrawLog)}\n`);
  return 0;
}

function logSummaryOf({ entries, proof }: DrawLog): string {
  const holds = `The log of draws holds, ${entries.length} entries; commitment, list hash and result hash are in it, each once.`;
  if (proof === null) return `${holds}\nNo checkpoint covers any of it yet.`;
  const { number, at, hash: own } = proof.checkpoint;
  return `${holds}\nCheckpoint ${number} of ${new Date(at).toISOString()} covers the first ${proof.count}. Its published hash must be ${own}.`;
}

function logSentenceOf(finding: DrawLogFinding): string {
  switch (finding.problem) {
    case 'malformed':
      return `this is not a log of draws: the field "${finding.field}" is missing, malformed or unknown`;
    case 'entry_misplaced':
      return `entry ${finding.number} of the log is not in its place`;
    case 'entry_changed':
      return `entry ${finding.number} of the log was changed, or does not follow the one before it: its hash is another`;
    case 'entries_missing':
      return 'the checkpoint has entries that the log has not';
    case 'path_differs':
      return "the log does not lead to the checkpoint's root: an entry or the path was changed";
    case 'checkpoint_changed':
      return 'the checkpoint was changed: its fields do not make its hash';
    case 'checkpoint_foreign':
      return 'the checkpoint is not one of those that were published';
    case 'not_logged':
      return `the ${LOGGED[finding.what]} is not in the log`;
    case 'logged_otherwise':
      return `the log has another ${LOGGED[finding.what]}`;
    case 'logged_twice':
      return `the log has more than one ${LOGGED[finding.what]}`;
    case 'logged_backdated':
      return `the ${LOGGED[finding.what]} says an earlier moment than what the log has before it`;
    case 'commitment_late':
      return 'the commitment was published only after the applications had closed';
    case 'list_late':
      return 'the list hash was published only after the public value was known';
    case 'gap_late':
      return 'that a session was skipped was told only after the session had closed that was taken instead';
  }
}

const LOGGED: Record<LoggedWhat, string> = {
  commitment: 'commitment',
  list: 'list hash',
  persons: 'count of persons',
  gap: 'skipped session',
  result: 'result hash',
};

function summaryOf(draw: DrawFile): string {
  const {
    terms,
    applicationCount,
    personCount,
    lotsApplied,
    winners,
    level,
    commitment,
    listHash,
    skipped = [],
  } = draw;
  const won = winners.reduce((sum, { lots }) => sum + lots, 0);
  return [
    `Draw of offer ${terms.offer} (${terms.symbol}): ${applicationCount} applications${personCount === undefined ? '' : ` of ${personCount} verified persons`} for ${lotsApplied} lots, ${terms.lots} offered; ${winners.length} of them won ${won} lots. The winners follow from seed, list and public value.`,
    `Published at the opening must be the commitment ${commitment}`,
    `and at ${new Date(terms.closesAt).toISOString()} the list hash ${listHash}.`,
    `${terms.index} must have closed on ${levelDateOf(draw)} at ${level}.`,
    ...skipped.map(({ date, why }) => `The session of ${date} gave no level: ${SKIPPED[why]}.`),
  ].join('\n');
}

const SKIPPED: Record<SkippedWhy, string> = {
  close_missed: 'nobody recorded how it closed',
  minutes_missed: 'minutes of it were not recorded',
  no_session: 'there was none',
  told_late: 'that the session before it was skipped was told only after its close',
};

function sentenceOf(finding: DrawFinding): string {
  switch (finding.problem) {
    case 'malformed':
      return `this is not a draw: the field "${finding.field}" is missing, malformed or unknown`;
    case 'seed_differs':
      return 'the seed is not the one that was committed to';
    case 'commitment_differs':
      return 'the terms, the hash of the seed or the commitment was changed: they do not fit each other';
    case 'level_early':
      return 'the public value was known before the applications closed';
    case 'skipped_differ':
      return 'other sessions were skipped than those of the terms, in their order';
    case 'application_doubled':
      return `application ${finding.application} is there more than once`;
    case 'application_misplaced':
      return `application ${finding.application} is not in its place`;
    case 'application_missing':
      return `application ${finding.application} won and is missing in the list`;
    case 'applications_exceeded':
      return `customer ${finding.customer} has ${finding.count} applications; the offer takes ${finding.maximum}`;
    case 'count_differs':
      return `the list says ${finding.stated} applications; ${finding.counted} are there`;
    case 'persons_differ':
      return `the list says ${finding.stated} persons; ${finding.counted} are there`;
    case 'lots_differ':
      return `the list says ${finding.stated} lots; its applications make ${finding.counted}`;
    case 'list_differs':
      return 'the list was changed: it does not make the list hash that was drawn with';
    case 'list_hash_differs':
      return 'the list hash was changed: the list that was drawn from makes another';
    case 'level_differs':
      return 'the public value is not the one that was drawn with';
    case 'key_differs':
      return 'the key was changed: seed, list hash and public value make another';
    case 'winner_added':
      return `application ${finding.application} did not win, and is given ${finding.lots} lots`;
    case 'winner_missing':
      return `application ${finding.application} won ${finding.lots} lots, and is missing among the winners`;
    case 'winner_changed':
      return `application ${finding.application} won ${finding.computed} lots, and is given ${finding.stated}`;
    case 'winner_misplaced':
      return `winner ${finding.application} is not in its place`;
    case 'cutoff_differs':
      return 'the cut-off is not the last key that won';
    case 'result_hash_differs':
      return 'the result hash was changed: the draw makes another';
    case 'foreign':
      return `the ${WORDS[finding.field]} is not the one that was published`;
  }
}

const WORDS: Record<keyof PublishedDraw, string> = {
  commitment: 'commitment',
  listHash: 'list hash',
  level: 'public value',
  resultHash: 'result hash',
};

/** Any file that has some of these, also a copy of the draw itself. */
function publishedIn(value: unknown): PublishedDraw {
  if (value === undefined) return {};
  const fields = Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
    ([field, text]) => Object.hasOwn(WORDS, field) && typeof text === 'string',
  );
  if (fields.length === 0) throw new Error('the second file holds nothing of a draw that was published');
  return Object.fromEntries(fields);
}
