/** English texts of refusals of news. */
import type { news as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'news.removed': 'This article was removed.',
};
