/** All SQL about what customers are entitled to, and what they took up. */
import type { RightsAllotment } from '@bahi/core/allotment.ts';
import { plainArray } from '../platform/arrays.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { requestTable } from '../platform/requests/table.ts';
import type { EntitlementRow, TakeUpRow } from './rows.ts';

const COLUMNS = `e.id, e.issue_id as "issueId", e.customer_id as "customerId", e.held, e.shares, e.taken,
  e.extra_asked as "extraAsked", e.extra_allotted as "extraAllotted", e.lapsed, e.proceeds,
  e.proceeds_entry_id as "proceedsEntryId", e.position_id as "positionId", e.settled_at as "settledAt",
  e.waits_until as "waitsUntil"`;
const TAKE_UP_COLUMNS = `id, entitlement_id as "entitlementId", customer_id as "customerId", shares, extra,
  extra_allotted as "extraAllotted", at, entry_id as "entryId", extra_entry_id as "extraEntryId"`;

export const takeUps = requestTable<TakeUpRow>('rights.take_up', TAKE_UP_COLUMNS);

export type NewEntitlement = Pick<EntitlementRow, 'customerId' | 'held' | 'shares'>;

/** Those who are not there yet, so that a repetition changes nothing. */
export async function insertEntitlements(tx: Tx, issueId: bigint, rows: readonly NewEntitlement[]): Promise<void> {
  await tx.query(
    `insert into rights.entitlement (issue_id, customer_id, held, shares)
     select $1, * from unnest($2::bigint[], $3::bigint[], $4::bigint[]) on conflict (issue_id, customer_id) do nothing`,
    [
      issueId,
      plainArray(rows.map((row) => row.customerId)),
      plainArray(rows.map((row) => row.held)),
      plainArray(rows.map((row) => row.shares)),
    ],
  );
}

export async function selectOwn(
  reader: Reader,
  customerId: bigint,
  issueIds: readonly bigint[],
): Promise<EntitlementRow[]> {
  const { rows } = await reader.query<EntitlementRow>(
    `select ${COLUMNS} from rights.entitlement e where e.customer_id = $1 and e.issue_id = any ($2::bigint[])`,
    [customerId, plainArray(issueIds)],
  );
  return rows;
}

/** Shares of whose rights a customer leaves some, until it is settled what these bring. */
export async function selectLapsing(
  reader: Reader,
  customerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly string[]>> {
  const { rows } = await reader.query<{ customerId: bigint; symbols: string[] }>({
    name: 'rights.lapsing',
    text: `select e.customer_id as "customerId", array_agg(distinct i.symbol order by i.symbol) as symbols from rights.issue i
      join rights.entitlement e on e.issue_id = i.id and e.customer_id = any ($1::bigint[])
      where i.settled_at is null and i.withdrawn_at is null and e.settled_at is null and e.taken < e.shares group by 1`,
    values: [[...customerIds]],
  });
  return new Map(rows.map(({ customerId, symbols }) => [customerId, symbols]));
}

/** Some at a time, after a number, in the order of their numbers. */
export async function selectEntitled(
  reader: Reader,
  of: {
    readonly issueId: bigint;
    /** `shared`: to be settled; `waiting`: extra shares are given out without them. */
    readonly which: 'all' | 'not_reminded' | 'shared' | 'waiting';
    readonly after: bigint;
    readonly limit: number;
  },
): Promise<EntitlementRow[]> {
  const where = {
    all: 'true',
    not_reminded: 'e.reminded_at is null and e.taken < e.shares',
    shared: 'e.settled_at is null and e.lapsed is not null',
    waiting: 'e.settled_at is null and e.lapsed is null',
  }[of.which];
  const { rows } = await reader.query<EntitlementRow>(
    `select ${COLUMNS} from rights.entitlement e where e.issue_id = $1 and ${where} and e.id > $2 order by e.id limit $3`,
    [of.issueId, of.after, of.limit],
  );
  return rows;
}

/** Of these, as they are now; asked under the locks of their books. */
export async function selectEntitlements(reader: Reader, ids: readonly bigint[]): Promise<EntitlementRow[]> {
  const { rows } = await reader.query<EntitlementRow>(
    `select ${COLUMNS} from rights.entitlement e where e.id = any ($1::bigint[]) order by e.id`,
    [plainArray(ids)],
  );
  return rows;
}

/** Of these customers, what is not taken up in full and has not lapsed. */
export async function selectLeft(
  reader: Reader,
  issueId: bigint,
  customerIds: readonly bigint[],
): Promise<EntitlementRow[]> {
  const { rows } = await reader.query<EntitlementRow>(
    `select ${COLUMNS} from rights.entitlement e
     where e.issue_id = $1 and e.customer_id = any ($2::bigint[]) and e.taken < e.shares and e.lapsed is null order by e.id`,
    [issueId, plainArray(customerIds)],
  );
  return rows;
}

export async function updateWaits(
  tx: Tx,
  waits: readonly { readonly id: bigint; readonly until: number }[],
  now: number,
): Promise<void> {
  if (waits.length === 0) return;
  await tx.query(
    `update rights.entitlement e set waits_until = w.until, waits_since = $3
     from unnest($1::bigint[], $2::bigint[]) as w (id, until) where e.id = w.id`,
    [plainArray(waits.map(({ id }) => id)), plainArray(waits.map(({ until }) => until)), now],
  );
}

export type Taken = Pick<TakeUpRow, 'shares' | 'extra'> & { readonly entitlementId: bigint };

export async function updateTaken(tx: Tx, { entitlementId, shares, extra }: Taken): Promise<EntitlementRow> {
  const { rows } = await tx.query<EntitlementRow>(
    `update rights.entitlement e set taken = taken + $2, extra_asked = extra_asked + $3 where e.id = $1 returning ${COLUMNS}`,
    [entitlementId, shares, extra],
  );
  return rows[0]!;
}

/** Its number is that of the hold and of the entry, which are made before the row is written. */
export async function nextTakeUpId(tx: Tx): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(`select nextval('rights.take_up_id') as id`);
  return rows[0]!.id;
}

