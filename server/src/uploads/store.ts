/** All SQL about uploads. */
import type { InputOf } from '@bahi/contract/endpoint.ts';
import type { upload } from '@bahi/contract/uploads/calls.ts';
import type { Tx } from '../platform/database.ts';

export type Purpose = InputOf<typeof upload>['purpose'];

export interface NewUpload {
  readonly customerId: bigint;
  readonly purpose: Purpose;
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly contentIndex: Buffer;
  readonly now: number;
}

export async function insertUpload(tx: Tx, row: NewUpload): Promise<bigint> {
  const { customerId, purpose, file, width, height, bytes, contentIndex, now } = row;
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into uploads.upload (customer_id, purpose, file, width, height, bytes, content_index, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [customerId, purpose, file, width, height, bytes, contentIndex, now],
  );
  return rows[0]!.id;
}

/** How many unused ones a customer has, and since when the oldest. */
export async function countUnused(tx: Tx, customerId: bigint): Promise<{ count: number; oldestAt: number }> {
  const { rows } = await tx.query<{ count: bigint; oldest: bigint | null }>(
    'select count(*) as count, min(created_at) as oldest from uploads.upload where customer_id = $1 and used_by is null',
    [customerId],
  );
  return { count: Number(rows[0]!.count), oldestAt: Number(rows[0]!.oldest ?? 0) };
}

export interface Claim {
  readonly upload: bigint;
  readonly customerId: bigint;
  readonly purpose: Purpose;
  readonly usedBy: string;
}

/** False: there is no such unused one of this customer. */
export async function updateUsed(tx: Tx, { upload: id, customerId, purpose, usedBy }: Claim): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update uploads.upload set used_by = $4 where id = $1 and customer_id = $2 and purpose = $3 and used_by is null`,
    [id, customerId, purpose, usedBy],
  );
  return rowCount === 1;
}

/** Answers the files they leave. */
export async function deleteUnused(tx: Tx, before: number): Promise<string[]> {
  const { rows } = await tx.query<{ file: string }>(
    'delete from uploads.upload where used_by is null and created_at < $1 returning file',
    [before],
  );
  return rows.map(({ file }) => file);
}

export async function selectKnownFiles(tx: Tx, files: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.query<{ file: string }>('select file from uploads.upload where file = any ($1)', [files]);
  return new Set(rows.map(({ file }) => file));
}

export interface Kept {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

const KEPT = 'upload.id, upload.customer_id as "customerId", file, width, height, bytes';

export async function selectUsed(tx: Tx, id: bigint): Promise<Kept | null> {
  const { rows } = await tx.query<Kept>(`select ${KEPT} from uploads.upload where id = $1 and used_by is not null`, [
    id,
  ]);
  return rows[0] ?? null;
}

/** What else was sent as the same file and is used: ids and their customers. */
export async function selectSameContent(tx: Tx, id: bigint): Promise<{ usedBy: string; customerId: bigint }[]> {
  const { rows } = await tx.query<{ usedBy: string; customerId: bigint }>(
    `select other.used_by as "usedBy", other.customer_id as "customerId"
    from uploads.upload as other join uploads.upload as own on own.content_index = other.content_index
    where own.id = $1 and other.id <> own.id and other.used_by is not null order by other.id limit 20`,
    [id],
  );
  return rows;
}

/** Used and for this purpose, of this customer. */
export async function selectOwn(
  tx: Tx,
  { upload: id, customerId, purposes }: { upload: bigint; customerId: bigint; purposes: readonly Purpose[] },
): Promise<Kept | null> {
  const { rows } = await tx.query<Kept>(
    `select ${KEPT} from uploads.upload where id = $1 and customer_id = $2 and purpose = any ($3) and used_by is not null`,
    [id, customerId, purposes],
  );
  return rows[0] ?? null;
}

export async function selectAvatar(tx: Tx, customerId: bigint): Promise<bigint | null> {
  const { rows } = await tx.query<{ id: bigint }>('select upload_id as id from uploads.avatar where customer_id = $1', [
    customerId,
  ]);
  return rows[0]?.id ?? null;
}

/** Null: none. Its upload goes; the file is put away with those that never got a row. Nobody else changes it until the transaction ends. */
export async function replaceAvatar(tx: Tx, customerId: bigint, upload: bigint | null): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('uploads.avatar ' || $1::bigint, 0))`, [customerId]);
  const before = await selectAvatar(tx, customerId);
  if (before !== null) await tx.query('delete from uploads.avatar where customer_id = $1', [customerId]);
  if (upload !== null)
    await tx.query('insert into uploads.avatar (customer_id, upload_id) values ($1, $2)', [customerId, upload]);
  if (before !== null) await tx.query('delete from uploads.upload where id = $1', [before]);
}

export interface NewView {
  readonly upload: bigint;
  readonly staff: { readonly id: bigint; readonly name: string };
  readonly ticketHash: Buffer;
  readonly now: number;
  readonly expiresAt: number;
}

export async function insertView(tx: Tx, { upload: id, staff, ticketHash, now, expiresAt }: NewView): Promise<void> {
  await tx.query(
    `insert into uploads.view (upload_id, staff_id, staff_name, ticket_hash, issued_at, expires_at)
    values ($1, $2, $3, $4, $5, $6)`,
    [id, staff.id, staff.name, ticketHash, now, expiresAt],
  );
}

/** Once, in its minute, by the one who asked. */
export async function updateViewed(
  tx: Tx,
  ticket: { readonly hash: Buffer; readonly staffId: bigint; readonly now: number },
): Promise<(Kept & { readonly staffName: string }) | null> {
  const { rows } = await tx.query<Kept & { staffName: string }>(
    `update uploads.view set viewed_at = $3 from uploads.upload
    where upload.id = upload_id and ticket_hash = $1 and staff_id = $2 and viewed_at is null and expires_at > $3
    returning ${KEPT}, staff_name as "staffName"`,
    [ticket.hash, ticket.staffId, ticket.now],
  );
  return rows[0] ?? null;
}
