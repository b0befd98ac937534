/** The texts of a repayment, of a loan and of a pledge. */
import { defineTexts } from '../../i18n/texts.ts';

export const repayTexts = defineTexts(
  import.meta.glob<typeof import('./repay-texts.en.ts')>('./repay-texts.{en,tw,ko}.ts'),
);
