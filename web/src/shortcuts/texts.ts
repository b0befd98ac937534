/** What the sheet of keyboard shortcuts says; nobody waits for it before it is asked for. */
import { defineTexts } from '../i18n/texts.ts';

export const shortcutTexts = defineTexts(import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'), {
  isLater: true,
});
