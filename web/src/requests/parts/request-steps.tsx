/** What happened to a request and what is ahead, measured against what was promised. */
import type { requestStep } from '@bahi/contract/requests.ts';
import { formatDateTime } from '@bahi/core/format.ts';
import type * as z from 'zod/mini';
import { useServerNow } from '../../data/clock.ts';
import { marketZone } from '../../data/zone.ts';
import { useRequestTexts } from '../../i18n/requests.ts';
import { RequestTimeline } from './request-timeline.tsx';

export type RequestStep = z.output<typeof requestStep>;

export interface RequestStepsProps {
  readonly steps: readonly RequestStep[];
  /** What a step is called of this kind of request, once it is done. */
  readonly done?: { readonly [S in Taken]?: string };
  /** And before. */
  readonly ahead?: { readonly [S in Taken]?: string };
}

export function RequestSteps({ steps, done = {}, ahead = {} }: RequestStepsProps) {
  const t = useRequestTexts();
  const now = useServerNow();
  // What is not done yet is named as what it is, not as what it will have been.
  const words = (step: Taken, state: RequestStep['state']) =>
    (state === 'done' || state === 'failed' ? done[step] : (ahead[step] ?? t.stepsAhead[step])) ?? t.steps[step];
  const promised = steps.find(({ step }) => step === 'promised')?.at ?? null;
  const taken = steps.flatMap(({ step, ...rest }) => (step === 'promised' ? [] : [{ step, ...rest }]));
  const items = taken.map(({ step, state, at }, index) => {
    const detail = at === null ? (index === taken.length - 1 ? promise() : undefined) : timeOf(at);
    return { key: step, title: words(step, state), state, ...(detail === undefined ? {} : { detail }) };
  });
  return <RequestTimeline label={t.timeline} items={items} />;

  /** Of the last step: the promise is when it is done. */
  function promise(): string | undefined {
    if (promised === null) return undefined;
    return promised < now ? t.late(timeOf(promised)) : t.latest(timeOf(promised));
  }
}

/** What is done about a request: the promise is about the last of them. */
type Taken = Exclude<RequestStep['step'], 'promised'>;

const timeOf = (at: number) => formatDateTime(at, marketZone());
