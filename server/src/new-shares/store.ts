/** All SQL about applications for new shares and the ledger entries of their money. */
import { assert } from '@bahi/core/assert.ts';
import type { Minor } from '@bahi/core/money.ts';
import { plainArray } from '../platform/arrays.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { payEndOf } from './offer-store.ts';
import type { SubscriptionRow } from './rows.ts';

const COLUMNS = `s.id, s.offer_id as "offerId", s.customer_id as "customerId",
  replace(s.request::text, '-', '') as request, replace(s.body::text, '-', '') as body, s.ordinal, s.lots, s.bid, s.amount, s.hold_id as "holdId", s.paid,
  s.refunded, s.cost, s.won_lots as "wonLots", s.movements, s.position_id as "positionId", s.status, s.applied_at as "appliedAt",
  s.changed_at as "changedAt", s.cancelled_at as "cancelledAt", s.decided_at as "decidedAt", s.payment_failed_at as "paymentFailedAt",
  s.paid_at as "paidAt", s.forfeited_at as "forfeitedAt", s.allotted_at as "allottedAt",
  s.pay_waits_until as "payWaitsUntil"`;

const SEGMENTS = {
  all: 'true',
  applied: `s.status = 'applied'`,
  won: 's.won_lots is not null',
  refunded: `s.status in ('not_won', 'cancelled') or s.refunded > 0`,
} as const;

/**
 * Nobody freezes these lists until this transaction has ended. In order, so that no two of many wait for each other. A list whose
 * deadline has passed takes nobody: whoever still asks is refused at once and does not wait for its draw.
 */
export async function lockOffersShared(tx: Tx, offerIds: readonly bigint[], now: number): Promise<void> {
  await tx.query({
    name: 'new_shares.lock',
    text: `select new_shares.lock_offer(id, false) from (
      select o.id from new_shares.offer o where o.id = any ($1::bigint[]) and o.closes_at > $2 order by o.id offset 0) o`,
    values: [plainArray(offerIds), now],
  });
}

export interface Own {
  readonly customerId: bigint;
  readonly offerId: bigint;
}

/**
 * The live applications of these customers for these offers. Found by customer, whose own are few: a list that has just opened has
 * no statistics yet, and a plan over all of an offer's applications would stay for as long as it is filled.
 */
export async function selectLive(reader: Reader, owns: readonly Own[]): Promise<SubscriptionRow[]> {
  const { rows } = await reader.query<SubscriptionRow>({
    name: 'new_shares.live',
    text: `select ${COLUMNS} from (select distinct * from unnest($1::bigint[], $2::bigint[])) as r (offer_id, customer_id)
      join lateral (select * from new_shares.subscription s where s.customer_id = r.customer_id offset 0) s
        on s.offer_id = r.offer_id and s.status <> 'cancelled'
      order by s.id`,
    values: [plainArray(owns.map(({ offerId }) => offerId)), plainArray(owns.map(({ customerId }) => customerId))],
  });
  return rows;
}

