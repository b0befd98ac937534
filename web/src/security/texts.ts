/** The texts of what guards the account: passwords, second factors, devices, pauses and restrictions. */
import { defineTexts } from '../i18n/texts.ts';
import type { SecurityTexts } from './texts.en.ts';

export const securityTexts = defineTexts<SecurityTexts>({
  en: () => import('./texts.en.ts'),
  tw: () => import('./texts.tw.ts'),
  ko: () => import('./texts.ko.ts'),
});
