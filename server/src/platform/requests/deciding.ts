/** What is the same in every decision about a request (rules §7, §10): of two who decide one does, and where two must, they are two. */
import { formatMoney, parseMoney, type Minor } from '@bahi/core/money.ts';
import { refuse } from '../refuse.ts';
import type { Staff } from './table.ts';

export interface Deciding {
  readonly id: bigint;
  readonly staff: Staff;
  readonly now: number;
}

export interface Noted extends Deciding {
  readonly note: string | null;
}

export interface Approval {
  /** Typed again by whoever approves. */
  readonly amount: string;
  readonly note: string | null;
  /** Whoever approved first may decide no longer: this approval is the first. */
  readonly isFirstGone?: boolean;
}

/** Nobody by name decided it: `house`. */
export function requirePending<Row extends { readonly status: string; readonly decidedName: string | null }>(
  found: Row | null,
  house = '',
): Row {
  const row = found ?? refuse('staff.case_unknown', {});
  if (row.status === 'cancelled') refuse('staff.case_decided', { by: 'customer' });
  if (row.status !== 'pending') refuse('staff.case_decided', { by: row.decidedName ?? house });
  return row;
}

export function requireAmount(typed: string, amount: Minor): void {
  if (parseMoney(typed) !== amount) refuse('staff.amount_differs', { amount: formatMoney(amount) });
}

/** Nobody approves twice. */
export function isFirstOfTwo(
  { needsTwo, firstApprovedBy }: { readonly needsTwo: boolean; readonly firstApprovedBy: bigint | null },
  staff: Staff,
  isFirstGone: boolean,
): boolean {
  if (firstApprovedBy === staff.id) refuse('staff.same_person', {});
  return needsTwo && (firstApprovedBy === null || isFirstGone);
}

export function firstApproved({ staff, now }: Pick<Deciding, 'staff' | 'now'>) {
  return { firstApprovedBy: staff.id, firstApprovedName: staff.name, firstApprovedAt: now };
}

export function decidedBy({ staff, now }: Pick<Deciding, 'staff' | 'now'>) {
  return { decidedBy: staff.id, decidedName: staff.name, decidedAt: now };
}
