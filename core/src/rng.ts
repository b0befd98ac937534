/**
 * Pseudo-random numbers that can be replayed exactly, from whatever makes 32 bits at a time. `createRng` is fast and keeps nothing secret:
 * 32 bits of seed are found by trying, and its outputs tell what follows. It is for tests, the simulator and the practice market's
 * computed past; what is ahead of that market comes from exchange/src/streams.ts.
 * Everything is integer arithmetic but `normal`, whose logarithm and cosine V8 computes in portable software (fdlibm).
 */

export interface Rng {
  /** 0 .. 2^32 - 1. */
  next(): number;
  /** 0 <= x < 1, 32 bits. */
  float(): number;
  /** 0 <= x < bound, an integer. */
  below(bound: number): number;
  /** Mean 0, deviation 1. */
  normal(): number;
}

/** A generator (sfc32) for one purpose: the same seed and stream give the same numbers, other streams are independent. */
export function createRng(seed: number, stream = 0): Rng {
  let a = mix(seed ^ 0x9e3779b9);
  let b = mix(stream ^ 0x85ebca6b);
  let c = mix(a ^ b);
  let counter = 1;

  function next(): number {
    const result = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + result;
    c |= 0;
    return result >>> 0;
  }

  for (let round = 0; round < 8; round += 1) next();
  return rngFrom(next);
}

/** `next` answers 0 .. 2^32 - 1, evenly. */
export function rngFrom(next: () => number): Rng {
  let spare = NaN;
  const float = () => next() / 0x1_0000_0000;

  function normal(): number {
    if (spare === spare) {
      const value = spare;
      spare = NaN;
      return value;
    }
    const radius = Math.sqrt(-2 * Math.log((next() + 1) / 0x1_0000_0001));
    const angle = float() * 2 * Math.PI;
    spare = radius * Math.sin(angle);
    return radius * Math.cos(angle);
  }

  return { next, float, below: (bound) => Math.floor(float() * bound), normal };
}

/** 32 bits that look random for any text (FNV-1a, then mixed): seeds and streams from names. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return mix(hash);
}

/** A reversible scramble of 32 bits (murmur3's finaliser). */
export function mix(value: number): number {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
