/** Starting, finding and ending sessions (rules §6), and what the gate after login must show. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { dueNotice, listSessions as listSessionsEndpoint } from '@bahi/contract/identity/calls.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import type * as z from 'zod/mini';
import { DAY_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { writeMessages } from '../messages/service.ts';
import type { Clock, Stop } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database.ts';
import { createGathered } from '../platform/in-flight.ts';
import { refuse } from '../platform/refuse.ts';
import type { Authenticate, Principal } from '../platform/sessions.ts';
import { deviceName, type Visitor } from './device.ts';
import { endSessions } from './service.ts';
import {
  clearDeviceNotice,
  findOpenSessions,
  insertDevice,
  insertSession,
  isDeviceNoticeDue,
  listOpenSessions,
  updateSessionsSeen,
  type Lifetime,
} from './session-store.ts';
import { acceptRiskNotice, findCustomer } from './store.ts';
import { hashToken } from './tokens.ts';

/** A session that nobody used for so long is over. */
export const IDLE_MAX_MS = 30 * DAY_MS;
/** So is one that began so long ago, however often it was used: a token that was copied unseen is good for no longer. */
export const AGE_MAX_MS = 90 * DAY_MS;

export function lifetimeAt(now: number): Lifetime {
  return { seenAfter: now - IDLE_MAX_MS, openedAfter: now - AGE_MAX_MS };
}

const SEEN_EVERY_MS = MINUTE_MS;

export type DueNotice = z.output<typeof dueNotice>;

/** The device of a registration is the customer's own: no notice about it. */
export async function startSession(
  tx: Tx,
  options: { customerId: bigint; tokenHash: Buffer; visitor: Visitor; isRegistration: boolean },
): Promise<bigint> {
  const { customerId, tokenHash, visitor, isRegistration } = options;
  const device = deviceName(visitor.userAgent);
  const isNew = await insertDevice(tx, customerId, device, visitor.now);
  return insertSession(tx, {
    customerId,
    tokenHash,
    device,
    ip: visitor.ip,
    isDeviceNoticeDue: isNew && !isRegistration,
    now: visitor.now,
  });
}

/** In the order in which login/loginAfter shows them. */
export async function dueNotices(tx: Tx, customerId: bigint, sessionId: bigint): Promise<DueNotice[]> {
  const due: DueNotice[] = [];
  if ((await findCustomer(tx, customerId)).risk_notice_accepted_at === null) due.push('risk_notice');
  if (await isDeviceNoticeDue(tx, sessionId)) due.push('new_device');
  return due;
}

export async function acceptNotice(
  tx: Tx,
  who: Pick<Principal, 'customerId' | 'sessionId'>,
  notice: DueNotice,
  now: number,
): Promise<DueNotice[]> {
  if (notice === 'risk_notice') await acceptRiskNotice(tx, who.customerId, now);
  else await clearDeviceNotice(tx, who.sessionId);
  return dueNotices(tx, who.customerId, who.sessionId);
}

export async function listSessions(
  tx: Tx,
  who: Principal,
  now: number,
): Promise<OutputOf<typeof listSessionsEndpoint>> {
  const rows = await listOpenSessions(tx, who.customerId, lifetimeAt(now));
  return rows.map((row) => ({
    id: row.id.toString(),
    device: row.device,
    createdAt: row.created_at.getTime(),
    lastSeenAt: row.last_seen_at.getTime(),
    isCurrent: row.id === who.sessionId,
  }));
}

/** Ends one session of the customer's own, which learns of it; another customer's is unknown to him. */
export async function revokeSession(
  tx: Tx,
  { customerId, sessionId: own }: Pick<Principal, 'customerId' | 'sessionId'>,
  sessionId: bigint,
  now: number,
): Promise<void> {
  const open = await listOpenSessions(tx, customerId, { seenAfter: 0, openedAfter: 0 });
  const ended = await endSessions(tx, { customerId, only: sessionId }, 'revoked', now);
  if (ended.length === 0) refuse('identity.session_unknown', {});
  if (sessionId === own) return;
  const deviceOf = (id: bigint) => open.find((session) => session.id === id)?.device ?? '';
  const story = storyOf('security.session_ended', { device: deviceOf(sessionId), by: deviceOf(own) });
  await writeMessages(tx, [{ customerId, kind: 'security', story, about: null, at: now }]);
}

export interface Authenticator {
  readonly authenticate: Authenticate;
  /** Writes what is not yet written of the last-seen times. */
  flush(): Promise<void>;
  readonly stop: Stop;
}

/**
 * Looks tokens up; platform/sessions.ts remembers the answers and asks again every half minute, which is what keeps a
 * session's last-seen time. Those are written together once a minute.
 */
export function createAuthenticator({ db, clock }: { db: Database; clock: Clock }): Authenticator {
  let seen = new Map<bigint, number>();
  const find = createGathered((hashes: readonly Buffer[]) => findOpenSessions(db, hashes, lifetimeAt(clock.now())));

  async function authenticate(token: string): Promise<Principal | null> {
    const tokenHash = hashToken(token);
    if (tokenHash === null) return null;
    const found = await find(tokenHash);
    if (found === null) return null;
    seen.set(found.session_id, clock.now());
    return { customerId: found.customer_id, account: found.account, sessionId: found.session_id };
  }

  async function flush(): Promise<void> {
    if (seen.size === 0) return;
    const taken = seen;
    seen = new Map();
    await db.transaction((tx) => updateSessionsSeen(tx, taken));
  }

  // A missed write costs nothing but an older last-seen time.
  const stop = clock.every(SEEN_EVERY_MS, () => void flush().catch(() => {}));
  return { authenticate, flush, stop };
}
