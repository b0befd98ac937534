/**
 * Shares of a position that its owner lends (desks §7): they stay the position's, and stand on an account of their own in the journal. The
 * caller has locked the customer's book, and writes it and the position.
 */
import { lentShares } from '@bahi/core/ledger-lending.ts';
import { postEntry, type Books } from '../ledger/books.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { numberOrNull } from '../platform/stored-number.ts';
import { POSITION_COLUMNS, positionFromRow, type PositionRow, type Raw } from './rows.ts';

export type Lent = Pick<PositionRow, 'lent' | 'lends'>;

/** `shares` is signed: more are lent from now on, or some are back. Nothing is no entry. */
export function moveLent(books: Books, position: PositionRow, shares: number): Lent {
  const { id: positionId, customerId, symbol, lent, lends } = position;
  if (shares === 0) return { lent, lends };
  const part = lends + 1;
  postEntry(books, lentShares({ customerId, positionId, symbol, shares: BigInt(shares), part }));
  return { lent: lent + shares, lends: part };
}

/**
 * Shares that are sold were back before: the house stands in for whoever borrowed them. A forced sale sells of what is pledged, whoever else sells
 * the rest: those first that are neither lent nor pledged.
 */
export function sellShares(
  books: Books,
  position: PositionRow,
  { sold, isForced }: { readonly sold: number; readonly isForced: boolean },
): Lent & Pick<PositionRow, 'pledged'> {
  const left = position.quantity - sold;
  const pledged = isForced ? Math.max(0, position.pledged - sold) : Math.min(position.pledged, left);
  return { ...moveLent(books, position, Math.min(0, left - pledged - position.lent)), pledged };
}

/** Those that could be lent, and those that are. */
export async function lendablePositions(reader: Reader, customerId: bigint): Promise<LentPosition[]> {
  const { rows } = await reader.query<Raw>(
    `select ${POSITION_COLUMNS}, p.recalled, p.recall_due from orders.position p
     where p.customer_id = $1 and p.closed_at is null and p.direction = 'long' and p.leverage = 1 and p.origin <> 'day'
     order by p.id desc limit 500`,
    [customerId],
  );
  return rows.map(lentFromRow);
}

/** With what the customer waits for. */
export interface LentPosition extends PositionRow {
  readonly recalled: number;
  readonly recallDue: number | null;
}

export async function lentPosition(tx: Tx, customerId: bigint, id: bigint): Promise<LentPosition | null> {
  const { rows } = await tx.query<Raw>({
    name: 'orders.lent_position',
    text: `select ${POSITION_COLUMNS}, p.recalled, p.recall_due from orders.position p where p.customer_id = $1 and p.id = $2`,
    values: [customerId, id],
  });
  return rows[0] === undefined ? null : lentFromRow(rows[0]);
}

/** As they stand from now on. */
export async function updateLent(
  tx: Tx,
  { customerId, id, lent, lends, recalled, recallDue }: LentPosition,
): Promise<void> {
  await tx.query({
    name: 'orders.update_lent',
    text: `update orders.position set lent = $3, lends = $4, recalled = $5, recall_due = $6 where customer_id = $1 and id = $2`,
    values: [customerId, id, lent, lends, recalled, recalled === 0 ? null : recallDue],
  });
}

export interface Waiting {
  readonly customerId: bigint;
  readonly id: bigint;
  readonly recallDue: number;
}

/** Positions with shares that wait to come back, the one that waits longest first. */
export async function waitingRecalls(reader: Reader, after: Pick<Waiting, 'id' | 'recallDue'>, limit: number) {
  const { rows } = await reader.query<{ customerId: bigint; id: bigint; recallDue: bigint }>({
    name: 'orders.waiting_recalls',
    text: `select customer_id as "customerId", id, recall_due as "recallDue" from orders.position
      where recalled > 0 and (recall_due, id) > ($1, $2) order by recall_due, id limit $3`,
    values: [after.recallDue, after.id, limit],
  });
  return rows.map(({ recallDue, ...of }): Waiting => ({ ...of, recallDue: Number(recallDue) }));
}

function lentFromRow(row: Raw): LentPosition {
  return {
    ...positionFromRow(row),
    recalled: row['recalled'] as number,
    recallDue: numberOrNull(row['recall_due']),
  };
}
