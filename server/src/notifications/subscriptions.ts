/**
 * The devices that push reaches: one a session, gone with it. The address comes from a browser, and anybody can say any: https at a public
 * address only, checked again at each connection (push.ts).
 */
import { createECDH, createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type { ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { subscribePush } from '@bahi/contract/notifications/calls.ts';
import { requireOpenSession } from '../identity/service.ts';
import type { CustomerKeys } from '../platform/customer-keys.ts';
import type { Tx } from '../platform/database.ts';
import { isPublicAddress } from '../platform/public-address.ts';
import { refuse } from '../platform/refuse.ts';
import type { PushNetwork, Subscription } from './push.ts';
import { deleteSubscriptions, insertSubscription, trimSubscriptions } from './store.ts';

/** Of one customer: the oldest gives way. */
export const DEVICES_MAX = 10;

export async function subscribe(
  tx: Tx,
  { keys, pushNetwork }: { readonly keys: CustomerKeys; readonly pushNetwork: PushNetwork },
  {
    customerId,
    sessionId,
    now,
    input: { endpoint, p256dh, auth },
  }: {
    readonly customerId: bigint;
    readonly sessionId: bigint;
    readonly now: number;
    readonly input: ParsedInputOf<typeof subscribePush>;
  },
): Promise<void> {
  if (!isReachable(endpoint, pushNetwork)) refuse('notifications.endpoint_refused', {});
  if (!isPoint(p256dh)) refuse('notifications.keys_invalid', {});
  const key = (await keys.of(customerId)) ?? refuse('session.ended', {});
  await requireOpenSession(tx, sessionId);
  const subscription: Subscription = { endpoint, keys: { p256dh, auth } };
  const sealed = key.seal(Buffer.from(JSON.stringify(subscription)), purposeOf(customerId));
  const endpointHash = createHash('sha256').update(endpoint).digest();
  await insertSubscription(tx, { customerId, sessionId, now, endpointHash, sealed });
  await trimSubscriptions(tx, customerId, DEVICES_MAX);
}

export async function unsubscribe(tx: Tx, sessionId: bigint): Promise<void> {
  await deleteSubscriptions(tx, { sessionIds: [sessionId] });
}

/** Null: the customer's key was destroyed. */
export async function openSubscription(
  keys: CustomerKeys,
  customerId: bigint,
  sealed: Buffer,
): Promise<Subscription | null> {
  const key = await keys.of(customerId);
  return key === null ? null : (JSON.parse(key.open(sealed, purposeOf(customerId)).toString()) as Subscription);
}

function purposeOf(customerId: bigint): string {
  return `push of customer ${customerId}`;
}

function isReachable(text: string, { isAllowed = isPublicAddress }: PushNetwork): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, port, username, password, hostname, hash } = new URL(text);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '' || hash !== '') return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  // A name is checked when it is resolved; one without a dot is of the own network.
  return isIP(host) === 0 ? host.includes('.') : isAllowed(host);
}

/** The library would encrypt for nothing else, and say so with an exception. */
function isPoint(p256dh: string): boolean {
  try {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    pair.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
