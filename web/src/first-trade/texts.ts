/** The texts of the guided first trade. */
import { defineTexts } from '../i18n/texts.ts';

export const firstTradeTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'), {
  isLater: true,
});
