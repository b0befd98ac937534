/** The console's own calls, below /api/console. */
import { staffLogin, staffLogout, staffMe } from '@bahi/contract/staff/session.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import type { FastifyInstance } from 'fastify';
import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Sealer } from '../platform/sealing.ts';
import { openStaffApi, publicStaffRoute, staffRoute } from '../platform/staff-http.ts';
import { writeAudit } from './audit-log.ts';
import { registerOperationsRoutes, type OperationsOptions } from './operations-routes.ts';
import { createStaffAuthenticator, signIn, staffOf } from './sign-in.ts';
import { endStaffSessions } from './store.ts';

export interface StaffOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly bus: Bus;
  readonly calendar: Calendar;
  readonly sealer: Sealer;
  readonly configuration: OperationsOptions['configuration'];
}

export function registerStaffRoutes(server: FastifyInstance, options: StaffOptions): void {
  const { db } = options;
  openStaffApi(server, createStaffAuthenticator(options));

  publicStaffRoute(server, staffLogin, (input, { ip, now }) => signIn(options, { ...input, ip, now }));

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
