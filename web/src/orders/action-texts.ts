/** Words of what companies do to their shares, as the slip of a position tells it. Loaded with it. */
import { defineTexts } from '../i18n/texts.ts';
import type { ActionTexts } from './action-texts.en.ts';

export const actionTexts = defineTexts<ActionTexts>({
  en: () => import('./action-texts.en.ts'),
  tw: () => import('./action-texts.tw.ts'),
  ko: () => import('./action-texts.ko.ts'),
});
