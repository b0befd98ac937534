/** Who works here and as what (rules §10): added, given roles, let in again and enrolled anew by two people; barred by one, at once. */
import type { OutputOf, ParsedInputOf, StaffEndpoint, StaffRole } from '@bahi/contract/endpoint.ts';
import {
  type disableMember as disableMemberCall,
  type listStaff,
  proposeEnabling as proposeEnablingCall,
  proposeMember as proposeMemberCall,
  proposeReset as proposeResetCall,
  proposeRoles as proposeRolesCall,
} from '@bahi/contract/staff/members.ts';
import { canonicalAccount } from '@bahi/core/account.ts';
import { findCustomerByAccount } from '../identity/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import type { StaffPrincipal } from '../platform/staff-http.ts';
import { storedId } from '../platform/stored-id.ts';
import { writeAudit } from './audit-log.ts';
import { propose, rolesOf, type ChangeRule } from './changes.ts';
import type { ChangeRow, ChangeView } from './change-store.ts';
import {
  deleteEnrolments,
  endStaffSessions,
  findMember,
  findMemberByAccount,
  findMemberOfCustomer,
  insertMember,
  lockMember,
  selectMembers,
  updateDisabled,
  updateNotEnrolled,
  updateRoles,
  type MemberRow,
} from './store.ts';

export async function staffPage(
  tx: Tx,
  { page, pageSize }: ParsedInputOf<typeof listStaff>,
): Promise<OutputOf<typeof listStaff>> {
  const { rows, total } = await selectMembers(tx, { limit: pageSize, offset: (page - 1) * pageSize });
  return {
    rows: rows.map((row) => ({
      id: row.id.toString(),
      account: row.account,
      name: row.name,
      roles: [...row.roles],
      isDisabled: row.is_disabled,
      isEnrolled: row.password_hash !== null,
      hasSecondFactor: row.totp_secret !== null,
      lastSeenAt: row.last_seen_at?.getTime() ?? null,
      customerAccount: row.customer_account,
    })),
    total,
    page,
    pageSize,
  };
}

export async function proposeRoles(tx: Tx, { input, staff, now }: Asked<typeof proposeRolesCall>): Promise<ChangeView> {
  const memberId = storedId(input.staff);
  const member = (await findMember(tx, memberId)) ?? refuse('staff.member_unknown', {});
  if (memberId === staff.staffId) refuse('staff.own_case', {});
  const roles = [...new Set(input.roles)].toSorted();
  const conflict = conflictOf(roles);
  if (conflict !== null) refuse('staff.roles_conflict', { first: conflict[0], second: conflict[1] });
  return propose(tx, {
    kind: 'roles',
    subject: memberId.toString(),
    before: { account: member.account, roles: member.roles },
    after: { account: member.account, roles },
    reason: input.reason,
    makerId: staff.staffId,
    now,
  });
}

/** From the approval on: roles are read at every call. */
export const rolesRule: ChangeRule = {
  proposers: () => rolesOf(proposeRolesCall),
  checkers: () => ['admin', 'risk'],
  isAbout: (change, staff) => change.subject === staff.staffId.toString(),
  apply: (tx, { subject, after }) => updateRoles(tx, BigInt(subject), after['roles'] as StaffRole[]),
};

/** Approved, the member is there and cannot sign in: it enrols with a code (enrolment.ts). */
export async function proposeMember(
  tx: Tx,
  { input, staff, now }: Asked<typeof proposeMemberCall>,
): Promise<ChangeView> {
  const { account, name, customerAccount, reason } = input;
  const roles = [...new Set(input.roles)].toSorted();
  const conflict = conflictOf(roles);
  if (conflict !== null) refuse('staff.roles_conflict', { first: conflict[0], second: conflict[1] });
  const after = { account, name, roles, customerAccount };
  await checkNew(tx, after);
  return propose(tx, { kind: 'staff', subject: account, before: null, after, reason, makerId: staff.staffId, now });
}

interface Added {
  readonly account: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly customerAccount: string | null;
}

/** Answers the own account as a customer. */
async function checkNew(tx: Tx, { account, customerAccount }: Added): Promise<bigint | null> {
  if ((await findMemberByAccount(tx, account)) !== null) refuse('staff.account_exists', { account });
  if (customerAccount === null) return null;
  const customer =
    (await findCustomerByAccount(tx, canonicalAccount(customerAccount))) ?? refuse('staff.customer_unknown', {});
  const other = await findMemberOfCustomer(tx, customer.id);
  return other === null ? customer.id : refuse('staff.account_exists', { account: other.account });
}

