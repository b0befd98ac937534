/**
 * Verifies a published draw (rules §8) with nothing but the file: the seed against its commitment, the list against its hash, the key
 * against both and the public value, and the winners by drawing again. The one function of the browser's verifier, the offline
 * command and the server's tests. Each finding names what is wrong; an empty list means that not a byte was changed.
 *
 * A file alone cannot show that the level is the one the index had, or that commitment and list hash are those that were published
 * in time: for that it is compared with what was `published`, kept from another source.
 */
import { commitDraw, closeList, drawKey, drawTickets, type DrawHashes } from './lottery.ts';
import { commitmentText, compareIds, readDraw, resultText, type DrawFile, type DrawWinner } from './lottery-form.ts';
import { asciiBytes, hexOf } from './sha256.ts';

export type DrawFinding =
  | { readonly problem: 'malformed'; readonly field: string }
  /** The seed is not the one whose hash was published; the terms, or that hash, are not those committed to. */
  | { readonly problem: 'seed_differs' | 'commitment_differs' }
  /** The public value was known before the list was closed. */
  | { readonly problem: 'level_early' }
  /** Other sessions were skipped than those of the terms in their order, or all of them. */
  | { readonly problem: 'skipped_differ' }
  | { readonly problem: 'application_doubled' | 'application_misplaced'; readonly application: string }
  /** A winner that is not in the list. */
  | { readonly problem: 'application_missing'; readonly application: string }
  | {
      readonly problem: 'applications_exceeded';
      readonly customer: string;
      readonly count: number;
      readonly maximum: number;
    }
  | {
      readonly problem: 'count_differs' | 'persons_differ' | 'lots_differ';
      readonly stated: number;
      readonly counted: number;
    }
  /** The list is not the one that was drawn from; it is, and only its stated hash was changed. */
  | { readonly problem: 'list_differs' | 'list_hash_differs' }
  /** The level is not the one that was drawn with; it is, and only the stated key was changed. */
  | { readonly problem: 'level_differs' | 'key_differs' }
  | { readonly problem: 'winner_added' | 'winner_missing'; readonly application: string; readonly lots: number }
  | {
      readonly problem: 'winner_changed';
      readonly application: string;
      readonly stated: number;
      readonly computed: number;
    }
  | { readonly problem: 'winner_misplaced'; readonly application: string }
  | { readonly problem: 'cutoff_differs' | 'result_hash_differs' }
  | { readonly problem: 'foreign'; readonly field: keyof PublishedDraw };

/** What was published at the opening, at the close and after it, as far as it is known from elsewhere than the file. */
export interface PublishedDraw {
  readonly commitment?: string;
  readonly listHash?: string;
  readonly level?: string;
  readonly resultHash?: string;
}

export interface DrawVerdict {
  readonly findings: readonly DrawFinding[];
  /** Null when it is not a draw at all. */
  readonly draw: DrawFile | null;
}

/** More of them say nothing new. */
const FINDINGS_MAX = 20;

export function verifyDraw(
  value: unknown,
  { published = {}, ...hashes }: DrawHashes & { published?: PublishedDraw },
): DrawVerdict {
  const draw = readDraw(value);
  if ('malformed' in draw) return { findings: [{ problem: 'malformed', field: draw.malformed }], draw: null };
  const findings = [
    ...commitmentFindings(draw, hashes),
    ...sessionFindings(draw),
    ...orderFindings(draw),
    ...listFindings(draw),
    ...keyFindings(draw, hashes),
    ...foreignFindings(draw, published),
  ];
  // It covers what is above: where any of that was changed it says nothing more.
  if (findings.length === 0 && hashOf(resultText(draw), hashes) !== draw.resultHash)
    findings.push({ problem: 'result_hash_differs' });
  return { findings: findings.slice(0, FINDINGS_MAX), draw };
}

function commitmentFindings(draw: DrawFile, { sha256 }: DrawHashes): DrawFinding[] {
  const { terms, seed, seedHash, commitment } = draw;
  const findings: DrawFinding[] = [];
  if (commitDraw(terms, seed, sha256).seedHash !== seedHash) findings.push({ problem: 'seed_differs' });
  if (hashOf(commitmentText(terms, seedHash), { sha256 }) !== commitment)
    findings.push({ problem: 'commitment_differs' });
  const { sessions = [], closesAt, levelAt } = terms;
  if (levelAt <= closesAt || sessions.some(({ close }) => close < closesAt)) findings.push({ problem: 'level_early' });
  return findings;
}

function sessionFindings({ terms: { sessions, date }, skipped = [] }: DrawFile): DrawFinding[] {
  if (sessions === undefined) return [];
  const isOfTerms =
    sessions[0]?.date === date &&
    skipped.length < sessions.length &&
    skipped.every((session, at) => session.date === sessions[at]!.date);
  return isOfTerms ? [] : [{ problem: 'skipped_differ' }];
}

