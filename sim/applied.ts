/** A command as a route runs it: in a transaction, once for its key. */
import type { Caller } from '@bahi/server/orders/service.ts';
import type { Clock } from '@bahi/server/platform/clock.ts';
import type { Database, Tx } from '@bahi/server/platform/database.ts';
import { once } from '@bahi/server/platform/idempotency.ts';

/** Answers what the command made or touched. */
type Applied = (caller: Caller, endpoint: string, fn: (tx: Tx, now: number) => Promise<string>) => Promise<string>;

export function createApplied({ db, clock }: { readonly db: Database; readonly clock: Clock }): Applied {
  return ({ customerId: scope, idempotencyKey: key, bodyHash }, endpoint, fn) =>
    db.transaction((tx) => once(tx, { scope, endpoint, key, bodyHash }, () => fn(tx, clock.now())));
}

export const STAFF = [
  { id: 1n, name: 'Mira' },
  { id: 2n, name: 'Kabir' },
];
