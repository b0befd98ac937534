/** Signing in with a passkey: no password, no code. Misses of the password do not lock it, so that a guesser locks nobody out. */
import type { Database } from '../platform/database.ts';
import { RefusalError } from '../platform/refuse.ts';
import type { Visitor } from './device.ts';
import { beginSession, refuseBarred, type SignedIn } from './login.ts';
import { outcomeOf, recordLogin } from './login-history.ts';
import { checkPasskey, findPasskey, spendPasskey, type RelyingParty, type Sent } from './passkeys.ts';
import { findCustomer } from './store.ts';

/** What becomes of it is in the customer's history, once it is clear whose passkey it is. */
export async function loginWithPasskey(
  db: Database,
  rp: RelyingParty,
  sent: Sent,
  visitor: Visitor,
): Promise<SignedIn> {
  const key = await findPasskey(db, sent);
  const { customer_id: customerId, account } = key;
  try {
    const match = await checkPasskey(rp, key, sent);
    return await db.transaction(async (tx) => {
      await findCustomer(tx, customerId, 'for share');
      await spendPasskey(tx, match, visitor.now);
      await refuseBarred(tx, customerId, visitor.now);
      return beginSession(tx, { customerId, account, method: 'passkey', visitor });
    });
  } catch (error) {
    const outcome = error instanceof RefusalError ? outcomeOf(error.refusal.code) : null;
    if (outcome !== null)
      await db.transaction((tx) => recordLogin(tx, { customerId, method: 'passkey', outcome, visitor }));
    throw error;
  }
}