function orderFindings({ applications, winners }: DrawFile): DrawFinding[] {
  const findings: DrawFinding[] = [];
  for (const [at, { application }] of applications.entries()) {
    const order = at === 0 ? -1 : compareIds(applications[at - 1]!.application, application);
    if (order === 0) findings.push({ problem: 'application_doubled', application });
    if (order > 0) findings.push({ problem: 'application_misplaced', application });
  }
  for (const [at, { application }] of winners.entries()) {
    if (at > 0 && compareIds(winners[at - 1]!.application, application) >= 0)
      findings.push({ problem: 'winner_misplaced', application });
  }
  return findings;
}

function listFindings(draw: DrawFile): DrawFinding[] {
  const { terms, applications, applicationCount, personCount, lotsApplied, winners } = draw;
  const findings: DrawFinding[] = [];
  const counts = new Map<string, number>();
  let lots = 0;
  for (const each of applications) {
    counts.set(each.customer, (counts.get(each.customer) ?? 0) + 1);
    lots += each.lots;
  }
  const maximum = terms.applicationsMax;
  for (const [customer, count] of counts) {
    if (count > maximum) findings.push({ problem: 'applications_exceeded', customer, count, maximum });
  }
  const counted = applications.length;
  if (counted !== applicationCount) findings.push({ problem: 'count_differs', stated: applicationCount, counted });
  if (personCount !== undefined && personCount !== counts.size)
    findings.push({ problem: 'persons_differ', stated: personCount, counted: counts.size });
  if (lots !== lotsApplied) findings.push({ problem: 'lots_differ', stated: lotsApplied, counted: lots });
  const known = new Set(applications.map(({ application }) => application));
  for (const { application } of winners) {
    if (!known.has(application)) findings.push({ problem: 'application_missing', application });
  }
  return findings;
}

/** Which of list, list hash, level, key and winners is not what the others say. */
function keyFindings(draw: DrawFile, hashes: DrawHashes): DrawFinding[] {
  const { sha256 } = hashes;
  const { listHash, applications } = closeList(draw.terms, draw.applications, sha256);
  const listed = { ...draw, applications };
  const findings: DrawFinding[] = [];
  const stated = drawKey(draw, sha256);
  const computed = drawKey({ ...draw, listHash }, sha256);
  if (listHash !== draw.listHash)
    findings.push({ problem: computed === draw.key ? 'list_hash_differs' : 'list_differs' });
  const isSeedRight = commitDraw(draw.terms, draw.seed, sha256).seedHash === draw.seedHash;
  if (stated === draw.key || computed === draw.key || !isSeedRight)
    return [...findings, ...resultFindings(listed, draw.key, hashes)];
  const isKeyAlone =
    hashOf(resultText(draw), hashes) === draw.resultHash && resultFindings(listed, stated, hashes).length === 0;
  if (isKeyAlone) return [...findings, { problem: 'key_differs' }];
  return [...findings, { problem: 'level_differs' }, ...resultFindings(listed, draw.key, hashes)];
}

/** The result beside the one that a key gives. */
function resultFindings(draw: DrawFile, key: string, hashes: DrawHashes): DrawFinding[] {
  const drawn = drawTickets({ ...draw, key }, hashes);
  const findings: DrawFinding[] = [];
  const stated = byApplication(draw.winners);
  const computed = byApplication(drawn.winners);
  const listed = new Set(draw.applications.map(({ application }) => application));
  for (const [application, lots] of stated) {
    const right = computed.get(application);
    if (right === undefined && listed.has(application)) findings.push({ problem: 'winner_added', application, lots });
    if (right !== undefined && right !== lots)
      findings.push({ problem: 'winner_changed', application, stated: lots, computed: right });
  }
  for (const [application, lots] of computed) {
    if (!stated.has(application)) findings.push({ problem: 'winner_missing', application, lots });
  }
  if (drawn.cutoff !== draw.cutoff) findings.push({ problem: 'cutoff_differs' });
  return findings;
}

function foreignFindings(draw: DrawFile, published: PublishedDraw): DrawFinding[] {
  const fields = ['commitment', 'listHash', 'level', 'resultHash'] as const;
  return fields
    .filter((field) => published[field] !== undefined && published[field] !== draw[field])
    .map((field) => ({ problem: 'foreign', field }));
}

function byApplication(winners: readonly DrawWinner[]): Map<string, number> {
  return new Map(winners.map(({ application, lots }) => [application, lots]));
}

function hashOf(text: string, { sha256 }: Pick<DrawHashes, 'sha256'>): string {
  return hexOf(sha256(asciiBytes(text)));
}
