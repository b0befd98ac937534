/** Lines spread over sheets of paper: the first has the balances above them. Sized for A4 and Letter alike. Pure. */
const FIRST_PAGE_LINES = 17;
const PAGE_LINES = 22;

export function pagesOf<T>(rows: readonly T[]): readonly (readonly T[])[] {
  const pages: (readonly T[])[] = [rows.slice(0, FIRST_PAGE_LINES)];
  for (let at = FIRST_PAGE_LINES; at < rows.length; at += PAGE_LINES) pages.push(rows.slice(at, at + PAGE_LINES));
  return pages;
}
