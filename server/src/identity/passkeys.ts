/**
 * Passkeys (rules §6, WebAuthn): a key of the customer's device that signs in for our host alone, with the device's own check of who
 * holds it, so that it is both factors in one. What a browser sends is judged here; whatever is wrong with it, it is refused.
 */
import { createHash, randomBytes } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { Database, Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { numberOrNull } from '../platform/stored-number.ts';
import * as store from './passkey-store.ts';
import { findCustomer } from './store.ts';

/** What browsers send, not looked at. */
export type Sent = Readonly<Record<string, unknown>>;

/** For whom a passkey signs. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

export const PASSKEYS_MAX = 10;
const CHALLENGE_MS = 5 * MINUTE_MS;
const CHALLENGE_BYTES = 32;
const PUBLIC_KEY_BYTES_MAX = 2048;
/** EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];
const TRANSPORTS = ['usb', 'nfc', 'ble', 'smart-card', 'hybrid', 'internal'];

/**
 * The configured address; without one, localhost alone, where a browser allows passkeys too. Any other host a request names is
 * somebody's word.
 */
export function relyingParty(publicUrl: string | null, host: string): RelyingParty | null {
  if (publicUrl !== null) return { id: new URL(publicUrl).hostname, origin: publicUrl };
  const url = `http://${host}`;
  const isLocal = /^localhost(:[0-9]{1,5})?$/.test(host) && URL.canParse(url);
  return isLocal ? { id: 'localhost', origin: new URL(url).origin } : null;
}

export function relyingPartyOf(publicUrl: string | null, host: string): RelyingParty {
  return relyingParty(publicUrl, host) ?? refuse('security.passkeys_unavailable', {});
}

export async function beginPasskey(
  db: Database,
  rp: RelyingParty,
  { customerId, account, rpName, now }: { customerId: bigint; account: string; rpName: string; now: number },
): Promise<Sent> {
  const { keys, handle, challenge } = await db.transaction(async (tx) => {
    const present = await store.selectPasskeys(tx, customerId);
    if (present.length >= PASSKEYS_MAX) refuse('security.too_many_passkeys', { maximum: PASSKEYS_MAX });
    const own = await store.findHandle(tx, customerId, randomBytes(32));
    return { keys: present, handle: own, challenge: await newChallenge(tx, customerId, now) };
  });
  const options = await generateRegistrationOptions({
    rpName,
    rpID: rp.id,
    userName: account,
    userDisplayName: account,
    userID: Uint8Array.from(handle),
    challenge: Uint8Array.from(challenge),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: keys.map((key) => ({
      id: key.credential_id.toString('base64url'),
      transports: key.transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return { ...options };
}

export interface CheckedPasskey {
  readonly key: store.NewPasskey;
  readonly challenge: store.Challenge;
}

export async function checkNewPasskey(rp: RelyingParty, customerId: bigint, sent: Sent): Promise<CheckedPasskey> {
  const response = sent as unknown as RegistrationResponseJSON;
  const hash = challengeHash(sent);
  const info = await orInvalid(async () => {
    requireNoChain(response.response.attestationObject);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: () => true,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return verified ? registrationInfo : null;
  });
  const publicKey = Buffer.from(info.credential.publicKey);
  if (publicKey.length > PUBLIC_KEY_BYTES_MAX) refuse('security.passkey_invalid', {});
  const key = {
    customerId,
    credentialId: Buffer.from(info.credential.id, 'base64url'),
    publicKey,
    rpId: rp.id,
    counter: info.credential.counter,
    isMultiDevice: info.credentialDeviceType === 'multiDevice',
    isBackedUp: info.credentialBackedUp,
    transports: transportsOf(response.response.transports),
  };
  return { key, challenge: { hash, customerId } };
}

/** Inside a transaction: the challenge is used up, and there are never too many. */
export async function keepPasskey(
  tx: Tx,
  { key, challenge }: CheckedPasskey,
  { name, now }: { name: string; now: number },
): Promise<bigint> {
  await findCustomer(tx, key.customerId, 'for no key update');
  if (!(await store.takeChallenge(tx, challenge, now))) refuse('security.passkey_invalid', {});
  const { length } = await store.selectPasskeys(tx, key.customerId);
  if (length >= PASSKEYS_MAX) refuse('security.too_many_passkeys', { maximum: PASSKEYS_MAX });
  return (await store.insertPasskey(tx, key, name, now)) ?? refuse('security.passkey_invalid', {});
}

/** Answers its name. */
export async function removePasskey(tx: Tx, customerId: bigint, id: bigint): Promise<string> {
  return (await store.deletePasskey(tx, customerId, id)) ?? refuse('security.passkey_unknown', {});
}

/** All of them, and those that are being made. */
export async function removePasskeys(tx: Tx, customerId: bigint): Promise<void> {
  await store.deletePasskeys(tx, customerId);
  await store.deleteChallenges(tx, customerId);
}

export interface PasskeyView {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
}

export async function passkeysOf(tx: Tx, customerId: bigint): Promise<PasskeyView[]> {
  return (await store.selectPasskeys(tx, customerId)).map((key) => ({
    id: key.id.toString(),
    name: key.name,
    createdAt: Number(key.created_at),
    lastUsedAt: numberOrNull(key.last_used_at),
  }));
}

export async function beginPasskeyLogin(db: Database, rp: RelyingParty, now: number): Promise<Sent> {
  const challenge = await db.transaction((tx) => newChallenge(tx, null, now));
  const options = await generateAuthenticationOptions({
    rpID: rp.id,
    challenge: Uint8Array.from(challenge),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  });
  return { ...options };
}

/** A signature that was right, to be spent in the transaction that signs in. */
export interface PasskeyMatch {
  readonly passkeyId: bigint;
  readonly counter: number;
  readonly isBackedUp: boolean;
  readonly challenge: store.Challenge;
}

/** Whose passkey it says it is; refuses what is nobody's. */
export async function findPasskey(db: Database, sent: Sent): Promise<store.CredentialRow> {
  const { id } = sent;
  const credentialId = typeof id === 'string' ? Buffer.from(id, 'base64url') : Buffer.alloc(0);
  return (await store.findCredential(db, credentialId)) ?? refuse('security.passkey_unknown', {});
}

export async function checkPasskey(rp: RelyingParty, key: store.CredentialRow, sent: Sent): Promise<PasskeyMatch> {
  const response = sent as unknown as AuthenticationResponseJSON;
  const hash = challengeHash(sent);
  const info = await orInvalid(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: () => true,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      credential: { id: response.id, publicKey: Uint8Array.from(key.public_key), counter: Number(key.counter) },
      requireUserVerification: true,
    });
    // The authenticator says whose it is; whether it may be copied was settled when it was made.
    const isOwn = response.response.userHandle === key.handle.toString('base64url');
    const isAsMade = (authenticationInfo.credentialDeviceType === 'multiDevice') === key.is_multi_device;
    return verified && isOwn && isAsMade && key.rp_id === rp.id ? authenticationInfo : null;
  });
  return {
    passkeyId: key.id,
    counter: info.newCounter,
    isBackedUp: info.credentialBackedUp,
    challenge: { hash, customerId: null },
  };
}

/** Inside the transaction it allows: the challenge is used up, and the counter goes on. */
export async function spendPasskey(
  tx: Tx,
  { passkeyId: id, counter, isBackedUp, challenge }: PasskeyMatch,
  now: number,
): Promise<void> {
  const isGood =
    (await store.takeChallenge(tx, challenge, now)) && (await store.updateUsed(tx, { id, counter, isBackedUp, now }));
  if (!isGood) refuse('security.passkey_invalid', {});
}

async function newChallenge(tx: Tx, customerId: bigint | null, now: number): Promise<Buffer> {
  const challenge = randomBytes(CHALLENGE_BYTES);
  await store.insertChallenge(tx, { hash: hashOf(challenge), customerId }, now + CHALLENGE_MS);
  return challenge;
}

/** Of the challenge that was signed; whether it is one of ours is asked when it is used up. Nothing signs from within another site. */
function challengeHash(sent: Sent): Buffer {
  try {
    const { clientDataJSON } = sent['response'] as { clientDataJSON: string };
    const { challenge, crossOrigin } = JSON.parse(isoBase64URL.toUTF8String(clientDataJSON)) as Record<string, unknown>;
    if (typeof challenge === 'string' && crossOrigin !== true) return hashOf(Buffer.from(challenge, 'base64url'));
  } catch {
    // Not what a browser sends.
  }
  return refuse('security.passkey_invalid', {});
}

/** We ask for no statement of the maker, and follow no certificates in one. */
function requireNoChain(attestationObject: string): void {
  const statement = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = statement.get('fmt');
  const isSelf = format === 'packed' && statement.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isSelf) throw new Error('a statement of the maker');
}

/** The library throws at whatever does not fit. */
async function orInvalid<T>(judge: () => Promise<T | null>): Promise<T> {
  const judged = await judge().catch(() => null);
  return judged ?? refuse('security.passkey_invalid', {});
}

function transportsOf(sent: unknown): string[] {
  return Array.isArray(sent) ? TRANSPORTS.filter((transport) => sent.includes(transport)) : [];
}

function hashOf(challenge: Buffer): Buffer {
  return createHash('sha256').update(challenge).digest();
}
