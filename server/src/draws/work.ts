/** What the close of a list and its draw compute, of the list alone: the same list gives the same answer in whatever thread. */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { closeList, drawOffer, type DrawHashes, type DrawInput } from '@bahi/core/lottery.ts';
import type { DrawApplication, DrawTerms } from '@bahi/core/lottery-form.ts';
import { hexOf, hmacSha256 } from '@bahi/core/sha256.ts';

/** Row by row, as threads hand them over without copying each. */
export interface DrawList {
  readonly ids: BigInt64Array;
  /** Whose each is: of the verified document; in `bahi-draw-1` the number of the account as text. */
  readonly owners: readonly Uint8Array[];
  readonly lots: Int32Array;
}

export interface DrawWork {
  readonly terms: DrawTerms;
  readonly list: DrawList;
  /** Makes the public names. */
  readonly namesKey: Uint8Array;
  /** Null: the list is closed, and nothing drawn yet. */
  readonly reveal: Pick<DrawInput, 'seed' | 'level' | 'skipped'> | null;
}

export interface DrawDone {
  readonly listHash: string;
  /** Null in `bahi-draw-1`. */
  readonly persons: number | null;
  readonly drawn: {
    readonly commitment: string;
    readonly resultHash: string;
    readonly ids: BigInt64Array;
    readonly lots: Int32Array;
    /** The published file, gzip. */
    readonly file: Uint8Array;
  } | null;
}

export const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const HASHES: DrawHashes = { sha256, hmac: hmacSha256 };
/** Enough that two persons of an offer never share one. */
const PSEUDONYM_DIGITS = 16;

export function computeDraw({ terms, list, namesKey, reveal }: DrawWork): DrawDone {
  const applications = applicationsOf(list, namesKey);
  if (reveal === null) {
    const { listHash, personCount = null } = closeList(terms, applications, sha256);
    return { listHash, persons: personCount, drawn: null };
  }
  const file = drawOffer({ terms, ...reveal, applications }, HASHES);
  const { listHash, personCount = null, commitment, resultHash, winners } = file;
  const ids = BigInt64Array.from(winners, ({ application }) => BigInt(application));
  const lots = Int32Array.from(winners, (winner) => winner.lots);
  return {
    listHash,
    persons: personCount,
    drawn: { commitment, resultHash, ids, lots, file: gzipSync(JSON.stringify(file)) },
  };
}

/** A person has one name in the list of an offer, which tells nothing without the key. */
function applicationsOf({ ids, owners, lots }: DrawList, namesKey: Uint8Array): DrawApplication[] {
  const nameOf = hmacSha256(namesKey);
  return Array.from(ids, (id, at) => ({
    application: id.toString(),
    customer: hexOf(nameOf(owners[at]!)).slice(0, PSEUDONYM_DIGITS),
    lots: lots[at]!,
  }));
}
