/** The calls of contract/src/staff/members.ts. */
import {
  beginEnrolment as beginEnrolmentCall,
  disableMember as disableMemberCall,
  enrol as enrolCall,
  issueEnrolment as issueEnrolmentCall,
  listStaff,
  proposeEnabling as proposeEnablingCall,
  proposeMember as proposeMemberCall,
  proposeReset as proposeResetCall,
  proposeRoles as proposeRolesCall,
} from '@bahi/contract/staff/members.ts';
import type { FastifyInstance } from 'fastify';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { Database } from '../platform/database.ts';
import type { Sealer } from '../platform/sealing.ts';
import { networkOf } from '../platform/network.ts';
import { createRateLimit, refuseOver } from '../platform/rate-limit.ts';
import { publicStaffRoute, staffRoute } from '../platform/staff-http.ts';
import { storedId } from '../platform/stored-id.ts';
import { beginEnrolment, enrol, issueEnrolment } from './enrolment.ts';
import { disableMember, proposeEnabling, proposeMember, proposeReset, proposeRoles, staffPage } from './members.ts';
import { onceByStaff } from './idempotency.ts';

export interface MembersOptions {
  readonly db: Database;
  readonly sealer: Sealer;
}

/** From one address, beginnings and ends. */
const ENROLMENTS_PER_MINUTE_MAX = 60;

export function registerMembersRoutes(server: FastifyInstance, options: MembersOptions): void {
  const { db } = options;
  staffRoute(server, listStaff, (input) => db.read((tx) => staffPage(tx, input)));
  staffRoute(server, proposeRolesCall, (input, ctx) =>
    onceByStaff(db, proposeRolesCall, ctx, (tx) => proposeRoles(tx, { input, staff: ctx.staff, now: ctx.now })),
  );
  staffRoute(server, proposeMemberCall, (input, ctx) =>
    onceByStaff(db, proposeMemberCall, ctx, (tx) => proposeMember(tx, { input, staff: ctx.staff, now: ctx.now })),
  );
  staffRoute(server, disableMemberCall, (input, ctx) =>
    onceByStaff(db, disableMemberCall, ctx, async (tx) => {
      await disableMember(tx, { input, staff: ctx.staff, now: ctx.now });
      return {};
    }),
  );
  staffRoute(server, proposeEnablingCall, (input, ctx) =>
    onceByStaff(db, proposeEnablingCall, ctx, (tx) => proposeEnabling(tx, { input, staff: ctx.staff, now: ctx.now })),
  );
  staffRoute(server, proposeResetCall, (input, ctx) =>
    onceByStaff(db, proposeResetCall, ctx, (tx) => proposeReset(tx, { input, staff: ctx.staff, now: ctx.now })),
  );
  // An answer that is shown once is kept nowhere: asked again, it is another code.
  staffRoute(server, issueEnrolmentCall, (input, { staff, now }) =>
    db.transaction((tx) => issueEnrolment(tx, storedId(input.staff), { staff, now })),
  );
  // Each writes a row by any name.
  const limit = createRateLimit({
    clock: server.platform.clock,
    windowMs: MINUTE_MS,
    requestsMax: ENROLMENTS_PER_MINUTE_MAX,
  });
  publicStaffRoute(server, beginEnrolmentCall, (input, { ip, now }) => {
    refuseOver(limit.take(networkOf(ip)));
    return beginEnrolment(options, { input, ip, now });
  });
  publicStaffRoute(server, enrolCall, (input, { ip, now }) => {
    refuseOver(limit.take(networkOf(ip)));
    return enrol(options, { input, ip, now });
  });
}
