/**
 * `staffRoute` binds a call of the console to its service, below /api/console: staff have tokens of their own, and a role
 * that the endpoint names. An endpoint that names none does not start.
 */
import { STAFF_API_BASE } from '@bahi/contract/client.ts';
import type { OutputOf, ParsedInputOf, StaffEndpoint, StaffRole } from '@bahi/contract/endpoint.ts';
import { assert } from '@bahi/core/assert.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { REVOKED_MS } from './door.ts';
import { register, type CallContext, type Handler } from './http.ts';
import { refuse } from './refuse.ts';

export interface StaffPrincipal {
  readonly staffId: bigint;
  readonly account: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly sessionId: bigint;
  readonly expiresAt: number;
  /** The own account as a customer: nobody decides about it oneself. */
  readonly customerId: bigint | null;
}

export interface StaffContext extends CallContext {
  readonly staff: StaffPrincipal;
}

/** Null: the token is unknown, ended or idle for too long, or its member is disabled. Asked at every call. */
export type AuthenticateStaff = (token: string) => Promise<StaffPrincipal | null>;

declare module 'fastify' {
  interface FastifyInstance {
    authenticateStaff: AuthenticateStaff;
  }
  interface FastifyRequest {
    staff: StaffPrincipal | null;
  }
}

/** Once, before the first staff route. */
export function openStaffApi(server: FastifyInstance, authenticate: AuthenticateStaff): void {
  server.decorate('authenticateStaff', authenticate);
  server.decorateRequest('staff', null);
}

/** A call for members of staff. */
export function staffRoute<E extends StaffEndpoint>(
  server: FastifyInstance,
  endpoint: E,
  handler: Handler<E, StaffContext>,
): void {
  assert(endpoint.roles !== 'public', `${endpoint.path} is public: use publicStaffRoute`);
  place(server, endpoint, (input, request, call) =>
    handler(input as ParsedInputOf<E>, { ...call, staff: request.staff! }),
  );
}

/** The sign-in itself. */
export function publicStaffRoute<E extends StaffEndpoint>(
  server: FastifyInstance,
  endpoint: E,
  handler: Handler<E, CallContext>,
): void {
  assert(endpoint.roles === 'public', `${endpoint.path} is for staff: use staffRoute`);
  place(server, endpoint, (input, _request, call) => handler(input as ParsedInputOf<E>, call));
}

/** A picture by its ticket, which the handler refuses unless it was given to this person. */
export function staffImage(
  server: FastifyInstance,
  roles: readonly StaffRole[],
  handler: (ticket: string, staff: StaffPrincipal, now: number) => Promise<Buffer>,
): void {
  const { clock } = server.platform;
  server.get<{ Querystring: { ticket?: unknown } }>(`${STAFF_API_BASE}/uploads/view`, {
    config: { audience: 'staff' },
    onRequest: (request) => admit(request, roles),
    async handler(request, reply) {
      const { ticket } = request.query;
      if (typeof ticket !== 'string') refuse('request.invalid', { field: 'ticket' });
      const picture = await handler(ticket, request.staff!, clock.now());
      // Shown by the console alone, under a name that nobody chose.
      const headers = { 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="view.jpg"' };
      return reply.type('image/jpeg').headers(headers).send(picture);
    },
  });
}

type Run = (input: unknown, request: FastifyRequest, call: CallContext) => Promise<OutputOf<StaffEndpoint>>;

function place(server: FastifyInstance, endpoint: StaffEndpoint, run: Run): void {
  const { roles } = endpoint;
  assert(typeof roles === 'string' || roles.length > 0, `${endpoint.path} names no role`);
  server.staffEndpoints.push(endpoint);
  if (roles === 'public') return register(server, { endpoint, base: STAFF_API_BASE, audience: 'public' }, run);
  register(
    server,
    { endpoint, base: STAFF_API_BASE, audience: 'staff', admit: (request) => admit(request, roles) },
    async (input, request, call) => {
      // The body took its time: a session or a role may be gone.
      if (call.now - request.admittedAt >= REVOKED_MS) await admit(request, roles);
      return run(input, request, call);
    },
  );
}

/** Before the body is read, and again after one that was slow. */
async function admit(request: FastifyRequest, roles: readonly StaffRole[] | 'any'): Promise<void> {
  const token = request.headers['staff-token'];
  if (typeof token !== 'string' || token === '') refuse('session.missing', {});
  const staff = await request.server.authenticateStaff(token);
  if (staff === null) refuse('session.ended', {});
  if (roles !== 'any' && !roles.some((role) => staff.roles.includes(role))) {
    // The console offers nobody what the own roles may not do.
    const { log } = request.server.platform;
    log.warn({ request: request.id, staffId: staff.staffId, url: request.routeOptions.url }, 'staff without the role');
    refuse('staff.role_missing', { role: roles.join(', ') });
  }
  request.staff = staff;
  request.admittedAt = request.server.platform.clock.now();
}