/** At once, by one person: the sessions end with it. */
export async function disableMember(tx: Tx, { input, staff, now }: Asked<typeof disableMemberCall>): Promise<void> {
  const member = await otherMember(tx, input.staff, staff);
  if (member.is_disabled) refuse('staff.disabled', {});
  await updateDisabled(tx, member.id, true);
  await endStaffSessions(tx, { memberId: member.id }, now);
  const { reason } = input;
  await writeAudit(tx, {
    staffId: staff.staffId,
    action: 'staff.disable',
    subject: `staff:${member.id}`,
    detail: { reason },
    now,
  });
}

export async function proposeEnabling(
  tx: Tx,
  { input, staff, now }: Asked<typeof proposeEnablingCall>,
): Promise<ChangeView> {
  const member = await otherMember(tx, input.staff, staff);
  if (!member.is_disabled) refuse('staff.not_disabled', {});
  const { account, roles } = member;
  return propose(tx, {
    kind: 'staff',
    subject: account,
    before: { account, roles, isDisabled: true },
    after: { account, roles, isDisabled: false },
    reason: input.reason,
    makerId: staff.staffId,
    now,
  });
}

/** Of one who lost the authenticator. Approved, the member is as somebody new, with the roles it has. */
export async function proposeReset(tx: Tx, { input, staff, now }: Asked<typeof proposeResetCall>): Promise<ChangeView> {
  const member = await otherMember(tx, input.staff, staff);
  refuseNotResettable(member);
  const { account, roles } = member;
  return propose(tx, {
    kind: 'staff',
    subject: account,
    before: { account, roles, isEnrolled: true },
    after: { account, roles, isEnrolled: false },
    reason: input.reason,
    makerId: staff.staffId,
    now,
  });
}

/** Of a new member, of one who is let in again, and of one who enrols anew. */
export const memberRule: ChangeRule = {
  proposers: ({ before, after }) =>
    rolesOf(
      before === null ? proposeMemberCall : after['isEnrolled'] === false ? proposeResetCall : proposeEnablingCall,
    ),
  checkers: () => ['admin', 'risk'],
  isAbout: ({ subject }, { account }) => subject === account,
  async apply(tx, change, { staff, now }) {
    const { id: changeId, before, subject, after } = change;
    if (after['isEnrolled'] === false) return resetMember(tx, change, { staff, now });
    if (before !== null) {
      const member = (await findMemberByAccount(tx, subject))!;
      return updateDisabled(tx, member.id, false);
    }
    const added = after as unknown as Added;
    const customerId = await checkNew(tx, added);
    const { account, name, roles } = added;
    const nothing = { passwordHash: null, totpSecret: null };
    const id = await insertMember(tx, { account, name, roles, customerId, changeId, now, ...nothing });
    if (id === null) refuse('staff.account_exists', { account });
  },
};

/** Password, authenticator, sessions and what is left of an earlier code end with it. */
async function resetMember(
  tx: Tx,
  { id: changeId, subject, reason }: ChangeRow,
  { staff, now }: { readonly staff: StaffPrincipal; readonly now: number },
): Promise<void> {
  const member = (await lockMember(tx, subject))!;
  refuseNotResettable(member);
  await updateNotEnrolled(tx, member.id, changeId);
  await deleteEnrolments(tx, member.id);
  await endStaffSessions(tx, { memberId: member.id }, now);
  await writeAudit(tx, {
    staffId: staff.staffId,
    action: 'staff.reset',
    subject: `staff:${member.id}`,
    detail: { reason, change: changeId.toString() },
    now,
  });
}

/** Whoever is barred is let in first; whoever has not enrolled needs another code only. */
function refuseNotResettable({ is_disabled, password_hash }: MemberRow): void {
  if (is_disabled) refuse('staff.disabled', {});
  if (password_hash === null) refuse('staff.not_enrolled', {});
}

async function otherMember(tx: Tx, id: string, staff: StaffPrincipal): Promise<MemberRow> {
  const member = (await findMember(tx, storedId(id))) ?? refuse('staff.member_unknown', {});
  return member.id === staff.staffId ? refuse('staff.own_case', {}) : member;
}

interface Asked<E extends StaffEndpoint> {
  readonly input: ParsedInputOf<E>;
  readonly staff: StaffPrincipal;
  readonly now: number;
}

/** As the database's constraints have it; told in words before. */
function conflictOf(roles: readonly StaffRole[]): readonly [StaffRole, StaffRole] | null {
  const pairs: (readonly [StaffRole, StaffRole])[] = [
    ['funds_maker', 'funds_checker'],
    ['admin', 'funds_maker'],
    ['admin', 'funds_checker'],
    ...roles.filter((role) => role !== 'auditor').map((role) => ['auditor', role] as const),
  ];
  return pairs.find((pair) => pair.every((role) => roles.includes(role))) ?? null;
}
