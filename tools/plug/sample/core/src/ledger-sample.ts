/** What a wish costs, and the entry that pays for it once it is answered: not to the fees, which the auditor of orders knows one by one. */
import { entry, type Entry } from './ledger.ts';

export const WISH_COST = 100n;

export function wishPaid(of: { readonly customerId: bigint; readonly wishId: bigint }): Entry {
  return entry({ kind: 'wish_paid', customerId: of.customerId, reference: of.wishId }, [
    ['cash', -WISH_COST],
    ['interest', WISH_COST],
  ]);
}
