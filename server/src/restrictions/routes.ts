/** The calls of contract/src/restrictions/calls.ts. */
import { appeal, appealWithoutSession, getBanCase, listRestrictions } from '@bahi/contract/restrictions/calls.ts';
import { canonicalAccount } from '@bahi/core/account.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import type { FastifyInstance } from 'fastify';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { command } from '../platform/command.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { publicRoute, route } from '../platform/http.ts';
import { networkOf } from '../platform/network.ts';
import { createRateLimit, refuseOver } from '../platform/rate-limit.ts';
import { storedId } from '../platform/stored-id.ts';
import { submitAppeal } from './appeals.ts';
import { appealWithoutLogin, caseWithoutLogin } from './without-login.ts';
import { restrictionRows, restrictionViews } from './views.ts';

export interface RestrictionsOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly parametersAt: (now: number) => Parameters;
}

const CALLS_PER_MINUTE_MAX = 120;

export function registerRestrictionsRoutes(server: FastifyInstance, options: RestrictionsOptions): void {
  const { db, parametersAt } = options;
  const promisedBy = (now: number) => now + parametersAt(now).appealPromiseMinutes * MINUTE_MS;
  const limit = createRateLimit({ clock: options.clock, windowMs: MINUTE_MS, requestsMax: CALLS_PER_MINUTE_MAX });

  route(server, listRestrictions, (_input, { customer: { customerId }, now }) =>
    db.read(async (tx) => restrictionViews(tx, await restrictionRows(tx, customerId, now), now)),
  );

  command(server, db, appeal, async (tx, { input, customerId, now }) => {
    const asked = { customerId, restrictionId: storedId(input.restriction), text: input.text };
    const restriction = await submitAppeal(tx, { ...asked, promisedBy: promisedBy(now), now });
    return (await restrictionViews(tx, [restriction], now))[0]!;
  });

  publicRoute(server, getBanCase, async (input, { ip, now }) => {
    refuseOver(limit.take(networkOf(ip)));
    return caseWithoutLogin(db, { ...input, ip }, now);
  });

  publicRoute(server, appealWithoutSession, async (input, { ip, idempotencyKey: key, bodyHash, now }) => {
    refuseOver(limit.take(networkOf(ip)));
    const scope = `account:${canonicalAccount(input.account)}`;
    const call = { scope, endpoint: appealWithoutSession.path, key, bodyHash };
    return appealWithoutLogin(db, call, { ...input, ip, promisedBy: promisedBy(now), now });
  });
}
