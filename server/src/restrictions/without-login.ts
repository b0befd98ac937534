/**
 * Customers who may not log in (rules T6): with account and password they see the case that keeps them out, appeal and read the
 * answer. What they may see is said only to whoever knows the password, and misses count with those of the login.
 */
import { provePassword } from '../identity/service.ts';
import type { Database, Tx } from '../platform/database.ts';
import { onceChecked, type OnceOptions } from '../platform/idempotency.ts';
import { refuse } from '../platform/refuse.ts';
import { submitAppeal } from './appeals.ts';
import { isInForce } from './imposing.ts';
import { selectCurrent, type RestrictionRow } from './store.ts';
import { restrictionViews, type RestrictionView } from './views.ts';

interface Credentials {
  readonly account: string;
  readonly password: string;
  /** From where they are given. */
  readonly ip: string;
}

export async function caseWithoutLogin(db: Database, given: Credentials, now: number): Promise<RestrictionView> {
  const customerId = await proveKeptOut(db, given, now);
  return db.read(
    async (tx) => (await restrictionViews(tx, [await restrictionKeepingOut(tx, customerId, now)], now))[0]!,
  );
}

export async function appealWithoutLogin(
  db: Database,
  call: OnceOptions,
  { text, promisedBy, now, ...given }: Credentials & { text: string; promisedBy: number; now: number },
): Promise<RestrictionView> {
  return onceChecked(
    db,
    call,
    () => proveKeptOut(db, given, now),
    async (tx, customerId) => {
      const { id: restrictionId } = await restrictionKeepingOut(tx, customerId, now);
      const restriction = await submitAppeal(tx, { customerId, restrictionId, text, promisedBy, now });
      return (await restrictionViews(tx, [restriction], now))[0]!;
    },
  );
}

/** A second factor is not asked for: nothing can be done here but appeal. Of those who may log in the attempt stays counted. */
async function proveKeptOut(db: Database, given: Credentials, now: number): Promise<bigint> {
  return provePassword(db, {
    ...given,
    now,
    also: async (customerId) => {
      await db.read((tx) => restrictionKeepingOut(tx, customerId, now));
    },
  });
}

/** The ban comes before the disabling. */
async function restrictionKeepingOut(tx: Tx, customerId: bigint, now: number): Promise<RestrictionRow> {
  for (const kind of ['banned', 'disabled'] as const) {
    const found = await selectCurrent(tx, { customerId, kind, isOwn: false });
    if (found !== null && isInForce(found, now)) return found;
  }
  return refuse('restrictions.not_in_force', {});
}