/** Applications that were made with these idempotency keys. */
export async function selectByRequest(
  reader: Reader,
  requests: readonly { readonly customerId: bigint; readonly request: string }[],
): Promise<SubscriptionRow[]> {
  const { rows } = await reader.query<SubscriptionRow>({
    name: 'new_shares.by_request',
    text: `select ${COLUMNS} from (select distinct * from unnest($1::bigint[], $2::uuid[])) as r (customer_id, request)
      join lateral (select * from new_shares.subscription s
        where s.customer_id = r.customer_id and s.request = r.request offset 0) s on true`,
    values: [plainArray(requests.map((key) => key.customerId)), plainArray(requests.map((key) => key.request))],
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
  // Found by customer, as the live ones are: by number, a list without a row would be looked for among everybody's.
  const from = `from (select * from new_shares.subscription s where s.customer_id = $1 offset 0) s
    where ($2::bigint is null or s.offer_id = $2) and (${SEGMENTS[of.segment]})`;
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

/** Numbers for so many new applications, and for their holds. */
export async function nextIds(tx: Tx, count: number): Promise<{ id: bigint; holdId: bigint }[]> {
  const { rows } = await tx.query<{ id: bigint; holdId: bigint }>({
    name: 'new_shares.next_ids',
    text: `select nextval('new_shares.subscription_id_seq') as id, nextval('new_shares.hold_id') as "holdId"
      from generate_series(1, $1::int)`,
    values: [count],
  });
  return rows;
}

/** All of them have just been applied for. */
export async function insertSubscriptions(tx: Tx, made: readonly SubscriptionRow[]): Promise<void> {
  if (made.length === 0) return;
  await tx.query({
    name: 'new_shares.insert',
    text: `insert into new_shares.subscription (id, offer_id, customer_id, request, body, ordinal, lots, bid, amount, paid,
        movements, hold_id, applied_at, person) overriding system value
      select c.*, (select new_shares.person_in(c.offer_id, n.blind_index) from verification.number n
        where n.customer_id = c.customer_id and n.kind = 'pan')
      from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::uuid[], $5::uuid[], $6::smallint[], $7::int[], $8::bigint[],
        $9::bigint[], $10::bigint[], $11::smallint[], $12::bigint[], $13::bigint[])
        as c (id, offer_id, customer_id, request, body, ordinal, lots, bid, amount, paid, movements, hold_id, applied_at)`,
    values: [
      plainArray(made.map((row) => row.id)),
      plainArray(made.map((row) => row.offerId)),
      plainArray(made.map((row) => row.customerId)),
      plainArray(made.map((row) => row.request)),
      plainArray(made.map((row) => row.body)),
      plainArray(made.map((row) => row.ordinal)),
      plainArray(made.map((row) => row.lots)),
      plainArray(made.map((row) => row.bid)),
      plainArray(made.map((row) => row.amount)),
      plainArray(made.map((row) => row.paid)),
      plainArray(made.map((row) => row.movements)),
      plainArray(made.map((row) => row.holdId)),
      plainArray(made.map((row) => row.appliedAt)),
    ],
  });
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

/** Of many at once; each must still be where it was read. */
export async function updateAdvanced(tx: Tx, rows: readonly SubscriptionRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { rowCount } = await tx.query({
    name: 'new_shares.advance',
    text: `update new_shares.subscription s set status = c.status, hold_id = null, paid = c.paid, refunded = c.refunded,
        movements = c.movements, won_lots = c.won_lots, cost = c.cost, position_id = c.position_id, decided_at = c.decided_at,
        paid_at = c.paid_at, forfeited_at = c.forfeited_at, allotted_at = c.allotted_at, cancelled_at = c.cancelled_at
      from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::smallint[], $6::int[], $7::bigint[], $8::bigint[],
        $9::bigint[], $10::bigint[], $11::bigint[], $12::bigint[], $13::bigint[]) as c (id, status, paid, refunded, movements, won_lots, cost,
        position_id, decided_at, paid_at, forfeited_at, allotted_at, cancelled_at)
      where s.id = c.id`,
    values: [
      plainArray(rows.map((row) => row.id)),
      plainArray(rows.map((row) => row.status)),
      plainArray(rows.map((row) => row.paid)),
      plainArray(rows.map((row) => row.refunded)),
      plainArray(rows.map((row) => row.movements)),
      plainArray(rows.map((row) => row.wonLots)),
      plainArray(rows.map((row) => row.cost)),
      plainArray(rows.map((row) => row.positionId)),
      plainArray(rows.map((row) => row.decidedAt)),
      plainArray(rows.map((row) => row.paidAt)),
      plainArray(rows.map((row) => row.forfeitedAt)),
      plainArray(rows.map((row) => row.allottedAt)),
      plainArray(rows.map((row) => row.cancelledAt)),
    ],
  });
  assert(rowCount === rows.length, `${rows.length} applications go on, ${rowCount} did`);
}

/** The next of an offer that wait for a step, in the order of their numbers. */
export async function selectWaiting(
  reader: Reader,
  of: {
    readonly offerId: bigint;
    readonly status: SubscriptionRow['status'];
    /** Of winners who pay: whose deadline was no later; left out: all. */
    readonly dueBy?: number | undefined;
    readonly limit: number;
  },
): Promise<SubscriptionRow[]> {
  const { rows } = await reader.query<SubscriptionRow>(
    `select ${COLUMNS} from new_shares.subscription s join new_shares.offer o on o.id = s.offer_id
     where s.offer_id = $1 and s.status = '${of.status}' and ($3::bigint is null or ${payEndOf('s')} <= $3)
     order by s.id limit $2`,
    [of.offerId, of.limit, of.dueBy ?? null],
  );
  return rows;
}

/** Of an offer, the wins whose payment waits for a restriction of staff. */
export async function selectPayWaits(reader: Reader, offerId: bigint, limit: number): Promise<SubscriptionRow[]> {
  const { rows } = await reader.query<SubscriptionRow>(
    `select ${COLUMNS} from new_shares.subscription s
     where s.offer_id = $1 and s.status = 'awaiting_payment' and s.pay_waits_until is not null order by s.id limit $2`,
    [offerId, limit],
  );
  return rows;
}

export async function updatePayWaits(
  tx: Tx,
  waits: readonly { readonly id: bigint; readonly until: number }[],
  now: number,
): Promise<void> {
  if (waits.length === 0) return;
  await tx.query({
    name: 'new_shares.pay_waits',
    text: `update new_shares.subscription s set pay_waits_until = w.until, pay_waits_since = $3
      from unnest($1::bigint[], $2::bigint[]) as w (id, until) where s.id = w.id and s.status = 'awaiting_payment'`,
    values: [plainArray(waits.map(({ id }) => id)), plainArray(waits.map(({ until }) => until)), now],
  });
}

/** Of these, the ones that still wait. */
export async function selectStill(
  reader: Reader,
  ids: readonly bigint[],
  status: SubscriptionRow['status'],
): Promise<SubscriptionRow[]> {
  const { rows } = await reader.query<SubscriptionRow>({
    name: 'new_shares.still',
    text: `select ${COLUMNS} from new_shares.subscription s where s.id = any ($1::bigint[]) and s.status = $2 order by s.id`,
    values: [plainArray(ids), status],
  });
  return rows;
}

export async function updatePaymentFailed(tx: Tx, id: bigint, now: number): Promise<void> {
  await tx.query(
    `update new_shares.subscription set payment_failed_at = $2 where id = $1 and status = 'awaiting_payment'`,
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
