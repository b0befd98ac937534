/** Words of changing an order that waits. Loaded with its form. */
import { defineTexts } from '../i18n/texts.ts';

export const changeTexts = defineTexts(
  import.meta.glob<typeof import('./change-texts.en.ts')>('./change-texts.{en,tw,ko}.ts'),
);
