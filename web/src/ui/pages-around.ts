/** Spec §9: five pages are shown. */
const SHOWN = 5;

/** The pages that a pager names, from 1: the one that is shown in the middle, as far as the ends allow. */
export function pagesAround(page: number, count: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(SHOWN / 2), count - SHOWN + 1));
  return Array.from({ length: Math.min(SHOWN, count) }, (_, index) => first + index);
}
