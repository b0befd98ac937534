/** All SQL about applications for new shares and the ledger entries of their money. */
import type { Minor } from '@bahi/core/money.ts';
import { plainArray } from '../platform/arrays.ts';
import type { Tx } from '../platform/database.ts';
import type { SubscriptionRow } from './rows.ts';

type Reader = Pick<Tx, 'query'>;

const COLUMNS = `s.id, s.offer_id as "offerId", s.customer_id as "customerId", s.lots, s.bid, s.amount, s.hold_id as "holdId", s.paid,
  s.refunded, s.cost, s.won_lots as "wonLots", s.movements, s.position_id as "positionId", s.status, s.applied_at as "appliedAt",
  s.changed_at as "changedAt", s.cancelled_at as "cancelledAt", s.decided_at as "decidedAt", s.payment_failed_at as "paymentFailedAt",
  s.paid_at as "paidAt", s.forfeited_at as "forfeitedAt", s.allotted_at as "allottedAt"`;

const SEGMENTS = {
  all: 'true',
  applied: `s.status = 'applied'`,
  won: 's.won_lots is not null',
  refunded: `s.status = 'not_won' or s.refunded > 0`,
} as const;

/** Nobody freezes the list until this transaction has ended. */
export async function lockOfferShared(tx: Tx, offerId: bigint): Promise<void> {
  await tx.query({ name: 'new_shares.lock', text: 'select new_shares.lock_offer($1, false)', values: [offerId] });
}

export interface Own {
  readonly customerId: bigint;
  readonly offerId: bigint;
}

/** The customer's live applications for an offer. */
export async function selectLive(reader: Reader, { customerId, offerId }: Own): Promise<SubscriptionRow[]> {
  const { rows } = await reader.query<SubscriptionRow>({
    name: 'new_shares.live',
    text: `select ${COLUMNS} from new_shares.subscription s
      where s.offer_id = $1 and s.customer_id = $2 and s.status <> 'cancelled' order by s.id`,
    values: [offerId, customerId],
  });
  return rows;
}

export async function selectSubscription(reader: Reader, id: bigint): Promise<SubscriptionRow | null> {
  const { rows } = await reader.query<SubscriptionRow>({
    name: 'new_shares.subscription',
    text: `select ${COLUMNS} from new_shares.subscription s where s.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

export async function selectPage(
  tx: Tx,
  of: {
    readonly customerId: bigint;
    readonly offerId: bigint | null;
    readonly segment: keyof typeof SEGMENTS;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ rows: SubscriptionRow[]; total: number }> {
  const from = `from new_shares.subscription s
    where s.customer_id = $1 and ($2::bigint is null or s.offer_id = $2) and (${SEGMENTS[of.segment]})`;
  const [page, count] = await Promise.all([
    tx.query<SubscriptionRow>(`select ${COLUMNS} ${from} order by s.id desc limit $3 offset $4`, [
      of.customerId,
      of.offerId,
      of.limit,
      of.offset,
    ]),
    tx.query<{ total: bigint }>(`select count(*) as total ${from}`, [of.customerId, of.offerId]),
  ]);
  return { rows: page.rows, total: Number(count.rows[0]!.total) };
}

export type NewSubscription = Pick<SubscriptionRow, 'offerId' | 'customerId' | 'lots' | 'bid' | 'amount'> & {
  readonly prepaid: Minor;
  readonly isHeld: boolean;
  readonly now: number;
};

/** The lowest number that no live application of the customer has: two at once meet at the unique index. */
export async function insertSubscription(tx: Tx, row: NewSubscription): Promise<SubscriptionRow> {
  const { rows } = await tx.query<SubscriptionRow>({
    name: 'new_shares.insert',
    text: `insert into new_shares.subscription as s (offer_id, customer_id, lots, bid, amount, paid, movements, hold_id, applied_at, ordinal)
      values ($1, $2, $3, $4, $5, $6::bigint, case when $6::bigint > 0 then 1 else 0 end,
        case when $7::boolean then nextval('new_shares.hold_id') end, $8,
        (select min(n) from generate_series(1, 1 + (select count(*) from new_shares.subscription
            where offer_id = $1 and customer_id = $2 and status <> 'cancelled')) n
          where not exists (select from new_shares.subscription
            where offer_id = $1 and customer_id = $2 and status <> 'cancelled' and ordinal = n)))
      returning ${COLUMNS}`,
    values: [row.offerId, row.customerId, row.lots, row.bid, row.amount, row.prepaid, row.isHeld, row.now],
  });
  return rows[0]!;
}

export interface Changed extends Pick<
  SubscriptionRow,
  'id' | 'lots' | 'bid' | 'amount' | 'paid' | 'refunded' | 'movements'
> {
  readonly isHeld: boolean;
  readonly now: number;
}

/** What holds gets another hold. */
export async function updateChanged(tx: Tx, row: Changed): Promise<SubscriptionRow> {
  return updated(
    tx,
    `lots = $2, bid = $3, amount = $4, paid = $5, refunded = $6, movements = $7,
     hold_id = case when $8::boolean then nextval('new_shares.hold_id') end, changed_at = $9`,
    [row.id, row.lots, row.bid, row.amount, row.paid, row.refunded, row.movements, row.isHeld, row.now],
  );
}

/** Everything that was paid came back. */
export async function updateCancelled(tx: Tx, id: bigint, now: number): Promise<SubscriptionRow> {
  return updated(
    tx,
    `status = 'cancelled', cancelled_at = $2, hold_id = null,
     movements = movements + case when paid > refunded then 1 else 0 end, refunded = paid`,
    [id, now],
  );
}

export interface MovementRow {
  readonly subscriptionId: bigint;
  readonly part: number;
  readonly kind: 'paid' | 'refunded' | 'allotted';
  readonly amount: Minor;
  readonly entryId: bigint;
  readonly at: bigint;
}

export async function insertMovements(
  tx: Tx,
  movements: readonly Omit<MovementRow, 'at'>[],
  now: number,
): Promise<void> {
  if (movements.length === 0) return;
  await tx.query({
    name: 'new_shares.insert_movements',
    text: `insert into new_shares.movement (subscription_id, part, kind, amount, entry_id, at)
      select m.*, $6::bigint from unnest($1::bigint[], $2::smallint[], $3::text[], $4::bigint[], $5::bigint[]) m`,
    values: [
      plainArray(movements.map((movement) => movement.subscriptionId)),
      plainArray(movements.map((movement) => movement.part)),
      plainArray(movements.map((movement) => movement.kind)),
      plainArray(movements.map((movement) => movement.amount)),
      plainArray(movements.map((movement) => movement.entryId)),
      now,
    ],
  });
}

/** Oldest first. */
export async function selectMovements(reader: Reader, subscriptionIds: readonly bigint[]): Promise<MovementRow[]> {
  if (subscriptionIds.length === 0) return [];
  const { rows } = await reader.query<MovementRow>({
    name: 'new_shares.movements',
    text: `select subscription_id as "subscriptionId", part, kind, amount, entry_id as "entryId", at from new_shares.movement
      where subscription_id = any ($1::bigint[]) order by subscription_id, part`,
    values: [plainArray(subscriptionIds)],
  });
  return rows;
}

async function updated(tx: Tx, change: string, values: readonly unknown[]): Promise<SubscriptionRow> {
  const { rows } = await tx.query<SubscriptionRow>(
    `update new_shares.subscription s set ${change} where s.id = $1 returning ${COLUMNS}`,
    values,
  );
  return rows[0]!;
}
