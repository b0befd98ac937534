/** The texts of information/userInfo. */
import { defineTexts } from '../i18n/texts.ts';

export const userInfoTexts = defineTexts(
  import.meta.glob<typeof import('./user-info-texts.en.ts')>('./user-info-texts.{en,tw,ko}.ts'),
);
