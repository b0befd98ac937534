/** The timeline of a request: what happened, then what is still to come, against the promise; an ended one has no more to come. */
import type { requestStep } from '@bahi/contract/requests.ts';
import type * as z from 'zod/mini';
import { numberOrNull } from '../stored-number.ts';

export type Step = z.output<typeof requestStep>;

export interface Course {
  readonly status: string;
  /** UTC milliseconds, as all moments. */
  readonly createdAt: bigint;
  readonly claimedAt: bigint | null;
  /** In their order; null: not yet. */
  readonly steps: readonly (readonly [Step['step'], bigint | null])[];
  /** When it was refused, taken back or expired, if it was. */
  readonly decidedAt: bigint | null;
  readonly promisedBy: bigint;
}

/** Who took it up is not told, only that somebody did. */
export function timelineOf({ status, createdAt, claimedAt, steps, decidedAt, promisedBy }: Course): Step[] {
  const known: Course['steps'] = [['sent', createdAt], ['claimed', claimedAt], ...steps];
  const done = known.flatMap(([step, at]): Step[] => (at === null ? [] : [{ step, state: 'done', at: Number(at) }]));
  if (status === 'rejected' || status === 'cancelled' || status === 'expired')
    return [...done, { step: status, state: 'failed', at: numberOrNull(decidedAt) }];
  const left = steps.filter(([, at]) => at === null);
  if (left.length === 0) return done;
  const ahead = left.map(([step], index): Step => ({ step, state: index === 0 ? 'now' : 'ahead', at: null }));
  return [...done, ...ahead, { step: 'promised', state: 'ahead', at: Number(promisedBy) }];
}
