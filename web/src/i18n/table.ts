/** Words of tables whose rows are sorted, whose columns are chosen, and which are saved as files. */
import { defineTexts, useTexts } from './texts.ts';
import type { TableTexts } from './table.en.ts';

const tableTexts = defineTexts(import.meta.glob<typeof import('./table.en.ts')>('./table.{en,tw,ko}.ts'));

export function useTableTexts(): TableTexts {
  return useTexts(tableTexts);
}
