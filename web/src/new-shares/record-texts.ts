/** The texts of the customer's own applications: their steps, their money, and paying for what was won. */
import { defineTexts } from '../i18n/texts.ts';

export const recordTexts = defineTexts(
  import.meta.glob<typeof import('./record-texts.en.ts')>('./record-texts.{en,tw,ko}.ts'),
);
