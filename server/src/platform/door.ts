/** Who comes in: how many calls, whose session, in whose name. Asked of every call before its body counts, whichever way it came. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from './clock.ts';
import type { Log } from './log.ts';
import { subscriberOf } from './network.ts';
import { createRateLimit } from './rate-limit.ts';
import { refuse } from './refuse.ts';
import type { Principal, Sessions } from './sessions.ts';

/** What is asked of a request here. */
export interface Caller {
  /** Of the request, in the log. */
  readonly id: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly ip: string;
}

/** A request, whichever way it came. */
export interface Incoming extends Caller {
  readonly rawBody: Buffer | null;
}

export interface Door {
  /** A call that shows no session of a customer. */
  count(caller: Caller): void;
  /** At once when the session is remembered. `countedApart`: calls that no flood of others may hold up. */
  enter(caller: Caller, countedApart: string | null): Principal | Promise<Principal>;
  /** For a call that has been under way since it was let in. */
  enterAgain(caller: Caller): Promise<Principal>;
}

export interface DoorOptions {
  readonly sessions: Sessions;
  readonly clock: Clock;
  readonly log: Log;
  /** Requests a minute, for each session and for each address without one. */
  readonly ratePerMinute?: number;
}

export function createDoor({ sessions, clock, log, ratePerMinute = 6_000 }: DoorOptions): Door {
  const limit = createRateLimit({ clock, windowMs: 10_000, requestsMax: Math.ceil(ratePerMinute / 6) });

  function take(key: string | bigint): void {
    const wait = limit.take(key);
    if (wait > 0) refuse('request.too_frequent', { wait });
  }

  function inOwnName(principal: Principal | null, { id, headers }: Caller): Principal {
    if (principal === null) refuse('session.ended', {});
    const { account } = headers;
    if (typeof account === 'string' && account !== '' && account.toLowerCase() !== principal.account) {
      log.warn(
        { request: id, customerId: principal.customerId, claimed: account.slice(0, 64) },
        'account header disagrees',
      );
      refuse('session.account_mismatch', {});
    }
    return principal;
  }

  const find = async (token: string, caller: Caller) => inOwnName(await sessions.find(token), caller);

  return {
    count: ({ ip }) => take(subscriberOf(ip)),
    enter(caller, countedApart) {
      const { token } = caller.headers;
      if (typeof token !== 'string' || token === '') {
        take(subscriberOf(caller.ip));
        refuse('session.missing', {});
      }
      const known = sessions.peek(token);
      if (known === undefined) {
        take(subscriberOf(caller.ip));
        return find(token, caller);
      }
      take(countedApart === null ? known.sessionId : `${known.sessionId} ${countedApart}`);
      return inOwnName(known, caller);
    },
    enterAgain: (caller) => find(caller.headers['token'] as string, caller),
  };
}

/** A session that ends is over within this time (rules §6). */
export const REVOKED_MS = 1_000;

/** Before the body is read: limits, the session, who may pass. */
export function guard(server: FastifyInstance, { clock }: DoorOptions, door: Door): void {
  const admit = (request: FastifyRequest, customer: Principal): void => {
    request.customer = customer;
    request.admittedAt = clock.now();
  };

  server.addHook('onRequest', (request, _reply, done) => {
    if (server.isStopping) refuse('system.stopping', {});
    const { audience, endsAccess = false, url } = request.routeOptions.config;
    if (audience !== 'customer') {
      door.count(request);
      return done();
    }
    const entered = door.enter(request, endsAccess ? url : null);
    if (entered instanceof Promise) {
      entered.then((customer) => admit(request, customer)).then(() => done(), done);
      return;
    }
    admit(request, entered);
    done();
  });

  // A body may take half a minute to come: whoever has sent the head is not let in for all of it.
  server.addHook('preHandler', (request, _reply, done) => {
    if (request.customer === null || clock.now() - request.admittedAt < REVOKED_MS) return done();
    door
      .enterAgain(request)
      .then((customer) => admit(request, customer))
      .then(() => done(), done);
  });
}
