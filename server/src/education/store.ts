/** All SQL of lessons and the exam. */
import type { Lesson } from '@bahi/core/education.ts';
import type { Reader, Tx } from '../platform/database.ts';
import type { Bank } from './bank.ts';

export interface LessonRow {
  readonly lesson: Lesson;
  readonly lastAt: number;
  readonly readAt: number | null;
  readonly readMs: number;
}

export async function selectLessons(reader: Reader, customerId: bigint): Promise<LessonRow[]> {
  const { rows } = await reader.query<{ lesson: Lesson; lastAt: bigint; readAt: bigint | null; readMs: number }>(
    `select lesson, last_at as "lastAt", read_at as "readAt", read_ms as "readMs" from education.lesson where customer_id = $1`,
    [customerId],
  );
  return rows.map(({ lastAt, readAt, ...row }) => ({
    ...row,
    lastAt: Number(lastAt),
    readAt: readAt === null ? null : Number(readAt),
  }));
}

export interface Beat {
  readonly customerId: bigint;
  readonly lesson: Lesson;
  readonly now: number;
  readonly readMs: number;
  /** Of the beat with which it is read; null: it is not yet. */
  readonly neededSeconds: number | null;
}

/** What is read stays read. */
export async function upsertLesson(tx: Tx, { customerId, lesson, now, readMs, neededSeconds }: Beat): Promise<void> {
  await tx.query(
    `insert into education.lesson (customer_id, lesson, started_at, last_at, read_ms, read_at, needed_seconds)
     values ($1, $2, $3::bigint, $3::bigint, $4, case when $5::int is not null then $3::bigint end, $5::int)
     on conflict (customer_id, lesson) do update set last_at = excluded.last_at, read_ms = excluded.read_ms,
       read_at = coalesce(education.lesson.read_at, excluded.read_at),
       needed_seconds = coalesce(education.lesson.needed_seconds, excluded.needed_seconds)`,
    [customerId, lesson, now, readMs, neededSeconds],
  );
}

export interface TryRow {
  readonly id: bigint;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly passPercent: number;
  readonly right: number | null;
  readonly outcome: 'passed' | 'failed' | 'withdrawn' | null;
  readonly bank: string;
  readonly questions: readonly string[];
  readonly answers: readonly number[] | null;
  /** Of the version of the questions that it was drawn from. */
  readonly rightAnswers: Readonly<Record<string, number>>;
}

type RawTry = Omit<TryRow, 'startedAt' | 'endedAt'> & { readonly startedAt: bigint; readonly endedAt: bigint | null };

const SELECT_TRY = `select t.id, t.started_at as "startedAt", t.ended_at as "endedAt", t.pass_percent as "passPercent",
    t.right_count as right, t.outcome, t.bank, t.questions, t.answers, b.answers as "rightAnswers"
  from education.exam_try t join education.bank b on b.version = t.bank`;

export async function selectTry(reader: Reader, customerId: bigint, id: bigint): Promise<TryRow | null> {
  const { rows } = await reader.query<RawTry>(`${SELECT_TRY} where t.customer_id = $1 and t.id = $2`, [customerId, id]);
  return rows[0] === undefined ? null : tryOf(rows[0]);
}

export async function selectOpenTry(reader: Reader, customerId: bigint): Promise<TryRow | null> {
  const { rows } = await reader.query<RawTry>(`${SELECT_TRY} where t.customer_id = $1 and t.outcome is null`, [
    customerId,
  ]);
  return rows[0] === undefined ? null : tryOf(rows[0]);
}

export async function selectTries(
  reader: Reader,
  customerId: bigint,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<TryRow[]> {
  const { rows } = await reader.query<RawTry>(
    `${SELECT_TRY} where t.customer_id = $1 and t.answers is not null order by t.id desc limit $2 offset $3`,
    [customerId, limit, offset],
  );
  return rows.map(tryOf);
}

export async function countTries(
  reader: Reader,
  customerId: bigint,
): Promise<{ readonly tries: number; readonly passedAt: number | null }> {
  const { rows } = await reader.query<{ tries: bigint; passedAt: bigint | null }>(
    `select count(*) as tries, min(ended_at) filter (where outcome = 'passed') as "passedAt"
     from education.exam_try where customer_id = $1 and answers is not null`,
    [customerId],
  );
  const { tries, passedAt } = rows[0]!;
  return { tries: Number(tries), passedAt: passedAt === null ? null : Number(passedAt) };
}

export async function insertBank(tx: Tx, { version, answers }: Bank, now: number): Promise<void> {
  await tx.query('insert into education.bank (version, answers, at) values ($1, $2, $3) on conflict do nothing', [
    version,
    JSON.stringify(answers),
    now,
  ]);
}

export interface NewTry {
  readonly customerId: bigint;
  readonly now: number;
  readonly passPercent: number;
  readonly bank: string;
  readonly questions: readonly string[];
}

export async function insertTry(tx: Tx, { customerId, now, passPercent, bank, questions }: NewTry): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into education.exam_try (customer_id, started_at, pass_percent, bank, questions)
     values ($1, $2, $3, $4, $5) returning id`,
    [customerId, now, passPercent, bank, questions],
  );
  return rows[0]!.id;
}

export async function withdrawTry(tx: Tx, id: bigint, now: number): Promise<void> {
  await tx.query(`update education.exam_try set outcome = 'withdrawn', ended_at = $2 where id = $1`, [id, now]);
}

export interface Marked {
  readonly id: bigint;
  readonly now: number;
  readonly answers: readonly number[];
  readonly right: number;
  readonly isPassed: boolean;
  readonly turnedOn: boolean;
}

export async function endTry(tx: Tx, { id, now, answers, right, isPassed, turnedOn }: Marked): Promise<void> {
  await tx.query(
    `update education.exam_try set outcome = $2, ended_at = $3, answers = $4, right_count = $5, turned_on = $6 where id = $1`,
    [id, isPassed ? 'passed' : 'failed', now, answers, right, turnedOn],
  );
}

function tryOf({ startedAt, endedAt, ...row }: RawTry): TryRow {
  return { ...row, startedAt: Number(startedAt), endedAt: endedAt === null ? null : Number(endedAt) };
}
