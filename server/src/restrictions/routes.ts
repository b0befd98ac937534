/** The calls of contract/src/restrictions.ts. */
import { appeal, appealWithoutSession, getBanCase, listRestrictions } from '@bahi/contract/restrictions.ts';
import { canonicalAccount } from '@bahi/core/account.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import type { FastifyInstance } from 'fastify';
import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { publicRoute, route } from '../platform/http.ts';
import { once } from '../platform/idempotency.ts';
import { networkOf } from '../platform/network.ts';
import { createRateLimit, refuseOver } from '../platform/rate-limit.ts';
import { storedId } from '../platform/stored-id.ts';
import { submitAppeal } from './appeals.ts';
import { appealBarred, barredCase } from './barred.ts';
import { restrictionRows, restrictionViews } from './views.ts';

export interface RestrictionsOptions {
  readonly db: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly parametersAt: (now: number) => Parameters;
}

const CALLS_PER_MINUTE_MAX = 120;

export function registerRestrictionsRoutes(server: FastifyInstance, options: RestrictionsOptions): void {
  const { db, bus, parametersAt } = options;
  const promisedBy = (now: number) => now + parametersAt(now).appealPromiseMinutes * 60_000;
  const limit = createRateLimit({ clock: options.clock, windowMs: 60_000, requestsMax: CALLS_PER_MINUTE_MAX });

  route(server, listRestrictions, (_input, { customer: { customerId }, now }) =>
    db.read(async (tx) => restrictionViews(tx, await restrictionRows(tx, customerId, now), now)),
  );

  route(server, appeal, async (input, { customer: { customerId }, idempotencyKey: key, bodyHash, now }) => {
    let tell = (): void => {};
    const call = { scope: customerId, endpoint: appeal.path, key, bodyHash };
    const answer = await db.transaction((tx) =>
      once(tx, call, async () => {
        const asked = { customerId, restrictionId: storedId(input.restriction), text: input.text };
        const appealed = await submitAppeal(bus, tx, { ...asked, promisedBy: promisedBy(now), now });
        tell = () => appealed.tell();
        return (await restrictionViews(tx, [appealed.restriction], now))[0]!;
      }),
    );
    tell();
    return answer;
  });

  publicRoute(server, getBanCase, async (input, { ip, now }) => {
    refuseOver(limit.take(networkOf(ip)));
    return barredCase(db, input, now);
  });

  publicRoute(server, appealWithoutSession, async (input, { ip, idempotencyKey: key, bodyHash, now }) => {
    refuseOver(limit.take(networkOf(ip)));
    const scope = `account:${canonicalAccount(input.account)}`;
    const call = { scope, endpoint: appealWithoutSession.path, key, bodyHash };
    return appealBarred(options, call, { ...input, promisedBy: promisedBy(now), now });
  });
}
