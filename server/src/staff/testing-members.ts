/** Members beyond the one of each role, as they come in: proposed, approved and enrolled; for tests. */
import { randomUUID } from 'node:crypto';
import type { CallResult, StaffCall } from '@bahi/contract/client.ts';
import { staffRoles, type OutputOf, type StaffRole } from '@bahi/contract/endpoint.ts';
import { beginEnrolment, enrol, issueEnrolment, listStaff, proposeMember } from '@bahi/contract/staff/members.ts';
import { approveChange } from '@bahi/contract/staff/operations.ts';
import { Secret, TOTP } from 'otpauth';
import { expectOk } from '../identity/testing.ts';
import { startStaffHarness, type StaffHarness } from './testing.ts';

export const PASSWORD = 'saffron-lantern-42';
export const REASON = 'joins the desk in Pune';
export const key = (): { idempotencyKey: string } => ({ idempotencyKey: randomUUID() });

type Listed = OutputOf<typeof listStaff>['rows'][number];

export interface Enrolled {
  readonly token: string;
  readonly secret: string;
}

export interface Members {
  readonly h: StaffHarness;
  /** As the one member with this role that there is from the start. */
  as(role: StaffRole): StaffCall;
  /** Anew: sessions end when nobody uses them. */
  signIn(): Promise<void>;
  ask(changes?: object): Promise<CallResult<OutputOf<typeof proposeMember>>>;
  listed(account: string): Promise<Listed>;
  /** A member whom two people agreed on. */
  added(changes?: object): Promise<Listed>;
  /** Of two people. */
  codesFor(member: string): Promise<string[]>;
  enrolled(member: Listed): Promise<Enrolled>;
  totpOf(secret: string): string;
}

export async function startMembers(): Promise<Members> {
  const h = await startStaffHarness();
  const tokens = {} as Record<StaffRole, string>;
  let count = 0;
  const m: Members = {
    h,
    as: (role) => h.staff(tokens[role]),
    async signIn() {
      for (const role of staffRoles) tokens[role] = await h.signIn(role);
    },
    ask(changes = {}) {
      const member = { account: `new.member${(count += 1)}`, name: 'Nila Das', roles: ['support' as const] };
      return m.as('admin')(proposeMember, { ...member, customerAccount: null, reason: REASON, ...changes }, key());
    },
    async listed(account) {
      const { rows } = expectOk(await m.as('admin')(listStaff, { pageSize: 100 }));
      return rows.find((row) => row.account === account)!;
    },
    async added(changes = {}) {
      const change = expectOk(await m.ask(changes));
      expectOk(await m.as('risk')(approveChange, { change: change.id }, key()));
      return m.listed(change.subject);
    },
    async codesFor(staff) {
      const first = expectOk(await m.as('admin')(issueEnrolment, { staff }));
      const second = expectOk(await m.as('risk')(issueEnrolment, { staff }));
      return [first.code, second.code];
    },
    async enrolled({ id, account }) {
      const codes = await m.codesFor(id);
      const { secret } = expectOk(await h.staff()(beginEnrolment, { account, codes }));
      const given = { account, codes, password: PASSWORD, totp: m.totpOf(secret) };
      return { token: expectOk(await h.staff()(enrol, given)).token, secret };
    },
    totpOf: (secret) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: h.clock.now() }),
  };
  await m.signIn();
  return m;
}
