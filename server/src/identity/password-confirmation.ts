/** Asking for the login password outside of a login: again of who is signed in, and of who cannot sign in. */
import { canonicalAccount, isAccount } from '@bahi/core/account.ts';
import type { Database } from '../platform/database.ts';
import { createQueue } from '../platform/in-flight.ts';
import type { Principal } from '../platform/sessions.ts';
import {
  clearAttempt,
  countAsk,
  countAttempt,
  placeOfAddress,
  placeOfSession,
  refuseMiss,
  UNCOUNTED,
} from './login-guard.ts';
import { inLine, type PasswordLine } from './passwords.ts';
import { findCustomer, findCustomerByAccount } from './store.ts';

/** Of several at once at one place each sees the outcome of the one before: right ones are no misses. */
const queue = createQueue({ callsMax: 50 });

/**
 * Refuses with identity.old_password_wrong or identity.locked. Misses count with those of the login, but those made elsewhere do
 * not lock the session: whoever guesses keeps nobody from freezing the account. `also` is what must be
 * right beside the password (a code): its refusal is a miss too. What ends access asks in the line for that.
 */
export function confirmLoginPassword<T>(
  db: Database,
  who: Principal,
  {
    password,
    now,
    also,
    line = 'signed_in',
  }: { password: string; now: number; also?: () => Promise<T>; line?: PasswordLine },
): Promise<T | undefined> {
  const { account } = who;
  const place = placeOfSession(who.sessionId);
  return queue.run(`${account} ${place} ${line}`, async () => {
    const attempt = await inLine(line, async ({ isRight }) => {
      const counted = await db.transaction(async (tx) => {
        await countAsk(tx, { account, place, line, now });
        return countAttempt(tx, { account, place, now });
      });
      const { password_hash } = await db.read((tx) => findCustomer(tx, who.customerId));
      if (!(await isRight(password_hash, password))) refuseMiss(counted, 'identity.old_password_wrong');
      return counted;
    });
    const more = await also?.();
    await db.transaction((tx) => clearAttempt(tx, attempt));
    return more;
  });
}

/**
 * Whose password it is, for what may be done without a session. Refuses as the login does; misses count with its own, at the place where
 * it is given, and the attempt stays counted when `also` refuses.
 */
export async function provePassword(
  db: Database,
  given: { account: string; password: string; ip: string; now: number; also: (customerId: bigint) => Promise<void> },
): Promise<bigint> {
  const { password, ip, now } = given;
  const account = canonicalAccount(given.account);
  const isOne = isAccount(account);
  const place = isOne ? await placeOfAddress(db, account, ip) : null;
  return queue.run(place === null ? account : `${account} ${place}`, async () => {
    const line = place === null ? 'customers' : 'known_customers';
    const { customerId, attempt } = await inLine(line, async ({ isRight }) => {
      const counted = isOne ? await db.transaction((tx) => countAttempt(tx, { account, place, now })) : UNCOUNTED;
      const customer = isOne ? await db.read((tx) => findCustomerByAccount(tx, account)) : null;
      const isIt = await isRight(customer?.password_hash ?? null, password);
      if (!isIt || customer === null) return refuseMiss(counted, 'identity.wrong_credentials');
      return { customerId: customer.id, attempt: counted };
    });
    await given.also(customerId);
    await db.transaction((tx) => clearAttempt(tx, attempt));
    return customerId;
  });
}
