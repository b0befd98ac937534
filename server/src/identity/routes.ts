/** The calls of contract/src/identity/calls.ts. */
import {
  acknowledgeNotice,
  changeLoginPassword,
  getInviter,
  getUser,
  listSessions as listSessionsEndpoint,
  login as loginEndpoint,
  logout,
  register as registerEndpoint,
  revokeSession as revokeSessionEndpoint,
  setLanguage,
} from '@bahi/contract/identity/calls.ts';
import {
  beginPasskeyLogin as beginPasskeyLoginCall,
  loginWithPasskey as loginWithPasskeyCall,
} from '@bahi/contract/security/calls.ts';
import { canonicalAccount } from '@bahi/core/account.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import type { FastifyInstance } from 'fastify';
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { command } from '../platform/command.ts';
import { publicRoute, route } from '../platform/http.ts';
import { networkOf, subscriberOf } from '../platform/network.ts';
import { createRateLimit, refuseOver } from '../platform/rate-limit.ts';
import { refuse } from '../platform/refuse.ts';
import type { Sealer } from '../platform/sealing.ts';
import { createQueue, createShared } from '../platform/in-flight.ts';
import { markOf, placeOfMark } from './device-mark.ts';
import { changePassword, login, type PasswordChanged, type SignedIn } from './login.ts';
import { loginWithPasskey } from './passkey-login.ts';
import { beginPasskeyLogin, relyingPartyOf } from './passkeys.ts';
import { inviterOf, userInfo } from './profile.ts';
import { register } from './registration.ts';
import { endSessions } from './service.ts';
import { acceptNotice, listSessions, revokeSession } from './sessions.ts';
import { updateLanguage } from './store.ts';
import { traceSecretCall } from './tokens.ts';

export interface IdentityOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly calendar: Calendar;
  readonly parametersAt: (now: number) => Parameters;
  /** Opens the secrets of authenticators. */
  readonly sealer: Sealer;
  /** Where browsers open the app; left out: at localhost. */
  readonly publicUrl?: string | null;
  /** From one network, which an office or a mobile carrier shares. */
  readonly loginsPerMinuteMax?: number;
  readonly registrationsPerHourMax?: number;
  /** Answers that there is such an account already: to one network, and to one address or subscriber in it. */
  readonly accountsToldPerHourMax?: number;
  readonly accountsToldToOneMax?: number;
  /** Codes that open no account, typed by one address or subscriber, and in its network. */
  readonly codesMissedByOneMax?: number;
  readonly codesMissedMax?: number;
}

export function registerIdentityRoutes(server: FastifyInstance, options: IdentityOptions): void {
  addRegistration(server, options);
  addLogin(server, options);
  addPassword(server, options);
  addSessions(server, options);
  addProfile(server, options);
}

function addRegistration(server: FastifyInstance, options: IdentityOptions): void {
  const { db, clock, calendar, parametersAt, sealer } = options;
  const { registrationsPerHourMax = 600, accountsToldPerHourMax = 60, accountsToldToOneMax = 20 } = options;
  const limit = createRateLimit({ clock, windowMs: HOUR_MS, requestsMax: registrationsPerHourMax });
  const told = createRateLimit({ clock, windowMs: HOUR_MS, requestsMax: accountsToldPerHourMax });
  const toldToOne = createRateLimit({ clock, windowMs: HOUR_MS, requestsMax: accountsToldToOneMax });
  const { codesMissedMax = 1_000, codesMissedByOneMax = 200 } = options;
  const missed = createRateLimit({ clock, windowMs: HOUR_MS, requestsMax: codesMissedMax });
  const missedByOne = createRateLimit({ clock, windowMs: HOUR_MS, requestsMax: codesMissedByOneMax });
  // A code is typed letter by letter, and the form asks on the way.
  const tellCodeTo = (ip: string) => (isGood: boolean) => {
    refuseOver(isGood ? missedByOne.wait(subscriberOf(ip)) : missedByOne.take(subscriberOf(ip)));
    refuseOver(isGood ? missed.wait(networkOf(ip)) : missed.take(networkOf(ip)));
  };
  const shared = createShared<SignedIn>();
  publicRoute(server, registerEndpoint, async (registration, { idempotencyKey, bodyHash, ...visitor }) => {
    const network = networkOf(visitor.ip);
    refuseOver(limit.take(network));
    const trace = traceSecretCall('/user/register', idempotencyKey, bodyHash);
    // Past its own limit an address no longer counts towards its network's, or it alone could close that to all others.
    const tell = (isThere: boolean) => {
      const one = subscriberOf(visitor.ip);
      refuseOver(isThere ? toldToOne.take(one) : toldToOne.wait(one));
      refuseOver(isThere ? told.take(network) : told.wait(network));
    };
    const tellCode = tellCodeTo(visitor.ip);
    const call = { registration, idempotencyKey, trace, visitor, calendar, parametersAt, tell, tellCode };
    const signedIn = await shared.run(`${idempotencyKey} ${bodyHash}`, () => register(db, call));
    return marked(sealer, signedIn, visitor);
  });
  publicRoute(server, getInviter, ({ code }, { ip, now }) =>
    db.read((tx) => inviterOf(tx, code, { now, tell: tellCodeTo(ip) })),
  );
}

