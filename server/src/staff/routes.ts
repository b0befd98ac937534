/** The console's own calls, below /api/console. */
import { staffLogin, staffLogout, staffMe } from '@bahi/contract/staff/session.ts';
import type { FastifyInstance } from 'fastify';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { Clock } from '../platform/clock.ts';
import { networkOf } from '../platform/network.ts';
import { createRateLimit, refuseOver } from '../platform/rate-limit.ts';
import { openStaffApi, publicStaffRoute, staffRoute } from '../platform/staff-http.ts';
import { writeAudit } from './audit-log.ts';
import { registerOperationsRoutes, type OperationsOptions } from './operations-routes.ts';
import { createStaffAuthenticator, placeOfMember, signIn, staffOf } from './sign-in.ts';
import { endStaffSessions } from './store.ts';

export interface StaffOptions extends OperationsOptions {
  readonly clock: Clock;
}

/** From one network, which an office shares. */
const SIGN_INS_PER_MINUTE_MAX = 60;

export function registerStaffRoutes(server: FastifyInstance, options: StaffOptions): void {
  const { db } = options;
  openStaffApi(server, createStaffAuthenticator(options));

  const limit = createRateLimit({ clock: options.clock, windowMs: MINUTE_MS, requestsMax: SIGN_INS_PER_MINUTE_MAX });
  publicStaffRoute(server, staffLogin, ({ device, ...input }, { ip, now }) => {
    const place = placeOfMember(options.sealer, input.account, device);
    refuseOver(limit.take(place === null ? networkOf(ip) : `${input.account} ${place}`));
    return signIn(options, { ...input, ip, place, now });
  });

  staffRoute(server, staffLogout, (_input, { staff, now }) =>
    db.transaction(async (tx) => {
      await endStaffSessions(tx, { sessionId: staff.sessionId }, now);
      await writeAudit(tx, { staffId: staff.staffId, action: 'session.end', subject: `staff:${staff.staffId}`, now });
      return {};
    }),
  );

  staffRoute(server, staffMe, async (_input, { staff }) => ({
    staff: staffOf({ ...staff, id: staff.staffId }),
    expiresAt: staff.expiresAt,
  }));

  registerOperationsRoutes(server, options);
}
