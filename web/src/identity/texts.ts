/** The texts of the welcome, login and registration screens. */
import { defineTexts } from '../i18n/texts.ts';
import type { IdentityTexts } from './texts.en.ts';

export const identityTexts = defineTexts<IdentityTexts>({
  en: () => import('./texts.en.ts'),
  tw: () => import('./texts.tw.ts'),
  ko: () => import('./texts.ko.ts'),
});