function addLogin(server: FastifyInstance, options: IdentityOptions): void {
  const { db, clock, sealer, publicUrl = null, loginsPerMinuteMax = 120 } = options;
  const limit = createRateLimit({ clock, windowMs: MINUTE_MS, requestsMax: loginsPerMinuteMax });
  const queue = createQueue({ callsMax: 50 });
  publicRoute(server, loginEndpoint, async (input, visitor) => {
    const account = canonicalAccount(input.account);
    const place = placeOfMark(sealer, account, input.device);
    // A known device waits neither for its network nor for those who try its account elsewhere.
    const own = place === null ? null : `${account} ${place}`;
    refuseOver(limit.take(own ?? networkOf(visitor.ip)));
    const signedIn = await queue.run(own ?? account, () => login({ db, sealer }, input, { ...visitor, place }));
    return marked(sealer, signedIn, visitor);
  });
  publicRoute(server, beginPasskeyLoginCall, async (_input, { ip, host, now }) => {
    refuseOver(limit.take(networkOf(ip)));
    return { options: await beginPasskeyLogin(db, relyingPartyOf(publicUrl, host), now) };
  });
  publicRoute(server, loginWithPasskeyCall, async ({ response }, visitor) => {
    refuseOver(limit.take(networkOf(visitor.ip)));
    const rp = relyingPartyOf(publicUrl, visitor.host);
    return marked(sealer, await loginWithPasskey(db, rp, response, visitor), visitor);
  });
}

/** With what the device keeps to be known by. */
function marked(sealer: Sealer, signedIn: SignedIn, { ip }: { readonly ip: string }) {
  return { ...signedIn, device: markOf(sealer, signedIn.account, ip) };
}

function addPassword(server: FastifyInstance, { db }: IdentityOptions): void {
  const shared = createShared<PasswordChanged>();
  route(server, changeLoginPassword, async (change, { customer: who, idempotencyKey, bodyHash, now }) => {
    const { customerId } = who;
    const trace = traceSecretCall(`/user/loginPass ${customerId}`, idempotencyKey, bodyHash);
    const call = () => changePassword(db, { who, change, trace, now });
    const { endedSessions } = await shared.run(`${customerId} ${idempotencyKey} ${bodyHash}`, call);
    return { endedSessions: endedSessions.length };
  });
}

function addSessions(server: FastifyInstance, { db }: IdentityOptions): void {
  route(server, logout, async (_input, { customer: { customerId, sessionId }, now }) => {
    const choice = { customerId, only: sessionId };
    await db.transaction((tx) => endSessions(tx, choice, 'logout', now));
    return {};
  });
  route(server, listSessionsEndpoint, (_input, { customer, now }) => db.read((tx) => listSessions(tx, customer, now)));
  command(server, db, revokeSessionEndpoint, async (tx, { input, customerId, sessionId, now }) => {
    await revokeSession(tx, { customerId, sessionId }, parseId(input.id), now);
    return {};
  });
}

function addProfile(server: FastifyInstance, { db }: IdentityOptions): void {
  route(server, getUser, (_input, { customer, now }) => db.read((tx) => userInfo(tx, customer, now)));
  command(server, db, acknowledgeNotice, async (tx, { input, now, ...who }) => ({
    due: await acceptNotice(tx, who, input.notice, now),
  }));
  command(server, db, setLanguage, async (tx, { input, customerId }) => {
    await updateLanguage(tx, customerId, input.language);
    return {};
  });
}

/** Ids are 64-bit: a larger number is nobody's. */
function parseId(text: string): bigint {
  const id = BigInt(text);
  return id > 0n && id < 2n ** 63n ? id : refuse('identity.session_unknown', {});
}
