/** What an instrument's page says, with its chart: loaded together, so that nothing waits twice. */
import type { TextSet } from '../i18n/texts.ts';
import { chartTexts } from './chart/texts.ts';
import { marketTexts } from './texts.ts';

export const detailTexts: TextSet<unknown> = {
  load: (language) => Promise.all([marketTexts.load(language), chartTexts.load(language)]),
  peek: marketTexts.peek,
};
