/**
 * The draw of an offer (rules §8): commit, close, reveal. The seed's hash is public before the first application, the list's hash
 * before the public value exists, and each ticket's key follows from all three, so nobody can choose a winner: not by the
 * seed, which is fixed first; not by the list, which is fixed before the level is known; not by the level, which nobody can
 * turn into keys without the seed. The same input gives the same file, byte for byte.
 */
import { assert } from './assert.ts';
import {
  commitmentText,
  compareIds,
  listText,
  lotsOf,
  personsOf,
  readDraw,
  resultText,
  seedText,
  ticketCount,
  ticketText,
  versionOf,
  type DrawApplication,
  type DrawFile,
  type DrawResult,
  type DrawTerms,
  type SkippedSession,
} from './lottery-form.ts';
import { asciiBytes, bytesOfHex, hexOf, joinBytes, type Sha256 } from './sha256.ts';

/** Those of sha256.ts, or faster ones that give the same. */
export interface DrawHashes {
  readonly sha256: Sha256;
  readonly hmac: (key: Uint8Array) => (message: Uint8Array) => Uint8Array;
}

export interface DrawInput {
  readonly terms: DrawTerms;
  /** 32 random bytes, as hexadecimal digits. */
  readonly seed: string;
  /** In any order; valid ones only, each id once. */
  readonly applications: readonly DrawApplication[];
  readonly level: string;
  /** Sessions of the terms that gave no level. */
  readonly skipped?: readonly SkippedSession[];
}

/** What the opening publishes. */
export function commitDraw(terms: DrawTerms, seed: string, sha256: Sha256): Pick<DrawFile, 'seedHash' | 'commitment'> {
  const seedHash = hashOf(sha256, seedText(terms, seed));
  return { seedHash, commitment: hashOf(sha256, commitmentText(terms, seedHash)) };
}

/** What the close publishes: the list in order, its counts and its hash. */
export function closeList(
  terms: DrawTerms,
  applications: readonly DrawApplication[],
  sha256: Sha256,
): Pick<DrawFile, 'applications' | 'applicationCount' | 'personCount' | 'lotsApplied' | 'listHash'> {
  const sorted = applications.toSorted((left, right) => compareIds(left.application, right.application));
  return {
    applications: sorted,
    applicationCount: sorted.length,
    ...(terms.sessions === undefined ? {} : { personCount: personsOf(sorted) }),
    lotsApplied: lotsOf(sorted),
    listHash: hashOf(sha256, listText(terms, sorted)),
  };
}

/**
 * The whole draw as it is published. Allotted are min(offered, applied for) lots, to nobody more than applied for.
 * @throws AssertionFailure when a field has another form than a published draw may have, or an id stands there twice
 */
export function drawOffer({ terms, seed, applications, level, skipped = [] }: DrawInput, hashes: DrawHashes): DrawFile {
  const { sha256 } = hashes;
  const committed = commitDraw(terms, seed, sha256);
  const list = closeList(terms, applications, sha256);
  const key = drawKey({ seed, listHash: list.listHash, level }, sha256);
  const result = drawTickets({ terms, applications: list.applications, key }, hashes);
  const sessions = terms.sessions === undefined ? {} : { skipped };
  const drawn = { ...committed, ...list, ...sessions, level, seed, ...result };
  const file: DrawFile = {
    format: `bahi-draw-${versionOf(terms)}`,
    terms,
    ...drawn,
    resultHash: hashOf(sha256, resultText(drawn)),
  };
  const read = readDraw(file);
  assert(!('malformed' in read), `a draw is well formed, unlike ${'malformed' in read ? read.malformed : ''}`);
  const isOrdered = list.applications.every(
    ({ application }, at) => at === 0 || compareIds(list.applications[at - 1]!.application, application) < 0,
  );
  assert(isOrdered, 'each application is in the list once');
  return file;
}

/** SHA-256(seed ‖ list hash ‖ level): what HMAC-SHA-256 itself makes of these as its key, since they are longer than a block. */
export function drawKey(
  { seed, listHash, level }: Pick<DrawFile, 'seed' | 'listHash' | 'level'>,
  sha256: Sha256,
): string {
  return hexOf(sha256(joinBytes(bytesOfHex(seed), bytesOfHex(listHash), asciiBytes(level))));
}

/** The lowest keys win until the lots are used up; applications in order, each once. */
export function drawTickets(
  { terms, applications, key }: Pick<DrawFile, 'terms' | 'applications' | 'key'>,
  { hmac }: Pick<DrawHashes, 'hmac'>,
): DrawResult {
  if (lotsOf(applications) <= terms.lots) {
    return { key, winners: applications.map(({ application, lots }) => ({ application, lots })), cutoff: null };
  }
  const { keys, ownerOf, order } = sortedTickets(terms, applications, hmac(bytesOfHex(key)));
  const won = new Float64Array(applications.length);
  let left = terms.lots;
  let last = 0;
  for (let place = 0; left > 0; place++) {
    last = order[place]!;
    const owner = ownerOf[last]!;
    const lots = terms.tickets === 'lot' ? 1 : Math.min(left, applications[owner]!.lots);
    won[owner]! += lots;
    left -= lots;
  }
  return {
    key,
    winners: applications
      .map(({ application }, at) => ({ application, lots: won[at]! }))
      .filter(({ lots }) => lots > 0),
    cutoff: hexOf(keys.subarray(last * KEY_BYTES, (last + 1) * KEY_BYTES)),
  };
}

const KEY_BYTES = 32;

/**
 * Tickets by key. The first 48 bits decide nearly always and are compared as numbers; equal ones by the rest of the key. Two equal keys
 * would be a collision of SHA-256, which nobody can make; the ticket of the lower number would come first.
 */
function sortedTickets(
  { tickets }: DrawTerms,
  applications: readonly DrawApplication[],
  keyOf: (message: Uint8Array) => Uint8Array,
): { readonly keys: Uint8Array; readonly ownerOf: Uint32Array; readonly order: Uint32Array } {
  const count = ticketCount(tickets, applications);
  const keys = new Uint8Array(count * KEY_BYTES);
  const ownerOf = new Uint32Array(count);
  const leading = new Float64Array(count);
  const view = new DataView(keys.buffer);
  let ticket = 0;
  for (const [owner, { application, lots }] of applications.entries()) {
    const own = tickets === 'application' ? 1 : lots;
    for (let lot = 1; lot <= own; lot++, ticket++) {
      const at = ticket * KEY_BYTES;
      keys.set(keyOf(asciiBytes(ticketText(tickets, application, lot))), at);
      ownerOf[ticket] = owner;
      leading[ticket] = view.getUint32(at) * 0x1_0000 + view.getUint16(at + 4);
    }
  }
  const rest = (a: number, b: number) => {
    for (let byte = 6; byte < KEY_BYTES; byte++) {
      const difference = keys[a * KEY_BYTES + byte]! - keys[b * KEY_BYTES + byte]!;
      if (difference !== 0) return difference;
    }
    return a - b;
  };
  const order = Uint32Array.from(leading, (_, index) => index).sort((a, b) => leading[a]! - leading[b]! || rest(a, b));
  return { keys, ownerOf, order };
}

function hashOf(sha256: Sha256, text: string): string {
  return hexOf(sha256(asciiBytes(text)));
}
