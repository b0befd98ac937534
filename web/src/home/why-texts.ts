/** Words of the sum that the total is made of. Loaded when somebody asks. */
import { defineTexts } from '../i18n/texts.ts';
import type { WhyTexts } from './why-texts.en.ts';

export const whyTexts = defineTexts<WhyTexts>({
  en: () => import('./why-texts.en.ts'),
  tw: () => import('./why-texts.tw.ts'),
  ko: () => import('./why-texts.ko.ts'),
});
