/** As klinecharts breaks them: one that does not fit begins a row. Pure. */
export function rowsOf(widths: readonly number[], width: number): number {
  let [rows, x] = [widths.length === 0 ? 0 : 1, 0];
  for (const each of widths) {
    if (x + each > width) {
      if (x > 0) rows += 1;
      x = 0;
    }
    x += each;
  }
  return rows;
}
