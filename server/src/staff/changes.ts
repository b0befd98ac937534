/**
 * Two-person changes (rules §10, T4): one proposes, another approves, and only then it happens, in the transaction of the
 * approval. The database holds that maker and checker differ and that the maker is not disabled; here is who may check what, that the
 * maker still has the role, and what an approval does.
 */
import type { OutputOf, ParsedInputOf, StaffEndpoint, StaffRole } from '@bahi/contract/endpoint.ts';
import { changeKindsFor } from '@bahi/contract/staff/change.ts';
import type { listChanges } from '@bahi/contract/staff/operations.ts';
import { assert } from '@bahi/core/assert.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import type { StaffPrincipal } from '../platform/staff-http.ts';
import { writeAudit } from './audit-log.ts';
import * as store from './change-store.ts';
import { changeView, type ChangeKind, type ChangeRow, type ChangeView, type NewChange } from './change-store.ts';
import { standingOf } from './store.ts';

/** What a kind of change needs, and does when it is approved. A kind that is not here is proposed by nobody. */
export interface ChangeRule {
  /** Whose role it took to propose it: asked once more at the approval, when the role may be gone. */
  readonly proposers: (change: ChangeRow) => readonly StaffRole[];
  readonly checkers: (change: ChangeRow) => readonly StaffRole[];
  /** Whether the change is about this person, who then neither approves nor rejects it. */
  readonly isAbout: (change: ChangeRow, staff: StaffPrincipal) => boolean;
  readonly apply: (tx: Tx, change: ChangeRow, decided: Pick<Decision, 'staff' | 'now'>) => Promise<void>;
}

export type ChangeRules = Partial<Record<ChangeKind, ChangeRule>>;

/** Whoever may make the call. */
export function rolesOf({ path, roles }: StaffEndpoint): readonly StaffRole[] {
  assert(typeof roles !== 'string', `${path} names its roles`);
  return roles;
}

export async function propose(tx: Tx, change: NewChange): Promise<ChangeView> {
  const id = await store.insertChange(tx, change);
  if (id === null) refuse('staff.already_proposed', {});
  const { kind, subject, makerId: staffId, now } = change;
  await writeAudit(tx, {
    staffId,
    action: `${kind}.propose`,
    subject: `change:${id}`,
    detail: { about: subject },
    now,
  });
  return changeView((await store.selectChange(tx, id))!);
}

/** Whom staff restrict, and why, is read by those who have to do with it. */
export async function changesPage(
  tx: Tx,
  { input, staff }: { readonly input: ParsedInputOf<typeof listChanges>; readonly staff: StaffPrincipal },
): Promise<OutputOf<typeof listChanges>> {
  const { kind = null, state = null, page, pageSize } = input;
  const { rows, total } = await store.selectChanges(tx, {
    kinds: changeKindsFor(staff.roles),
    readerId: staff.staffId,
    kind,
    state,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return { rows: rows.map(changeView), total, page, pageSize };
}

interface Decision {
  readonly id: bigint;
  readonly staff: StaffPrincipal;
  readonly now: number;
}

export async function approve(tx: Tx, rules: ChangeRules, { id, staff, now }: Decision): Promise<ChangeView> {
  const change = await proposed(tx, id);
  const rule = ruleFor(rules, change, staff);
  if (change.maker_id === staff.staffId) refuse('staff.same_person', {});
  await requireMaker(tx, rule, change);
  refuseOwnCase(rule, change, staff);
  await store.updateDecided(tx, { id, state: 'approved', checkerId: staff.staffId, reason: null, now });
  await rule.apply(tx, change, { staff, now });
  return decided(tx, change, 'approve', { staff, now });
}

/** Whoever made it withdraws it; everybody else who may check it rejects it, but for whom it is about. */
export async function reject(
  tx: Tx,
  rules: ChangeRules,
  { id, staff, reason, now }: Decision & { readonly reason: string },
): Promise<ChangeView> {
  const change = await proposed(tx, id);
  const isOwn = change.maker_id === staff.staffId;
  if (!isOwn) refuseOwnCase(ruleFor(rules, change, staff), change, staff);
  const decision = isOwn
    ? ({ state: 'withdrawn', checkerId: null } as const)
    : ({ state: 'rejected', checkerId: staff.staffId } as const);
  await store.updateDecided(tx, { id, ...decision, reason, now });
  return decided(tx, change, isOwn ? 'withdraw' : 'reject', { staff, now });
}

/** By the clock: what was proposed is needed no more. Nothing happens where somebody has decided it meanwhile. */
export async function endOvertaken(tx: Tx, { id, kind, subject }: ChangeRow, now: number): Promise<void> {
  if ((await store.lockChange(tx, id))?.state !== 'proposed') return;
  await store.updateDecided(tx, { id, state: 'overtaken', checkerId: null, reason: null, now });
  await writeAudit(tx, {
    staffId: null,
    action: `${kind}.overtaken`,
    subject: `change:${id}`,
    detail: { about: subject },
    now,
  });
}

async function proposed(tx: Tx, id: bigint): Promise<ChangeRow> {
  const change = (await store.lockChange(tx, id)) ?? refuse('staff.change_unknown', {});
  return change.state === 'proposed' ? change : refuse('staff.change_decided', {});
}

/** Two people stand behind a change on the day on which it is made. */
async function requireMaker(tx: Tx, rule: ChangeRule, change: ChangeRow): Promise<void> {
  const roles = rule.proposers(change);
  const standing = await standingOf(tx, change.maker_id, roles);
  if (standing === 'disabled') refuse('staff.maker_disabled', { by: change.maker });
  if (standing === 'role_gone') refuse('staff.maker_role_gone', { by: change.maker, role: roles.join(', ') });
}

/** Whoever may check it has one of its roles. */
function ruleFor(rules: ChangeRules, change: ChangeRow, staff: StaffPrincipal): ChangeRule {
  const rule = rules[change.kind];
  if (rule === undefined) refuse('staff.change_unknown', {});
  const checkers = rule.checkers(change);
  if (!checkers.some((role) => staff.roles.includes(role))) refuse('staff.role_missing', { role: checkers.join(', ') });
  return rule;
}

function refuseOwnCase(rule: ChangeRule, change: ChangeRow, staff: StaffPrincipal): void {
  if (rule.isAbout(change, staff)) refuse('staff.own_case', {});
}

async function decided(
  tx: Tx,
  { id, kind, subject }: ChangeRow,
  what: 'approve' | 'reject' | 'withdraw',
  { staff, now }: { staff: StaffPrincipal; now: number },
): Promise<ChangeView> {
  const row = {
    staffId: staff.staffId,
    action: `${kind}.${what}`,
    subject: `change:${id}`,
    detail: { about: subject },
  };
  await writeAudit(tx, { ...row, now });
  return changeView((await store.selectChange(tx, id))!);
}
