/**
 * The random numbers of the practice market, of two kinds that share nothing. What a market computed of the time before it began is
 * public, and so is what made it: anybody finds those 32 bits of the seed from a few figures. What is ahead follows from the whole seed by
 * a keyed hash and a stream cipher, so that neither the past nor anything seen since helps with it (decision 0044).
 */
import { chacha8 } from '@noble/ciphers/chacha.js';
import { createRng, hashText, rngFrom, type Rng } from '@bahi/core/rng.ts';
import { asciiBytes, hmacSha256 } from '@bahi/core/sha256.ts';

/** What a market is made from; the caller keeps it for ever. */
export interface MarketSeed {
  readonly seed: string;
  /** UTC ms of the market's very first start. History (a pure function of seed, genesis and calendar) ends there; from there on bars are recorded. */
  readonly genesis: number;
  /** Of a market whose first seed could be found: what nobody had been told by `at` follows from another. */
  readonly renewal?: { readonly seed: string; readonly at: number } | undefined;
}

/** For the computed past, and for what a company is like: open to anybody. */
export interface FindableStreams {
  /** A stream by its name, or its number; `branch` makes other streams of the same names. */
  findable(stream: string | number, branch?: string): Rng;
  findableBits(branch: string): number;
}

/** For everything that a customer must not know yet. */
export interface SecretStreams {
  /** The same purpose and parts, the same numbers. */
  secret(purpose: SecretPurpose, ...parts: readonly (string | number)[]): Rng;
}

/** The first word of a stream's name, so that no two purposes share one. */
export const secretPurposes = [
  'trades',
  'factors',
  'news',
  'results',
  'opening',
  'dividends',
  'shares',
  'declared',
  'first',
] as const;
export type SecretPurpose = (typeof secretPurposes)[number];

export interface MarketStreams extends FindableStreams, SecretStreams {
  /** UTC ms from which the secret streams say what comes. */
  readonly secretFrom: number;
  readonly isRenewed: boolean;
}

export function streamsOf({ seed, genesis, renewal }: MarketSeed): MarketStreams {
  return {
    ...findableStreams(seed),
    ...secretStreams(renewal?.seed ?? seed),
    secretFrom: renewal?.at ?? genesis,
    isRenewed: renewal !== undefined,
  };
}

export function findableStreams(seed: string): FindableStreams {
  const bits = hashText(seed);
  return {
    findable(stream, branch) {
      const of = branch === undefined ? bits : hashText(seed + branch);
      return createRng(of, typeof stream === 'string' ? hashText(stream) : stream);
    },
    findableBits: (branch) => hashText(seed + branch),
  };
}

export function secretStreams(seed: string): SecretStreams {
  const keyOf = hmacSha256(new TextEncoder().encode(seed));
  return { secret: (...name) => rngFrom(keystream(keyOf(asciiBytes(name.join(' '))))) };
}

/** Made at a time: few at first, as most streams are short; many are cheaper each. */
const BLOCKS_FIRST = 4;
const BLOCKS = 32;
const WORDS_A_BLOCK = 16;
/** A key has one stream, which begins at its first block. */
const NONCE = new Uint8Array(12);

function keystream(key: Uint8Array): () => number {
  let words = new Uint32Array(0);
  let at = 0;
  let block = 0;

  function refill(): void {
    const blocks = block === 0 ? BLOCKS_FIRST : BLOCKS;
    if (words.length !== blocks * WORDS_A_BLOCK) words = new Uint32Array(blocks * WORDS_A_BLOCK);
    const bytes = new Uint8Array(words.buffer).fill(0);
    chacha8(key, NONCE, bytes, bytes, block);
    block += blocks;
    at = 0;
  }

  return () => {
    if (at === words.length) refill();
    return words[at++]!;
  };
}