/** Oldest first. */
export async function selectTakeUps(reader: Reader, entitlementIds: readonly bigint[]): Promise<TakeUpRow[]> {
  if (entitlementIds.length === 0) return [];
  const { rows } = await reader.query<TakeUpRow>(
    `select ${TAKE_UP_COLUMNS} from rights.take_up where entitlement_id = any ($1::bigint[]) order by id`,
    [plainArray(entitlementIds)],
  );
  return rows;
}

export async function isExtraAsked(reader: Reader, issueId: bigint): Promise<boolean> {
  const { rowCount } = await reader.query(
    'select from rights.entitlement where issue_id = $1 and extra_asked > 0 limit 1',
    [issueId],
  );
  return rowCount !== 0;
}

/** Of all entitlements of an issue that do not wait; then of each that did. */
export async function updateShared(tx: Tx, shared: readonly RightsAllotment[]): Promise<void> {
  await tx.query(
    `update rights.entitlement e set extra_allotted = s.extra, lapsed = s.lapsed, proceeds = s.proceeds
     from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[]) as s (id, extra, lapsed, proceeds) where e.id = s.id`,
    [
      plainArray(shared.map(({ id }) => id)),
      plainArray(shared.map(({ extra }) => extra)),
      plainArray(shared.map(({ lapsed }) => lapsed)),
      plainArray(shared.map(({ proceeds }) => proceeds)),
    ],
  );
}

export async function updateReminded(tx: Tx, ids: readonly bigint[], now: number): Promise<void> {
  await tx.query('update rights.entitlement set reminded_at = $2 where id = any ($1::bigint[])', [
    plainArray(ids),
    now,
  ]);
}

export interface Settled {
  readonly id: bigint;
  readonly positionId: bigint | null;
  readonly proceedsEntryId: bigint | null;
}

export interface ExtraPaid {
  readonly id: bigint;
  readonly extraAllotted: bigint;
  readonly entryId: bigint | null;
}

export async function updateSettled(
  tx: Tx,
  {
    settled,
    extras,
    now,
  }: { readonly settled: readonly Settled[]; readonly extras: readonly ExtraPaid[]; readonly now: number },
): Promise<void> {
  await tx.query(
    `update rights.entitlement e set settled_at = $4, position_id = s.position_id, proceeds_entry_id = s.entry_id
     from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as s (id, position_id, entry_id) where e.id = s.id`,
    [
      plainArray(settled.map(({ id }) => id)),
      plainArray(settled.map(({ positionId }) => positionId)),
      plainArray(settled.map(({ proceedsEntryId }) => proceedsEntryId)),
      now,
    ],
  );
  await tx.query(
    `update rights.take_up t set extra_allotted = x.extra, extra_entry_id = x.entry_id
     from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as x (id, extra, entry_id) where t.id = x.id`,
    [
      plainArray(extras.map(({ id }) => id)),
      plainArray(extras.map(({ extraAllotted }) => extraAllotted)),
      plainArray(extras.map(({ entryId }) => entryId)),
    ],
  );
}

export async function nextChargeIds(tx: Tx, count: number): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>(
    `select nextval('rights.charge_id') as id from generate_series(1, $1)`,
    [count],
  );
  return rows.map(({ id }) => id);
}

export async function selectCharged(
  reader: Reader,
  issueId: bigint,
  customerIds: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const { rows } = await reader.query<{ customerId: bigint }>(
    `select customer_id as "customerId" from rights.charge where issue_id = $1 and customer_id = any ($2::bigint[])`,
    [issueId, plainArray(customerIds)],
  );
  return new Set(rows.map(({ customerId }) => customerId));
}

export interface ChargeRow {
  readonly id: bigint;
  readonly issueId: bigint;
  readonly customerId: bigint;
  readonly shares: bigint;
  readonly amount: bigint;
  readonly entryId: bigint;
  readonly at: number;
}

export async function insertCharges(tx: Tx, rows: readonly ChargeRow[]): Promise<void> {
  await tx.query(
    `insert into rights.charge (id, issue_id, customer_id, shares, amount, entry_id, at)
     select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[])`,
    [
      plainArray(rows.map(({ id }) => id)),
      plainArray(rows.map(({ issueId }) => issueId)),
      plainArray(rows.map(({ customerId }) => customerId)),
      plainArray(rows.map(({ shares }) => shares)),
      plainArray(rows.map(({ amount }) => amount)),
      plainArray(rows.map(({ entryId }) => entryId)),
      plainArray(rows.map(({ at }) => at)),
    ],
  );
}
