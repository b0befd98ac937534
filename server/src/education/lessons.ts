/**
 * The time on a lesson. While one is in view the app says so every few seconds, and what counts is the time between by the server's clock
 * (core/src/education.ts): nobody can say how long he looked. Everything is in the row, so another process, or this one
 * started again, goes on from the last beat.
 */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { readLesson } from '@bahi/contract/education/calls.ts';
import { countedMs, isRead, LESSONS } from '@bahi/core/education.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { lockCustomer } from '../identity/service.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { selectLessons, upsertLesson } from './store.ts';

type LessonTime = OutputOf<typeof readLesson>;

export interface BeatBy {
  readonly customerId: bigint;
  readonly now: number;
  readonly input: ParsedInputOf<typeof readLesson>;
  readonly parameters: Pick<Parameters, 'lessonSeconds'>;
}

/** Of two tabs at once one is first: they wait for the customer's row. */
export async function beat(tx: Tx, { customerId, now, input, parameters }: BeatBy): Promise<LessonTime> {
  const { lesson, isStart } = input;
  const { lessonSeconds } = parameters;
  await lockCustomer(tx, customerId);
  const rows = await selectLessons(tx, customerId);
  const known = rows.find((row) => row.lesson === lesson);
  const counted = countedMs({
    now,
    ofLesson: isStart ? null : (known?.lastAt ?? null),
    ofAny: rows.length === 0 ? null : Math.max(...rows.map(({ lastAt }) => lastAt)),
  });
  // Once it is read nothing more is counted: the number stays one that fits its column.
  const wasRead = known !== undefined && known.readAt !== null;
  const readMs = (known?.readMs ?? 0) + (wasRead ? 0 : counted);
  const nowRead = wasRead || isRead(readMs, lessonSeconds);
  await upsertLesson(tx, {
    customerId,
    lesson,
    now,
    readMs,
    neededSeconds: !wasRead && nowRead ? lessonSeconds : null,
  });
  return { lesson, seconds: Math.floor(readMs / 1_000), isRead: nowRead };
}

export async function lessonTimes(reader: Reader, customerId: bigint): Promise<LessonTime[]> {
  const rows = new Map((await selectLessons(reader, customerId)).map((row) => [row.lesson, row]));
  return LESSONS.map((lesson) => {
    const { readMs, readAt } = rows.get(lesson) ?? { readMs: 0, readAt: null };
    return { lesson, seconds: Math.floor(readMs / 1_000), isRead: readAt !== null };
  });
}
