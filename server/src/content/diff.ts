/** What differs between two texts, line by line. Pure. */
import type { diffLine } from '@bahi/contract/content/calls.ts';
import { diffArrays } from 'diff';
import type * as z from 'zod/mini';

export function diffLines(before: readonly string[], after: readonly string[]): z.output<typeof diffLine>[] {
  return diffArrays([...before], [...after]).flatMap(({ added, removed, value }) =>
    value.map((text) => ({ change: added ? 'added' : removed ? 'removed' : 'same', text }) as const),
  );
}
