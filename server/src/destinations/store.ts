/** All SQL about cards and wallets. */
import type { Reader, Tx } from '../platform/database.ts';
import type { Network } from '@bahi/core/wallet-address.ts';

/** See numbers.ts. */
export interface NumberAtRest {
  readonly sealed: Buffer;
  readonly numberIndex: Buffer;
  /** The masked form. */
  readonly shown: string;
}

interface Common extends NumberAtRest {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly isDefault: boolean;
  /** UTC milliseconds. */
  readonly addedAt: bigint;
  readonly usableFrom: bigint;
  readonly removedAt: bigint | null;
}

export interface CardRow extends Common {
  readonly kind: 'card';
  readonly holder: string;
  readonly bank: string;
  readonly branch: string;
  readonly bankCode: string;
  readonly ifsc: string;
}

export interface WalletRow extends Common {
  readonly kind: 'wallet';
  readonly network: Network;
}

export type DestinationRow = CardRow | WalletRow;

interface PlainRow extends Pick<Common, 'id' | 'customerId'> {
  readonly kind: DestinationRow['kind'];
  readonly number: string;
}

type New<T> = Omit<T, 'id' | 'isDefault' | 'removedAt'>;

const COLUMNS = `id, customer_id as "customerId", kind, sealed, number_index as "numberIndex", shown, holder, bank, branch,
  bank_code as "bankCode", ifsc, network, is_default as "isDefault", added_at as "addedAt", usable_from as "usableFrom", removed_at as "removedAt"`;

/** One change of a customer's list at a time. */
export async function lockList(tx: Tx, customerId: bigint): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('destinations', $1))`, [customerId]);
}

/** Those that are not removed, the default first, then newest first. */
export async function selectList(tx: Tx, customerId: bigint): Promise<DestinationRow[]> {
  const { rows } = await tx.query<DestinationRow>({
    name: 'destinations.list',
    text: `select ${COLUMNS} from destinations.destination where customer_id = $1 and removed_at is null
      order by is_default desc, id desc`,
    values: [customerId],
  });
  return rows;
}

/** Removed ones too: a withdrawal shows where it went. */
export async function selectByIds(tx: Reader, ids: readonly bigint[]): Promise<DestinationRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.query<DestinationRow>(
    `select ${COLUMNS} from destinations.destination where id = any ($1::bigint[])`,
    [ids],
  );
  return rows;
}

/** The customer's own, not removed; it stays so until the transaction ends. */
export async function lockOwn(
  tx: Tx,
  { id, customerId, mode }: { id: bigint; customerId: bigint; mode: 'share' | 'update' },
): Promise<DestinationRow | null> {
  const { rows } = await tx.query<DestinationRow>(
    `select ${COLUMNS} from destinations.destination where id = $1 and customer_id = $2 and removed_at is null for ${mode}`,
    [id, customerId],
  );
  return rows[0] ?? null;
}

export async function insertDestination(
  tx: Tx,
  row: New<CardRow> | New<WalletRow>,
  isDefault: boolean,
): Promise<DestinationRow> {
  const card = row.kind === 'card' ? row : null;
  const { rows } = await tx.query<DestinationRow>(
    `insert into destinations.destination (customer_id, kind, sealed, number_index, shown, holder, bank, branch, bank_code, ifsc,
       network, is_default, added_at, usable_from)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning ${COLUMNS}`,
    [
      row.customerId,
      row.kind,
      row.sealed,
      row.numberIndex,
      row.shown,
      card?.holder,
      card?.bank,
      card?.branch,
      card?.bankCode,
      card?.ifsc,
      row.kind === 'wallet' ? row.network : null,
      isDefault,
      row.addedAt,
      row.usableFrom,
    ],
  );
  return rows[0]!;
}

export async function updateRemoved(tx: Tx, id: bigint, now: number): Promise<void> {
  await tx.query('update destinations.destination set is_default = false, removed_at = $2 where id = $1', [id, now]);
}

export async function updateDefault(tx: Tx, customerId: bigint, id: bigint): Promise<void> {
  await tx.query(
    'update destinations.destination set is_default = false where customer_id = $1 and is_default and id <> $2',
    [customerId, id],
  );
  await tx.query('update destinations.destination set is_default = true where id = $1 and removed_at is null', [id]);
}

export interface Holder {
  readonly id: bigint;
  readonly account: string;
}

/** Other customers that have, or had, the same account or address: a reviewer looks at them. */
export async function selectOtherHolders(
  tx: Reader,
  { customerId, numberIndex }: Pick<DestinationRow, 'customerId' | 'numberIndex'>,
): Promise<Holder[]> {
  const { rows } = await tx.query<Holder>(
    `select id, account from identity.customer where id in
       (select customer_id from destinations.destination where number_index = $1 and customer_id <> $2)
     order by id limit 20`,
    [numberIndex, customerId],
  );
  return rows;
}

/** Rows from before numbers were sealed. */
export async function selectPlain(tx: Tx, limit: number): Promise<PlainRow[]> {
  const { rows } = await tx.query<PlainRow>(
    `select id, customer_id as "customerId", kind, number from destinations.destination where number is not null
     order by id limit $1`,
    [limit],
  );
  return rows;
}

export async function updateSealed(tx: Tx, rows: readonly (NumberAtRest & { readonly id: bigint })[]): Promise<void> {
  await tx.query(
    `update destinations.destination d set number = null, sealed = row.sealed, number_index = row.index, shown = row.shown
     from unnest($1::bigint[], $2::bytea[], $3::bytea[], $4::text[]) as row (id, sealed, index, shown)
     where d.id = row.id and d.number is not null`,
    [
      rows.map(({ id }) => id),
      rows.map(({ sealed }) => sealed),
      rows.map(({ numberIndex }) => numberIndex),
      rows.map(({ shown }) => shown),
    ],
  );
}
