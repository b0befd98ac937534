/**
 * Session tokens and the traces of calls that carry a password (rules §6). A token is 32 bytes that only the customer
 * holds; the database keeps its SHA-256.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export interface IssuedToken {
  readonly token: string;
  readonly hash: Buffer;
}

export function issueToken(): IssuedToken {
  return withHash(randomBytes(32));
}

/**
 * The token of a registration follows from its idempotency key, which only the customer has, and a random nonce that we
 * keep: so a retry with the same key gets the same token although no token is stored.
 */
export function deriveToken(idempotencyKey: string, nonce: Buffer): IssuedToken {
  return withHash(createHmac('sha256', idempotencyKey).update('bahi registration').update(nonce).digest());
}

/** Null for text that cannot be a token. */
export function hashToken(token: string): Buffer | null {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null;
  return sha256(Buffer.from(token, 'base64url'));
}

/** What is kept of a call whose body holds a password: see identity.secret_request. */
export interface SecretTrace {
  readonly keyHash: Buffer;
  readonly bodyMac: Buffer;
}

export function traceSecretCall(endpoint: string, idempotencyKey: string, bodyHash: string): SecretTrace {
  return {
    keyHash: sha256(Buffer.from(`${endpoint}\n${idempotencyKey}`)),
    bodyMac: createHmac('sha256', idempotencyKey).update(bodyHash).digest(),
  };
}

export function isSameBody(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

function withHash(bytes: Buffer): IssuedToken {
  return { token: bytes.toString('base64url'), hash: sha256(bytes) };
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
