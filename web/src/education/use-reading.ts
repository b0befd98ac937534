/**
 * Says every few seconds, while a lesson is in view, that it is: what counts is the server's to say. Hidden, it says so once more and
 * stops; back in view it begins anew, so the time between never counts.
 */
import { useEffect, useState } from 'react';
import { getEducation, readLesson } from '@bahi/contract/education/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { BEAT_MS, type Lesson } from '@bahi/core/education.ts';
import { call } from '../data/call.ts';
import { invalidate } from '../data/query-client.ts';
import { credentials } from '../data/session.ts';
import { holdTyped } from '../data/typed.ts';

type Time = OutputOf<typeof readLesson>;

export interface Reading {
  readonly time: Time | null;
  /** The last beat was not answered: this time may not count. */
  readonly isLost: boolean;
}

/** `lessonSeconds`: null waits. */
export function useReading(lesson: Lesson, lessonSeconds: number | null): Reading {
  const [reading, setReading] = useState<Reading>({ time: null, isLost: false });
  useEffect(() => {
    if (lessonSeconds === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const beat = async (isStart: boolean) => {
      clearTimeout(timer);
      // Whoever learns for an order comes back to it: it waits as long as this takes.
      holdTyped({ account: credentials()?.account, now: Date.now() });
      const answer = await call(readLesson, { lesson, isStart }, { idempotencyKey: crypto.randomUUID() });
      if (isOver) return;
      if (answer.kind === 'ok') {
        setReading({ time: answer.data, isLost: false });
        if (answer.data.isRead) {
          isOver = true;
          invalidate(getEducation);
          return;
        }
      } else setReading(({ time }) => ({ time, isLost: true }));
      if (document.visibilityState === 'hidden') return;
      const left = (lessonSeconds - (answer.kind === 'ok' ? answer.data.seconds : 0)) * 1_000 + 50;
      clearTimeout(timer);
      timer = setTimeout(() => void beat(false), Math.min(BEAT_MS, left));
    };
    const follow = () => {
      if (!isOver) void beat(document.visibilityState === 'visible');
    };
    document.addEventListener('visibilitychange', follow);
    if (document.visibilityState === 'visible') follow();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [lesson, lessonSeconds]);
  return reading;
}
