/** The words of the way from a slip to support: they come with the first slip. */
import { defineTexts } from '../../i18n/texts.ts';

export const askTexts = defineTexts(import.meta.glob<typeof import('./ask-texts.en.ts')>('./ask-texts.{en,tw,ko}.ts'), {
  isLater: true,
});
