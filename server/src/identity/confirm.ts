/** Asking a signed-in customer for the login password again, before something that a stolen session must not do. */
import type { Database } from '../platform/database.ts';
import { createQueue } from '../platform/in-flight.ts';
import type { Principal } from '../platform/sessions.ts';
import { clearMisses, countAttempt, refuseMiss } from './login-guard.ts';
import { isPasswordRight } from './passwords.ts';
import { findCustomer } from './store.ts';

/** Of several at once each sees the outcome of the one before: right ones are no misses. */
const queue = createQueue(50);

/**
 * Refuses with identity.old_password_wrong or identity.locked. Misses count with those of the login. `also` is what must be
 * right beside the password (a code): its refusal is a miss too.
 */
export function confirmLoginPassword<T>(
  db: Database,
  who: Principal,
  { password, now, also }: { password: string; now: number; also?: () => Promise<T> },
): Promise<T | undefined> {
  return queue.run(who.account, async () => {
    const attempt = await db.transaction((tx) => countAttempt(tx, who.account, now));
    const { password_hash } = await db.read((tx) => findCustomer(tx, who.customerId));
    if (!(await isPasswordRight(password_hash, password))) refuseMiss(attempt, 'identity.old_password_wrong');
    const more = await also?.();
    await db.transaction((tx) => clearMisses(tx, who.account));
    return more;
  });
}
