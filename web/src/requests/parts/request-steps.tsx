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
  readonly done?: { readonly [S in RequestStep['step']]?: string };
}

export function RequestSteps({ steps, done = {} }: RequestStepsProps) {
  const t = useRequestTexts();
  const now = useServerNow();
  // What is not done yet is named as what it is, not as what it will have been.
  const words = (step: RequestStep['step'], state: RequestStep['state']) =>
    (state === 'done' || state === 'failed' ? done[step] : t.stepsAhead[step]) ?? t.steps[step];
  const items = steps.map(({ step, state, at }) => {
    const time = at === null ? undefined : formatDateTime(at, marketZone());
    const isLate = step === 'promised' && at !== null && at < now;
    const detail = time === undefined ? undefined : isLate ? t.late(time) : time;
    return { key: step, title: words(step, state), state, ...(detail === undefined ? {} : { detail }) };
  });
  return <RequestTimeline label={t.timeline} items={items} />;
}
