/** Opening a customer's book, and the practice money that is put into it (rules T1, §2). */
import { practiceGrant } from '@bahi/core/ledger.ts';
import type { Currency, Minor } from '@bahi/core/money.ts';
import type { Tx } from '../platform/database.ts';
import { postEntry } from './books.ts';
import type { Moment } from './chain.ts';
import { lockBooks, writeBooks } from './post.ts';

/** Empty books for new customers, in the transaction that registers them. */
export async function openBooks(tx: Tx, customerIds: readonly bigint[], currency: Currency = 'INR'): Promise<void> {
  await tx.query(
    'insert into ledger.balance (customer_id, currency) select customer_id, $2 from unnest($1::bigint[]) as c (customer_id)',
    [customerIds, currency],
  );
}

/** The book of a currency that a customer comes to hold; one that is there already stays as it is. */
export async function ensureBook(tx: Tx, customerId: bigint, currency: Currency): Promise<void> {
  await tx.query('insert into ledger.balance (customer_id, currency) values ($1, $2) on conflict do nothing', [
    customerId,
    currency,
  ]);
}

/** An entry like any other. A second grant to the same customer fails on the entry's source. */
export async function grantPractice(
  tx: Tx,
  {
    customerIds,
    amount,
    at,
    businessDate,
  }: Moment & { readonly customerIds: readonly bigint[]; readonly amount: Minor },
): Promise<void> {
  const books = await lockBooks(tx, { customerIds });
  for (const customerId of customerIds) postEntry(books, practiceGrant({ customerId, amount }));
  await writeBooks(tx, books, { at, businessDate });
}
