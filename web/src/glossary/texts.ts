/** What the words of figures mean: read when somebody asks. */
import { defineTexts } from '../i18n/texts.ts';

export const glossaryTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'), {
  isLater: true,
});
