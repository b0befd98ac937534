import { expect, test } from 'vitest';
import { rowsOf } from './legend-rows.ts';

test.each([
  ['none', [], 270, 0],
  ['a few side by side', [20, 90, 100], 270, 1],
  ['one too many', [20, 90, 100, 100], 270, 2],
  ['each wider than the pane', [300, 300], 270, 2],
] as const)('legends take the rows that klinecharts breaks them into: %s', (_, widths, width, rows) => {
  expect(rowsOf(widths, width)).toBe(rows);
});
