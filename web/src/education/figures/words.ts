/** The words in the figures of the lessons. Each stands on one line of a picture 320 wide: short ones. */
import { defineTexts } from '../../i18n/texts.ts';

export const figureTexts = defineTexts(import.meta.glob<typeof import('./words.en.ts')>('./words.{en,tw,ko}.ts'));
