/** Words of the sum that the total is made of. Loaded when somebody asks. */
import { defineTexts } from '../../i18n/texts.ts';

export const totalTexts = defineTexts(
  import.meta.glob<typeof import('./total-texts.en.ts')>('./total-texts.{en,tw,ko}.ts'),
);
