/** All SQL about drafts of products. */
import type { productKind } from '@bahi/contract/staff/offerings.ts';
import type * as z from 'zod/mini';
import type { Reader, Tx } from '../platform/database.ts';
import type { ProductValues } from './draft-fields.ts';

export type ProductKind = z.output<typeof productKind>;

export interface DraftRow {
  readonly id: bigint;
  readonly kind: ProductKind;
  readonly values: ProductValues;
  readonly version: number;
  readonly updatedAt: bigint;
  readonly updatedBy: string;
  readonly publishedId: bigint | null;
}

const SELECT = `select d.id, d.kind, d."values", d.version, d.updated_at as "updatedAt", m.name as "updatedBy",
  d.published_id as "publishedId" from products.draft d join staff.member m on m.id = d.updated_by`;

export interface Writing {
  readonly values: ProductValues;
  readonly staffId: bigint;
  readonly now: number;
}

export async function insertDraft(
  tx: Tx,
  { kind, values, staffId, now }: Writing & { readonly kind: ProductKind },
): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    'insert into products.draft (kind, "values", created_at, updated_at, updated_by) values ($1, $2, $3, $3, $4) returning id',
    [kind, JSON.stringify(values), now, staffId],
  );
  return rows[0]!.id;
}

export async function updateDraft(tx: Tx, id: bigint, { values, staffId, now }: Writing): Promise<void> {
  await tx.query(
    'update products.draft set "values" = $2, updated_at = $3, updated_by = $4, version = version + 1 where id = $1',
    [id, JSON.stringify(values), now, staffId],
  );
}

export async function removeDraft(tx: Tx, id: bigint): Promise<void> {
  await tx.query('delete from products.draft where id = $1', [id]);
}

export async function updatePublished(
  tx: Tx,
  id: bigint,
  { publishedId, changeId }: { readonly publishedId: bigint; readonly changeId: bigint },
): Promise<void> {
  await tx.query('update products.draft set published_id = $2, change_id = $3 where id = $1', [
    id,
    publishedId,
    changeId,
  ]);
}

/** Of a draft that is not published yet. */
export async function selectDraft(reader: Reader, id: bigint): Promise<DraftRow | null> {
  const { rows } = await reader.query<DraftRow>(`${SELECT} where d.id = $1 and d.published_id is null`, [id]);
  return rows[0] ?? null;
}

/** Of two who write it at once, the second waits. */
export async function lockDraft(tx: Tx, id: bigint): Promise<DraftRow | null> {
  await tx.query('select from products.draft where id = $1 for update', [id]);
  return selectDraft(tx, id);
}

export async function countDrafts(reader: Reader): Promise<number> {
  const { rows } = await reader.query<{ total: number }>(
    'select count(*)::int as total from products.draft where published_id is null',
  );
  return rows[0]!.total;
}

export interface DraftFilter {
  readonly kind: ProductKind | null;
  readonly text: string | null;
  /** Only these, or all but these; null: all. */
  readonly only: readonly bigint[] | null;
  readonly but: readonly bigint[] | null;
}

/** Last written first. */
export async function selectDrafts(
  reader: Reader,
  { kind, text, only, but, limit, offset }: DraftFilter & { readonly limit: number; readonly offset: number },
): Promise<{ rows: DraftRow[]; total: number }> {
  const where = `d.published_id is null and ($1::text is null or d.kind = $1)
    and ($2::text is null or strpos(lower(concat_ws(' ', d."values" ->> 'symbol', d."values" ->> 'name')), lower($2)) > 0)
    and ($3::text[] is null or d.id::text = any ($3)) and ($4::text[] is null or d.id::text <> all ($4))`;
  const values = [kind, text, only?.map(String) ?? null, but?.map(String) ?? null];
  const page = await reader.query<DraftRow>(
    `${SELECT} where ${where} order by d.updated_at desc, d.id desc limit $5 offset $6`,
    [...values, limit, offset],
  );
  const count = await reader.query<{ total: number }>(
    `select count(*)::int as total from products.draft d where ${where}`,
    values,
  );
  return { rows: page.rows, total: count.rows[0]!.total };
}

/** Two that publish under one symbol at once take turns; the second finds it taken. */
export async function lockSymbol(tx: Tx, symbol: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(8273, hashtext($1))', [symbol]);
}
