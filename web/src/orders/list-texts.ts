/** Words of the lists and tables of what one holds and ordered: what stands above their columns. */
import { defineTexts } from '../i18n/texts.ts';

export const listTexts = defineTexts(
  import.meta.glob<typeof import('./list-texts.en.ts')>('./list-texts.{en,tw,ko}.ts'),
);
