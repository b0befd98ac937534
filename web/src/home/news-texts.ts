/** The texts of the news list and of one article. */
import { defineTexts } from '../i18n/texts.ts';

export const newsTexts = defineTexts(
  import.meta.glob<typeof import('./news-texts.en.ts')>('./news-texts.{en,tw,ko}.ts'),
);
