/**
 * The key by which push services know this install (RFC 8292), made at the first start and kept sealed beside the other keys of the house.
 * Browsers subscribe to its public half: with another key no device that is subscribed is reached.
 */
import { createECDH } from 'node:crypto';
import type { CustomerKeys } from '../platform/customer-keys.ts';

export interface Vapid {
  /** An address where the operator is reached: Apple's service asks for one. */
  readonly subject: string;
  /** Both base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The order of P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

export function openVapid({
  keys,
  publicUrl,
}: {
  readonly keys: Pick<CustomerKeys, 'named'>;
  readonly publicUrl: string | null;
}): () => Promise<Vapid> {
  let vapid: Promise<Vapid> | null = null;
  const subject = publicUrl?.startsWith('https:') === true ? publicUrl : 'mailto:operator@bahi.invalid';
  return () => (vapid ??= keys.named('push').then((key) => ({ subject, ...keyPair(key) })));
}

function keyPair(key: Buffer): Omit<Vapid, 'subject'> {
  // Any 32 bytes name a number between 1 and the order.
  const scalar = (BigInt(`0x${key.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}
