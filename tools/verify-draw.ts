/** The offline command's part for a published draw (rules §8): what was changed, each in a sentence. */
import { hash } from 'node:crypto';
import type { DrawFile } from '@bahi/core/lottery-form.ts';
import { verifyDraw, type DrawFinding, type PublishedDraw } from '@bahi/core/lottery-verify.ts';
import { hmacSha256 } from '@bahi/core/sha256.ts';

/** By its own word: a draw that says it is something else is verified as that. */
export function isDraw(value: unknown): boolean {
  const format = typeof value === 'object' && value !== null && 'format' in value ? value.format : null;
  return typeof format === 'string' && format.startsWith('bahi-draw-');
}

/** The exit code: 0 when all holds. */
export function verifyDrawFile(value: unknown, publishedValue: unknown): number {
  const sha256 = (bytes: Uint8Array) => hash('sha256', bytes, 'buffer');
  const published = publishedIn(publishedValue);
  const { findings, draw } = verifyDraw(value, { sha256, hmac: hmacSha256, published });
  for (const finding of findings) process.stdout.write(`WRONG  ${sentenceOf(finding)}\n`);
  if (draw === null || findings.length > 0) return 1;
  process.stdout.write(`${summaryOf(draw)}\n`);
  return 0;
}

function summaryOf({ terms, applicationCount, lotsApplied, winners, level, commitment, listHash }: DrawFile): string {
  const won = winners.reduce((sum, { lots }) => sum + lots, 0);
  return [
    `Draw of offer ${terms.offer} (${terms.symbol}): ${applicationCount} applications for ${lotsApplied} lots, ${terms.lots} offered; ${winners.length} of them won ${won} lots. The winners follow from seed, list and public value.`,
    `Published at the opening must be the commitment ${commitment}`,
    `and at ${new Date(terms.closesAt).toISOString()} the list hash ${listHash}.`,
    `${terms.index} must have closed on ${terms.date} at ${level}.`,
  ].join('\n');
}

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
