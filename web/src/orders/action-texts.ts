/** Words of what companies do to their shares, as the slip of a position tells it. Loaded with it. */
import { defineTexts } from '../i18n/texts.ts';

export const actionTexts = defineTexts(
  import.meta.glob<typeof import('./action-texts.en.ts')>('./action-texts.{en,tw,ko}.ts'),
);
