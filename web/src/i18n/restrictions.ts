/** The words of restrictions and appeals, the same under Safety, at the login of somebody who is barred, and beside what is refused. */
import { defineTexts } from './texts.ts';
import type { RestrictionWords } from './restrictions.en.ts';

export const restrictionWords = defineTexts<RestrictionWords>({
  en: () => import('./restrictions.en.ts'),
  tw: () => import('./restrictions.tw.ts'),
  ko: () => import('./restrictions.ko.ts'),
});
