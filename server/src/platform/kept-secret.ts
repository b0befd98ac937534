/**
 * A password that a firm gives to some of its customers (that of a deposit channel): kept as text that shows only whether
 * another one is the same.
 */
import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const KEPT = /^kept:([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;
/** Some milliseconds: it is short, and whoever reads the database should not search it at leisure. */
const COST = { N: 4_096, r: 8, p: 1 };
const HASH_BYTES = 32;
const scryptLater = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

export function keepSecret(secret: string): string {
  const salt = randomBytes(16);
  const hash = scryptSync(secret.normalize('NFC'), salt, HASH_BYTES, COST);
  return `kept:${salt.toString('base64url')}.${hash.toString('base64url')}`;
}

/** Asked for by customers: nobody else waits while it is computed. */
export async function isSameSecret(kept: string, given: string): Promise<boolean> {
  const [, salt, hash] = KEPT.exec(kept) ?? [];
  if (salt === undefined || hash === undefined) return false;
  const found = await scryptLater(given.normalize('NFC'), Buffer.from(salt, 'base64url'), HASH_BYTES, COST);
  return timingSafeEqual(Buffer.from(hash, 'base64url'), found);
}
