/**
 * A password that a firm gives to some of its customers (that of a deposit channel): kept as text that shows only whether
 * another one is the same.
 */
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const KEPT = /^kept:([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;
/** Some milliseconds: it is short, and whoever reads the database should not search it at leisure. */
const COST = { N: 4_096, r: 8, p: 1 };

export function keepSecret(secret: string): string {
  const salt = randomBytes(16);
  return `kept:${salt.toString('base64url')}.${hashOf(secret, salt).toString('base64url')}`;
}

export function isSameSecret(kept: string, given: string): boolean {
  const [, salt, hash] = KEPT.exec(kept) ?? [];
  if (salt === undefined || hash === undefined) return false;
  return timingSafeEqual(Buffer.from(hash, 'base64url'), hashOf(given, Buffer.from(salt, 'base64url')));
}

function hashOf(secret: string, salt: Buffer): Buffer {
  return scryptSync(secret.normalize('NFC'), salt, 32, COST);
}
