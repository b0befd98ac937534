/**
 * What staff do about institutions and codes (rules §10, decision 0109). An institution is made, renamed and opened again by two people; it and any code
 * are ended by one, at once. What happens to one institution happens under the lock of its row.
 */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import {
  institutionRoles,
  type endCode,
  type endInstitution,
  type institutionRow,
  type invitationRow,
  type makeInvitation,
  type proposeInstitution,
} from '@bahi/contract/institutions/staff-calls.ts';
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import { isPerson, newInvitationCode } from '../identity/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import { numberOrNull } from '../platform/stored-number.ts';
import { propose, writeAudit, type Asked, type ChangeRule, type ChangeView } from '../staff/service.ts';
import * as store from './store.ts';

type InstitutionView = z.output<typeof institutionRow>;
type InvitationView = z.output<typeof invitationRow>;

type Agreed = store.Names & { readonly institution: string | null };

export async function proposeAgreed(
  tx: Tx,
  { input, staff, now }: Asked<ParsedInputOf<typeof proposeInstitution>>,
): Promise<ChangeView> {
  const { institution, code, name, nameTw, nameKo, reason } = input;
  const after: Agreed = { institution, name, nameTw, nameKo };
  const row = institution === null ? null : await institutionOf(tx, institution);
  if (row === null) await requireFree(tx, code);
  else if (row.code !== code) refuse('institutions.code_fixed', { code: row.code });
  else if (row.endedAt === null && isSame(row, after)) refuse('staff.value_same', {});
  return propose(tx, {
    kind: 'institution',
    subject: code,
    before: row === null ? null : { ...stateOf(row) },
    after: { ...after, isEnded: false },
    reason,
    makerId: staff.staffId,
    now,
  });
}

export const institutionRule: ChangeRule = {
  proposers: () => institutionRoles,
  checkers: () => institutionRoles,
  isAbout: () => false,
  async apply(tx, { subject: code, before, after }, { now }) {
    const { institution, name, nameTw, nameKo } = after as unknown as Agreed;
    const names = { name, nameTw, nameKo };
    if (institution !== null) {
      const row = await institutionOf(tx, institution, 'for no key update');
      // Ended meanwhile by one person, it is not opened by two who did not know.
      if (!isDeepStrictEqual(stateOf(row), before)) refuse('institutions.changed_since', {});
      await store.updateAgreed(tx, row.id, names);
      return;
    }
    await requireFree(tx, code);
    await store.insertMade(tx, { code, ...names, now });
  },
};

export async function endAtOnce(
  tx: Tx,
  { input: { institution, reason }, staff, now }: Asked<ParsedInputOf<typeof endInstitution>>,
): Promise<OutputOf<typeof endInstitution>> {
  const { id, endedAt } = await institutionOf(tx, institution, 'for no key update');
  if (endedAt !== null) refuse('institutions.ended', {});
  await store.updateEnded(tx, id, { by: staff.name, reason, now });
  await writeAudit(tx, {
    staffId: staff.staffId,
    action: 'institution.end',
    subject: `institution:${id}`,
    detail: { reason },
    now,
  });
  return institutionView(await store.selectListed(tx, id));
}

export async function makeCode(
  tx: Tx,
  { input, staff, now }: Asked<ParsedInputOf<typeof makeInvitation>>,
): Promise<InvitationView> {
  const { owner, usesMax, expiresAt, reason } = input;
  const id = storedId(owner.id);
  if (owner.kind === 'customer') {
    if (!(await isPerson(tx, id))) refuse('staff.customer_unknown', {});
    if (id === staff.customerId) refuse('staff.own_case', {});
  } else if ((await institutionOf(tx, owner.id, 'for no key update')).endedAt !== null) {
    refuse('institutions.ended', {});
  }
  if (expiresAt !== null && expiresAt <= now) refuse('institutions.expires_too_soon', {});
  const code = newInvitationCode();
  await store.insertInvitation(tx, { code, owner: { ...owner, id }, usesMax, expiresAt, by: staff.name, reason, now });
  await writeAudit(tx, {
    staffId: staff.staffId,
    action: 'code.make',
    subject: `code:${code}`,
    detail: { reason, [owner.kind]: owner.id, usesMax, expiresAt },
    now,
  });
  return codeOf(tx, code, now);
}

export async function endForGood(
  tx: Tx,
  { input: { code, reason }, staff, now }: Asked<ParsedInputOf<typeof endCode>>,
): Promise<InvitationView> {
  const { kind, owner } = await codeOf(tx, code, now);
  if (owner.kind === 'customer' && storedId(owner.id) === staff.customerId) refuse('staff.own_case', {});
  if (!(await store.insertCodeEnd(tx, code, { by: staff.name, reason, now }))) refuse('institutions.code_ended', {});
  await writeAudit(tx, {
    staffId: staff.staffId,
    action: 'code.end',
    subject: `code:${code}`,
    detail: { reason, kind, [owner.kind]: owner.id },
    now,
  });
  return codeOf(tx, code, now);
}

type Listed = Awaited<ReturnType<typeof store.selectListed>>;

export function institutionView({ id, code, createdAt, customers, proposed, ...row }: Listed): InstitutionView {
  return {
    id: id.toString(),
    code,
    ...namesOf(row),
    createdAt: createdAt.getTime(),
    end: endOf(row),
    customers: Number(customers),
    proposed: proposed?.toString() ?? null,
  };
}

export function invitationView(row: store.CodeRow, now: number): InvitationView {
  const { code, kind, usesMax, madeBy, reason } = row;
  const uses = Number(row.uses);
  const expiresAt = numberOrNull(row.expiresAt);
  const end = endOf(row);
  const isOver = expiresAt !== null && expiresAt <= now;
  const isUsedUp = usesMax !== null && uses >= usesMax;
  return {
    code,
    kind,
    owner: { kind: row.ownerKind, id: row.ownerId.toString(), name: row.ownerName },
    state: end !== null ? 'ended' : isOver ? 'expired' : isUsedUp ? 'used_up' : 'active',
    uses,
    usesMax,
    expiresAt,
    madeAt: Number(row.madeAt),
    madeBy,
    reason,
    end,
  };
}

async function codeOf(tx: Tx, code: string, now: number): Promise<InvitationView> {
  const { rows } = await store.selectCodes(tx, { text: code, page: 1, pageSize: 100 });
  // A customer's account may read like a code.
  const row = rows.find((one) => one.code === code) ?? refuse('institutions.code_unknown', {});
  return invitationView(row, now);
}

async function institutionOf(tx: Tx, id: string, lock?: 'for no key update'): Promise<store.InstitutionRow> {
  return (await store.selectInstitution(tx, storedId(id), lock)) ?? refuse('institutions.unknown', {});
}

async function requireFree(tx: Tx, code: string): Promise<void> {
  if (!(await store.isCodeFree(tx, code))) refuse('institutions.code_taken', { code });
}

/** What two people agree on. */
function stateOf(row: store.InstitutionRow) {
  return { ...namesOf(row), isEnded: row.endedAt !== null };
}

function namesOf({ name, nameTw, nameKo }: store.Names): store.Names {
  return { name, nameTw, nameKo };
}

function isSame(a: store.Names, b: store.Names): boolean {
  return a.name === b.name && a.nameTw === b.nameTw && a.nameKo === b.nameKo;
}

type End = Pick<store.InstitutionRow, 'endedAt' | 'endedBy' | 'endReason'>;

function endOf({ endedAt, endedBy, endReason }: End): InstitutionView['end'] {
  return endedAt === null ? null : { at: Number(endedAt), by: endedBy!, reason: endReason! };
}
