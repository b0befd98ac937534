/** What the staff domain offers to others: its desk, changes of two people, the record, and members as an install begins with them. */
import { randomBytes } from 'node:crypto';
import type { StaffRole } from '@bahi/contract/endpoint.ts';
import { Secret } from 'otpauth';
import { hashPassword } from '../identity/service.ts';
import type { Database } from '../platform/database.ts';
import type { Sealer } from '../platform/sealing.ts';
import { writeAudit } from './audit-log.ts';
import { startMemberSession, totpPurpose } from './sign-in.ts';
import { findMemberByAccount, insertMember } from './store.ts';

export { claimsOf } from './claims.ts';
export { recordHead, writeAudit } from './audit-log.ts';
export {
  changeView,
  lockChange,
  selectApprovedOf,
  selectProposed,
  selectProposedOf,
  updateDecided,
  type ChangeRow,
  type ChangeView,
} from './change-store.ts';
export { endOvertaken, propose, rolesOf, type ChangeRule } from './changes.ts';
export { openDesk, type Asked, type Desk } from './desk.ts';
export { recordList, searchedBy, writeDown, writeDownPage, type ListLook } from './list-looks.ts';
export { firstApprovalOf } from './queues.ts';
export { findMemberByAccount, membersWith } from './store.ts';

export interface FirstMember {
  readonly account: string;
  readonly name: string;
  readonly password: string;
  /** Base32. */
  readonly totpSecret: string;
  readonly roles: readonly StaffRole[];
}

/** Before anybody can sign in to propose somebody; a member there already stays as it is. */
export async function addFirstMember(
  { db, sealer }: { db: Database; sealer: Sealer },
  { account, name, password, totpSecret, roles }: FirstMember,
  now: number,
): Promise<void> {
  if ((await db.read((tx) => findMemberByAccount(tx, account))) !== null) return;
  const passwordHash = await hashPassword(password);
  const secret = Buffer.from(Secret.fromBase32(totpSecret).bytes);
  const sealed = sealer.seal(secret, totpPurpose(account));
  await db.transaction(async (tx) => {
    const id = await insertMember(tx, {
      account,
      name,
      passwordHash,
      totpSecret: sealed,
      roles,
      customerId: null,
      changeId: null,
      now,
    });
    if (id === null) return;
    await writeAudit(tx, {
      staffId: null,
      action: 'staff.first',
      subject: `staff:${id}`,
      detail: { roles: roles.join(' ') },
      now,
    });
  });
}

/**
 * Of the practice reviewer, which nobody can sign in as: its password and its authenticator's secret are drawn here and kept nowhere. Null while
 * it is disabled.
 */
export async function startReviewerSession(
  deps: { readonly db: Database; readonly sealer: Sealer },
  member: Pick<FirstMember, 'account' | 'name' | 'roles'>,
  now: number,
): Promise<string | null> {
  const unknown = { password: randomBytes(32).toString('base64url'), totpSecret: new Secret({ size: 20 }).base32 };
  await addFirstMember(deps, { ...member, ...unknown }, now);
  return deps.db.transaction(async (tx) => {
    const found = await findMemberByAccount(tx, member.account);
    if (found === null || found.is_disabled) return null;
    return (await startMemberSession(tx, deps.sealer, found, { ip: '127.0.0.1', now })).token;
  });
}
