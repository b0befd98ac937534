/**
 * SHA-256 (FIPS 180-4) and HMAC-SHA-256 (RFC 2104), synchronous and without a dependency, so that one function verifies a statement or a
 * draw in the browser (also where the page has no `crypto.subtle`), on the server and offline. The server hashes in bulk with
 * node:crypto instead.
 */
export type Sha256 = (bytes: Uint8Array) => Uint8Array;

export function sha256(bytes: Uint8Array): Uint8Array {
  return digestFrom(INITIAL, 0, bytes);
}

/**
 * HMAC-SHA-256 under one key, for many messages: the two blocks that hold the key are hashed once. A key of more than 64 bytes
 * stands for its SHA-256, as the RFC says.
 */
export function hmacSha256(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const block = new Uint8Array(BLOCK_BYTES);
  block.set(key.length > BLOCK_BYTES ? sha256(key) : key);
  const inner = stateAfter(block.map((byte) => byte ^ 0x36));
  const outer = stateAfter(block.map((byte) => byte ^ 0x5c));
  return (message) => digestFrom(outer, BLOCK_BYTES, digestFrom(inner, BLOCK_BYTES, message));
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
const INITIAL = new Int32Array(PRIMES.slice(0, 8).map((prime) => fractionBits(prime, 2n)));
const ROUND = new Int32Array(PRIMES.map((prime) => fractionBits(prime, 3n)));
/** Written anew for each digest or block, so that one of each is enough: hashing waits for nothing in between. */
const STATE = new Int32Array(8);
const TAIL = new Uint8Array(2 * BLOCK_BYTES);
const SCHEDULE = new Int32Array(64);

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

/** The digest of what `from` has seen (`seen` bytes, whole blocks) followed by `bytes`: one bit, zeros and the length in bits end it. */
function digestFrom(from: Int32Array, seen: number, bytes: Uint8Array): Uint8Array {
  STATE.set(from);
  const whole = bytes.length - (bytes.length % BLOCK_BYTES);
  for (let offset = 0; offset < whole; offset += BLOCK_BYTES) compress(STATE, bytes, offset);
  const rest = bytes.length - whole;
  const end = rest + 9 > BLOCK_BYTES ? 2 * BLOCK_BYTES : BLOCK_BYTES;
  TAIL.fill(0);
  for (let index = 0; index < rest; index++) TAIL[index] = bytes[whole + index]!;
  TAIL[rest] = 0x80;
  writeWord(TAIL, end - 8, Math.floor((seen + bytes.length) / 2 ** 29));
  writeWord(TAIL, end - 4, (seen + bytes.length) << 3);
  for (let offset = 0; offset < end; offset += BLOCK_BYTES) compress(STATE, TAIL, offset);
  const digest = new Uint8Array(32);
  for (let index = 0; index < 8; index++) writeWord(digest, index * 4, STATE[index]!);
  return digest;
}

function stateAfter(block: Uint8Array): Int32Array {
  const state = new Int32Array(INITIAL);
  compress(state, block, 0);
  return state;
}

function writeWord(bytes: Uint8Array, offset: number, word: number): void {
  bytes[offset] = word >>> 24;
  bytes[offset + 1] = word >>> 16;
  bytes[offset + 2] = word >>> 8;
  bytes[offset + 3] = word;
}

function compress(state: Int32Array, bytes: Uint8Array, offset: number): void {
  const w = SCHEDULE;
  for (let t = 0, at = offset; t < 16; t++, at += 4)
    w[t] = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
  for (let t = 16; t < 64; t++) {
    const x = w[t - 15]!;
    const y = w[t - 2]!;
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    w[t] = (w[t - 16]! + s0 + w[t - 7]! + s1) | 0;
  }
  // Word by word: taking an array apart or walking it costs more here than the rounds do.
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
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
  state[0] = (state[0]! + a) | 0;
  state[1] = (state[1]! + b) | 0;
  state[2] = (state[2]! + c) | 0;
  state[3] = (state[3]! + d) | 0;
  state[4] = (state[4]! + e) | 0;
  state[5] = (state[5]! + f) | 0;
  state[6] = (state[6]! + g) | 0;
  state[7] = (state[7]! + h) | 0;
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}
