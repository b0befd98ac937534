/** What differs between two texts, line by line. Pure. */
import type { diffLine } from '@bahi/contract/content/calls.ts';
import { diffArrays } from 'diff';
import type * as z from 'zod/mini';

type Line = z.output<typeof diffLine>;

/** The cost grows with its square. Texts that differ in more lines have nothing in common that helps a reader. */
const MAXIMUM = { maxEditLength: 1_000 };

export function diffLines(before: readonly string[], after: readonly string[]): Line[] {
  const parts = diffArrays([...before], [...after], MAXIMUM);
  if (parts === undefined) return [...linesOf('removed', before), ...linesOf('added', after)];
  return parts.flatMap(({ added, removed, value }) => linesOf(added ? 'added' : removed ? 'removed' : 'same', value));
}

function linesOf(change: Line['change'], texts: readonly string[]): Line[] {
  return texts.map((text) => ({ change, text }));
}
