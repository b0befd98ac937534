/** All SQL about corporate actions that staff announced, and their public notes. */
import { plainArray } from '../platform/arrays.ts';
import type { Reader, Tx } from '../platform/database.ts';
import type { ActionTerms } from './store.ts';

export interface Announcement extends ActionTerms {
  readonly symbol: string;
  readonly name: string;
  /** What everybody reads. */
  readonly notice: string;
  readonly announcedAt: number;
}

export interface AnnouncedRow extends Announcement {
  readonly id: bigint;
  readonly withdrawnAt: number | null;
  readonly recordedAt: number | null;
  readonly adjustedAt: number | null;
  readonly paidAt: number | null;
}

const SELECT = `select id, symbol, name, kind, numerator, denominator, cash::float8 as cash, record_date as "recordDate", ex_date as "exDate",
  pay_date as "payDate", notice, announced_at::float8 as "announcedAt", withdrawn_at::float8 as "withdrawnAt",
  recorded_at::float8 as "recordedAt", adjusted_at::float8 as "adjustedAt", paid_at::float8 as "paidAt" from actions.action`;

export async function insertAnnounced(tx: Tx, action: Announcement & { readonly exAt: number }): Promise<bigint> {
  const { symbol, name, kind, numerator, denominator, cash, recordDate, exDate, payDate, exAt } = action;
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into actions.action (symbol, name, kind, numerator, denominator, cash, record_date, ex_date, pay_date, ex_at, notice, announced_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
    [
      symbol,
      name,
      kind,
      numerator,
      denominator,
      cash,
      recordDate,
      exDate,
      payDate,
      exAt,
      action.notice,
      action.announcedAt,
    ],
  );
  return rows[0]!.id;
}

/** In the order in which they were announced, also those that were called off. */
export async function selectAllAnnounced(reader: Reader): Promise<AnnouncedRow[]> {
  const { rows } = await reader.query<AnnouncedRow>(`${SELECT} where announced_at is not null order by id`);
  return rows;
}

export async function selectAnnounced(reader: Reader, id: bigint): Promise<AnnouncedRow | null> {
  const { rows } = await reader.query<AnnouncedRow>(`${SELECT} where id = $1 and announced_at is not null`, [id]);
  return rows[0] ?? null;
}

/** Whoever records its holders waits, and the other way round. */
export async function lockAnnounced(tx: Tx, id: bigint): Promise<AnnouncedRow | null> {
  await tx.query('select from actions.action where id = $1 for update', [id]);
  return selectAnnounced(tx, id);
}

/** False: it was called off. Nobody calls it off until this transaction ends. */
export async function lockHappening(tx: Tx, id: bigint): Promise<boolean> {
  const { rows } = await tx.query('select from actions.action where id = $1 and withdrawn_at is null for share', [id]);
  return rows.length === 1;
}

export async function hasEntitlements(tx: Tx, id: bigint): Promise<boolean> {
  const { rows } = await tx.query<{ has: boolean }>(
    'select exists (select from actions.entitlement where action_id = $1) as has',
    [id],
  );
  return rows[0]!.has;
}

/** Newest first. */
export async function selectAnnouncedPage(
  reader: Reader,
  { text, limit, offset }: { readonly text: string | null; readonly limit: number; readonly offset: number },
): Promise<{ rows: AnnouncedRow[]; total: number }> {
  const where = `announced_at is not null
    and ($1::text is null or strpos(lower(concat_ws(' ', symbol, name)), lower($1)) > 0)`;
  const page = await reader.query<AnnouncedRow>(
    `${SELECT} where ${where} order by announced_at desc, id desc limit $2 offset $3`,
    [text, limit, offset],
  );
  const count = await reader.query<{ total: number }>(
    `select count(*)::int as total from actions.action where ${where}`,
    [text],
  );
  return { rows: page.rows, total: count.rows[0]!.total };
}

export async function updateWithdrawn(tx: Tx, id: bigint, at: number): Promise<void> {
  await tx.query('update actions.action set withdrawn_at = $2 where id = $1', [id, at]);
}

export interface ActionNote {
  readonly actionId: bigint;
  readonly at: number;
  readonly text: string;
}

export async function insertNote(tx: Tx, { actionId, at, text }: ActionNote): Promise<void> {
  await tx.query('insert into actions.note (action_id, at, text) values ($1, $2, $3)', [actionId, at, text]);
}

/** Of several, each one's oldest first. */
export async function selectNotes(reader: Reader, ids: readonly bigint[]): Promise<ActionNote[]> {
  const { rows } = await reader.query<ActionNote>(
    `select action_id as "actionId", at::float8 as at, text from actions.note where action_id = any ($1::bigint[]) order by id`,
    [plainArray(ids)],
  );
  return rows;
}

export interface ChangeRow {
  readonly recordDate: string;
  readonly exDate: string;
}

/** Of this company's shares, the first first: what goes ex after a moment and is not called off. */
export async function selectChanges(
  reader: Reader,
  of: {
    readonly symbol: string;
    readonly since: number;
    readonly isLocked: boolean;
    readonly withDividends: boolean;
  },
): Promise<ChangeRow[]> {
  const { rows } = await reader.query<ChangeRow>(
    `select record_date as "recordDate", ex_date as "exDate" from actions.action
     where symbol = $1 and ex_at > $2 and withdrawn_at is null ${of.withDividends ? '' : `and kind <> 'dividend'`}
     order by ex_at ${of.isLocked ? 'for no key update' : ''}`,
    [of.symbol, of.since],
  );
  return rows;
}

/** Of what goes ex and is neither called off nor a rights issue. */
export async function selectExDates(reader: Reader, symbol: string): Promise<string[]> {
  const { rows } = await reader.query<{ date: string }>(
    `select ex_date as date from actions.action where symbol = $1 and withdrawn_at is null and kind <> 'rights'`,
    [symbol],
  );
  return rows.map(({ date }) => date);
}
