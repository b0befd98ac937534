/** A customer who owes, for tests. */
import { rightsCharged } from '@bahi/core/ledger-actions.ts';
import type { Minor } from '@bahi/core/money.ts';
import type { Database } from '../platform/database.ts';
import { availableOf, postEntry } from './books.ts';
import type { Moment } from './chain.ts';
import { lockBooks, writeBooks } from './post.ts';

let charges = 6_600_000n;

/** By a charge that takes all that is free, and lacks `amount`. */
export async function owe(
  db: Database,
  { customerId, amount, ...moment }: Moment & { readonly customerId: bigint; readonly amount: Minor },
): Promise<void> {
  await db.transaction(async (tx) => {
    const books = await lockBooks(tx, { customerIds: [customerId] });
    const available = availableOf(books, customerId);
    const charge = { customerId, chargeId: (charges += 1n), symbol: 'VRM', amount: available + amount };
    for (const entry of rightsCharged({ ...charge, available })) postEntry(books, entry);
    await writeBooks(tx, books, moment);
  });
}
