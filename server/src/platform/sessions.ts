/**
 * Who a token belongs to, from memory: a request costs no query. An entry dies at once when its session ends anywhere
 * (bus, fed by NOTIFY), and in any case after half a minute; while announcements may be missed nothing is remembered.
 */
import { hash } from 'node:crypto';
import type { Bus } from './bus.ts';
import type { Clock } from './clock.ts';

export interface Principal {
  readonly customerId: bigint;
  /** As stored: lower case. */
  readonly account: string;
  readonly sessionId: bigint;
}

/** Identity's service: looks the token up; null when it is unknown, ended or its customer may not log in. */
export type Authenticate = (token: string) => Promise<Principal | null>;

export interface Sessions {
  /** Synchronous when remembered. */
  find(token: string): Principal | Promise<Principal | null>;
  /** Without asking the database. */
  peek(token: string): Principal | undefined;
  /** Announcements may have been missed. */
  forgetAll(): void;
}

interface Entry {
  readonly principal: Principal;
  readonly key: string;
  readonly expiresAt: number;
}

const LIFE_MS = 30_000;
const ENTRIES_MAX = 100_000;

export function createSessions(options: { authenticate: Authenticate; bus: Bus; clock: Clock }): Sessions {
  const { authenticate, bus, clock } = options;
  const byToken = new Map<string, Entry>();
  const bySession = new Map<bigint, Entry>();
  /** Grows with each end. An answer that was under way when its session ended may be older than that, and is asked for again. */
  let generation = 0;
  let forgottenAt = 0;
  /** Oldest first, as their generations are. */
  const lookUps = new Set<{ readonly since: number }>();
  /** When a session ended, as far as a look-up under way may not know it; in that order. */
  const endings = new Map<bigint, number>();

  function forget(entry: Entry): void {
    byToken.delete(entry.key);
    if (bySession.get(entry.principal.sessionId) === entry) bySession.delete(entry.principal.sessionId);
  }

  bus.subscribe('session.ended', ({ sessionId }) => {
    generation++;
    if (lookUps.size > 0) endings.set(sessionId, generation);
    const entry = bySession.get(sessionId);
    if (entry !== undefined) forget(entry);
  });

  function peek(token: string): Principal | undefined {
    const entry = byToken.get(keyOf(token));
    if (entry === undefined) return undefined;
    if (entry.expiresAt > clock.now()) return entry.principal;
    forget(entry);
    return undefined;
  }

  async function load(token: string): Promise<Principal | null> {
    for (;;) {
      const lookUp = { since: generation };
      lookUps.add(lookUp);
      try {
        const principal = await authenticate(token);
        if (principal === null) return null;
        if (Math.max(forgottenAt, endings.get(principal.sessionId) ?? 0) > lookUp.since) continue;
        remember(token, principal);
        return principal;
      } finally {
        lookUps.delete(lookUp);
        dropKnownEndings();
      }
    }
  }

  function dropKnownEndings(): void {
    const [oldest] = lookUps;
    for (const [sessionId, at] of endings) {
      if (oldest !== undefined && at > oldest.since) return;
      endings.delete(sessionId);
    }
  }

  function remember(token: string, principal: Principal): void {
    if (byToken.size >= ENTRIES_MAX) forget(byToken.values().next().value!);
    const entry = { principal, key: keyOf(token), expiresAt: clock.now() + LIFE_MS };
    byToken.set(entry.key, entry);
    bySession.set(principal.sessionId, entry);
  }

  return {
    peek,
    find: (token) => peek(token) ?? load(token),
    forgetAll() {
      forgottenAt = ++generation;
      byToken.clear();
      bySession.clear();
    },
  };
}

/** The memory holds no token in the clear. */
function keyOf(token: string): string {
  return hash('sha256', token, 'base64');
}
