/**
 * What rights count as in the equity of positions, from the ex-date on: until they are shares or have lapsed, which the rights domain says
 * as it settles a customer's. It holds the locks of the books.
 */
import { settleDue, type Orders } from '../orders/service.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { selectRightsAction, updateEnded, updateRightsEnded } from './rights-store.ts';
import { selectEntitlements } from './store.ts';

export interface RightsOf {
  readonly symbol: string;
  readonly exDate: string;
}

/** Also true where nothing falls, or fell before this market's actions were settled. */
export async function areHoldersAdjusted(reader: Reader, of: RightsOf): Promise<boolean> {
  const action = await selectRightsAction(reader, of);
  return action === null || action.isAdjusted;
}

/** Answers the positions as they are now: after the commit the watch over them has to know. */
export async function endRights(
  tx: Tx,
  of: RightsOf,
  { customerIds, now }: { readonly customerIds: readonly bigint[]; readonly now: number },
): Promise<Parameters<Orders['changed']>[0]['positions']> {
  const action = await selectRightsAction(tx, of);
  if (action === null) return [];
  const due = await selectEntitlements(tx, action.id, customerIds, 'due');
  await updateEnded(
    tx,
    due.map(({ id }) => id),
    now,
  );
  return settleDue(
    tx,
    due.filter(({ amount }) => amount !== 0n),
    { step: 'rights_ended', at: now },
  );
}

/** Once everybody's have ended; short positions had none. */
export async function endRightsAction(tx: Tx, of: RightsOf, now: number): Promise<void> {
  const action = await selectRightsAction(tx, of);
  if (action !== null) await updateRightsEnded(tx, action.id, now);
}
