/** All SQL about what one person proposes and another approves. */
import type { change } from '@bahi/contract/staff/change.ts';
import type * as z from 'zod/mini';
import { shownValue, type ConfigValue } from '../configuration/service.ts';
import type { Tx } from '../platform/database.ts';

export type ChangeView = z.output<typeof change>;
export type ChangeKind = ChangeView['kind'];
export type ChangeState = ChangeView['state'];

export interface ChangeRow {
  readonly id: bigint;
  readonly kind: ChangeKind;
  readonly subject: string;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown>;
  readonly reason: string;
  readonly effective_from: Date | null;
  readonly state: ChangeState;
  readonly maker_id: bigint;
  readonly maker: string;
  readonly is_maker_disabled: boolean;
  readonly made_at: Date;
  readonly checker: string | null;
  readonly checked_at: Date | null;
}

const SELECT = `select c.id, c.kind, c.subject, c.before, c.after, c.reason, c.effective_from, c.state, c.maker_id, c.made_at,
  c.checked_at, maker.name as maker, maker.is_disabled as is_maker_disabled, checker.name as checker
  from staff.change c join staff.member maker on maker.id = c.maker_id left join staff.member checker on checker.id = c.checker_id`;

export interface NewChange {
  readonly kind: ChangeKind;
  readonly subject: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>>;
  readonly reason: string;
  readonly effectiveFrom?: number;
  readonly makerId: bigint;
  readonly now: number;
}

/** Null: another proposal about the same waits. */
export async function insertChange(tx: Tx, change: NewChange): Promise<bigint | null> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into staff.change (kind, subject, before, after, reason, effective_from, maker_id, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (kind, subject) where state = 'proposed' do nothing returning id`,
    [
      change.kind,
      change.subject,
      change.before === null ? null : JSON.stringify(change.before),
      JSON.stringify(change.after),
      change.reason,
      change.effectiveFrom === undefined ? null : new Date(change.effectiveFrom),
      change.makerId,
      new Date(change.now),
    ],
  );
  return rows[0]?.id ?? null;
}

/** Of two who decide at once, the second waits for the first. */
export async function lockChange(tx: Tx, id: bigint): Promise<ChangeRow | null> {
  await tx.query('select from staff.change where id = $1 for update', [id]);
  return selectChange(tx, id);
}

export async function selectChange(tx: Tx, id: bigint): Promise<ChangeRow | null> {
  const { rows } = await tx.query<ChangeRow>(`${SELECT} where c.id = $1`, [id]);
  return rows[0] ?? null;
}

export interface ChangeDecision {
  readonly id: bigint;
  readonly state: Exclude<ChangeState, 'proposed'>;
  readonly checkerId: bigint | null;
  readonly reason: string | null;
  readonly now: number;
}

export async function updateDecided(tx: Tx, { id, state, checkerId, reason, now }: ChangeDecision): Promise<void> {
  await tx.query(
    'update staff.change set state = $2, checker_id = $3, check_reason = $4, checked_at = $5 where id = $1',
    [id, state, checkerId, reason, new Date(now)],
  );
}

/** What waits for a second person. */
export async function selectProposed(tx: Tx, kind: ChangeKind): Promise<ChangeRow[]> {
  const { rows } = await tx.query<ChangeRow>(`${SELECT} where c.kind = $1 and c.state = 'proposed' order by c.id`, [
    kind,
  ]);
  return rows;
}

/** At most one waits about the same. */
export async function selectProposedOf(tx: Tx, kind: ChangeKind, subject: string): Promise<ChangeRow | null> {
  const { rows } = await tx.query<ChangeRow>(
    `${SELECT} where c.kind = $1 and c.subject = $2 and c.state = 'proposed'`,
    [kind, subject],
  );
  return rows[0] ?? null;
}

/** The last one that two people agreed on. */
export async function selectApprovedOf(tx: Tx, kind: ChangeKind, subject: string): Promise<ChangeRow | null> {
  const { rows } = await tx.query<ChangeRow>(
    `${SELECT} where c.kind = $1 and c.subject = $2 and c.state = 'approved' order by c.id desc limit 1`,
    [kind, subject],
  );
  return rows[0] ?? null;
}

export interface ChangeFilter {
  /** What the reader may see, beside the own ones. */
  readonly kinds: readonly ChangeKind[];
  readonly readerId: bigint;
  readonly kind: ChangeKind | null;
  readonly state: ChangeState | null;
  readonly limit: number;
  readonly offset: number;
}

export async function selectChanges(tx: Tx, { kinds, readerId, kind, state, limit, offset }: ChangeFilter) {
  const where = `(c.kind = any($1) or c.maker_id = $2) and ($3::text is null or c.kind = $3)
    and ($4::text is null or c.state = $4)`;
  const filter = [kinds, readerId, kind, state];
  const { rows } = await tx.query<ChangeRow>(`${SELECT} where ${where} order by c.id desc limit $5 offset $6`, [
    ...filter,
    limit,
    offset,
  ]);
  const count = await tx.query<{ total: bigint }>(
    `select count(*) as total from staff.change c where ${where}`,
    filter,
  );
  return { rows, total: Number(count.rows[0]!.total) };
}

export function changeView(row: ChangeRow): ChangeView {
  return {
    id: row.id.toString(),
    kind: row.kind,
    subject: row.subject,
    before: row.before === null ? null : shown(row, row.before),
    after: shown(row, row.after),
    reason: row.reason,
    effectiveFrom: row.effective_from?.getTime() ?? null,
    state: row.state,
    maker: row.maker,
    isMakerDisabled: row.state === 'proposed' && row.is_maker_disabled,
    madeAt: row.made_at.getTime(),
    checker: row.checker,
    checkedAt: row.checked_at?.getTime() ?? null,
  };
}

/** What is kept secret of a configured value stays so. */
function shown({ kind }: ChangeRow, what: Record<string, unknown>): Record<string, unknown> {
  return kind === 'config' ? { ...what, value: shownValue(what['value'] as ConfigValue) } : what;
}
