/**
 * SHA-256 (FIPS 180-4), synchronous and without a dependency, so that one function verifies a statement in the browser (also where
 * the page has no `crypto.subtle`), on the server and offline. The server hashes in bulk with node:crypto instead.
 */
export type Sha256 = (bytes: Uint8Array) => Uint8Array;

export function sha256(bytes: Uint8Array): Uint8Array {
  const state = new Int32Array(INITIAL);
  const schedule = new Int32Array(64);
  const padded = pad(bytes);
  const view = new DataView(padded.buffer);
  for (let offset = 0; offset < padded.length; offset += BLOCK_BYTES) compress(state, schedule, view, offset);
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  state.forEach((word, index) => out.setInt32(index * 4, word));
  return digest;
}

export function hexOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += HEX_OF_BYTE[byte];
  return text;
}

/** Of lower-case hexadecimal digits, an even number of them. */
export function bytesOfHex(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length / 2);
  for (let index = 0; index < bytes.length; index++) bytes[index] = parseInt(text.slice(index * 2, index * 2 + 2), 16);
  return bytes;
}

/** Of text that is ASCII, as all that is hashed here is; another sign becomes "?" and so another hash. */
export function asciiBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    bytes[index] = code < 128 ? code : 63;
  }
  return bytes;
}

export function joinBytes(...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

const BLOCK_BYTES = 64;
const HEX_OF_BYTE = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** The first 32 bits of the fractional parts of the square and cube roots of the first primes. */
const PRIMES = firstPrimes(64);
const INITIAL = PRIMES.slice(0, 8).map((prime) => fractionBits(prime, 2n));
const ROUND = new Int32Array(PRIMES.map((prime) => fractionBits(prime, 3n)));

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate++)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  return primes;
}

/** floor(root · 2^32) mod 2^32, by bisection in integers. */
function fractionBits(prime: number, degree: bigint): number {
  const target = BigInt(prime) << (32n * degree);
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** degree <= target) low = middle;
    else high = middle;
  }
  return Number(BigInt.asIntN(32, low));
}

/** One bit, zeros, and the length in bits. */
function pad(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK_BYTES) * BLOCK_BYTES);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
  return padded;
}

function compress(state: Int32Array, w: Int32Array, view: DataView, offset: number): void {
  for (let t = 0; t < 16; t++) w[t] = view.getInt32(offset + t * 4);
  for (let t = 16; t < 64; t++) {
    const x = w[t - 15]!;
    const y = w[t - 2]!;
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    w[t] = (w[t - 16]! + s0 + w[t - 7]! + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[t]! + w[t]!) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = (state[index]! + word) | 0));
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}
