/** Where Learn stands: in the questions and answers, by the query of their screen, and with the place that led here. */
import { LESSONS, type Lesson } from '@bahi/core/education.ts';
import { safeReturn } from '../shell/hash.ts';
import { href, leaveTo } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';

interface At {
  readonly lesson?: Lesson;
  /** A try that is under way. */
  readonly exam?: string;
  /** A try that was handed in. */
  readonly result?: string;
}

export interface LearnPlace {
  readonly lesson: Lesson | null;
  readonly exam: string | null;
  readonly result: string | null;
  /** Another place of Learn, which hands on where to go back to. */
  readonly to: (at: At) => string;
  readonly queryOf: (at: At) => At & { readonly tab: string; readonly return?: string };
  /** Null: nobody sent the reader here. */
  readonly leave: { readonly isOrder: boolean; readonly go: () => void } | null;
}

export function useLearnPlace(): LearnPlace {
  const { lesson, exam, result, return: returnTo } = useQuery('/information/faq');
  const queryOf = (at: At) => ({ tab: 'learn', ...at, ...(returnTo === undefined ? {} : { return: returnTo }) });
  return {
    lesson: LESSONS.find((each) => each === lesson) ?? null,
    exam: idIn(exam),
    result: idIn(result),
    to: (at) => href('/information/faq', queryOf(at)),
    queryOf,
    leave:
      returnTo === undefined
        ? null
        : {
            isOrder: returnTo.startsWith('/market/marketBuy'),
            go: () => leaveTo(`#${safeReturn(returnTo, '/home/index')}`),
          },
  };
}

/** A link may be cut short. */
function idIn(text: string | undefined): string | null {
  return text !== undefined && /^[1-9][0-9]{0,18}$/.test(text) ? text : null;
}
