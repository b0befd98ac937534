/** Which case a call of staff is about, who asks, and when: what the desk hands to the domain of the case. */
import { storedId } from '../platform/stored-id.ts';
import type { StaffContext, StaffPrincipal } from '../platform/staff-http.ts';

export interface Seen {
  readonly id: bigint;
  /** With the own account as a customer. */
  readonly staff: Pick<StaffPrincipal, 'name' | 'customerId' | 'roles'> & { readonly id: bigint };
  readonly now: number;
}

/** Every call about a case names it so. */
export function seenBy(input: unknown, { staff: { staffId: id, name, customerId, roles }, now }: StaffContext): Seen {
  return { id: storedId((input as { readonly case: string }).case), staff: { id, name, customerId, roles }, now };
}
