/** A server with the console's calls beside identity's, a member of staff for each role, and their sign-in, for tests. */
import { createStaffClient, type StaffCall } from '@bahi/contract/client.ts';
import { staffRoles, type StaffRole } from '@bahi/contract/endpoint.ts';
import { staffLogin } from '@bahi/contract/staff/session.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { Secret, TOTP } from 'otpauth';
import { defaultConfiguration } from '../configuration/testing.ts';
import { QUEUES } from '../domains.ts';
import { expectOk, startHarness, type Harness, type Options } from '../identity/testing.ts';
import { sealerOf, type Sealer } from '../platform/sealing.ts';
import { registerOwnChanges, type OperationsOptions } from './operations-routes.ts';
import { registerStaffRoutes } from './routes.ts';
import { openDesk, type Desk } from './desk.ts';
import { addFirstMember } from './service.ts';

export const STAFF_PASSWORD = 'ledger-monsoon-88';
export const STAFF_SECRET = 'BAHITESTSECRETAAAAAAAAAAAAAAAAAA';

export interface StaffHarness extends Harness {
  readonly sealer: Sealer;
  /** Calls with a staff token; without one as nobody. */
  staff(token?: string): StaffCall;
  /** Signs the member with this role in (its account is the role's name with dots). */
  signIn(role: StaffRole): Promise<string>;
}

export type StaffHarnessOptions = Options & {
  readonly configuration?: OperationsOptions['configuration'];
  readonly addReviews?: (desk: Desk) => void;
};

export const accountOf = (role: StaffRole): string => role.replace('_', '.');

export function codeAt(now: number): string {
  return TOTP.generate({ secret: Secret.fromBase32(STAFF_SECRET), timestamp: now });
}

export async function startStaffHarness({
  configuration = defaultConfiguration(practiceCalendar),
  ...options
}: StaffHarnessOptions = {}): Promise<StaffHarness> {
  const sealer = sealerOf(Buffer.alloc(32, 7));
  const h = await startHarness({
    ...options,
    addRoutes(server, deps) {
      const calendar = practiceCalendar;
      registerStaffRoutes(server, { ...deps, calendar, sealer, configuration });
      options.addRoutes?.(server, deps);
      const parametersAt = defaultsOf(calendar);
      const verifiedNames = async () => new Map<bigint, string>();
      const desk = openDesk(server, { db: deps.db, queues: QUEUES, parametersAt, verifiedNames });
      registerOwnChanges(desk, { calendar, configuration });
      options.addReviews?.(desk);
    },
  });
  for (const role of staffRoles) {
    const member = { account: accountOf(role), name: role, password: STAFF_PASSWORD, totpSecret: STAFF_SECRET };
    await addFirstMember({ db: h.t.db, sealer }, { ...member, roles: [role] }, h.clock.now());
  }

  function staff(token?: string): StaffCall {
    return createStaffClient({
      origin: '',
      token: () => token ?? null,
      async fetch(url, init) {
        const headers = init?.headers as Record<string, string>;
        const answer = await h.server.inject({
          method: 'POST',
          url: url as string,
          headers,
          body: init?.body as string,
        });
        return new Response(answer.body, { status: answer.statusCode });
      },
    });
  }

  return {
    ...h,
    sealer,
    staff,
    async signIn(role) {
      // Each code works once: the next one is half a minute away.
      await h.clock.advance(30_000);
      const code = codeAt(h.clock.now());
      return expectOk(await staff()(staffLogin, { account: accountOf(role), password: STAFF_PASSWORD, code })).token;
    },
  };
}
