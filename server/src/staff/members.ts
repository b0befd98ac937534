/** Who works here and as what (rules §10): listed, and their roles changed by two people. */
import type { OutputOf, ParsedInputOf, StaffRole } from '@bahi/contract/endpoint.ts';
import type { listStaff, proposeRoles as proposeRolesCall } from '@bahi/contract/staff/members.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import type { StaffPrincipal } from '../platform/staff-http.ts';
import { storedId } from '../platform/stored-id.ts';
import { propose, type ChangeRule } from './changes.ts';
import type { ChangeView } from './change-store.ts';
import { findMember, selectMembers, updateRoles } from './store.ts';

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
      isEnrolled: true,
      hasSecondFactor: true,
      lastSeenAt: row.last_seen_at?.getTime() ?? null,
      customerAccount: row.customer_account,
    })),
    total,
    page,
    pageSize,
  };
}

export async function proposeRoles(
  tx: Tx,
  { input, staff, now }: { input: ParsedInputOf<typeof proposeRolesCall>; staff: StaffPrincipal; now: number },
): Promise<ChangeView> {
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
  checkers: () => ['admin', 'risk'],
  isAbout: (change, staff) => change.subject === staff.staffId.toString(),
  apply: (tx, { subject, after }) => updateRoles(tx, BigInt(subject), after['roles'] as StaffRole[]),
};

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
