/** Money stays in an account for a time after something that guards it was replaced (rules §6). */
import { lockCustomer } from '../identity/service.ts';
import type { Tx } from '../platform/database.ts';
import { updateMoneyOutHeld } from './store.ts';

/**
 * Answers until when. Under the customer's lock, as restrictions are made: money that is let out was let out before, or sees it. Codes
 * are spent and the row of security is locked before.
 */
export async function holdMoneyOut(tx: Tx, customerId: bigint, until: number): Promise<number> {
  await lockCustomer(tx, customerId);
  return updateMoneyOutHeld(tx, customerId, until);
}
