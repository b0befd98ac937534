/** The texts of information/userInfo. */
import { defineTexts } from '../i18n/texts.ts';
import type { UserInfoTexts } from './user-info-texts.en.ts';

export const userInfoTexts = defineTexts<UserInfoTexts>({
  en: () => import('./user-info-texts.en.ts'),
  tw: () => import('./user-info-texts.tw.ts'),
  ko: () => import('./user-info-texts.ko.ts'),
});
