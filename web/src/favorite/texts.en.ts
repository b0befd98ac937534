/** English texts of the watchlist and of the search. */
import { plural } from '../i18n/plural.ts';

const texts = {
  title: 'Watchlist',
  search: 'Search',
  searchTitle: 'Search',
  searchLabel: 'Name or code',
  recent: 'Recent searches',
  clear: 'Clear',
  start: 'Type a name or a code. One letter is enough.',
  found: (count: number) => plural(count, { one: '# match', other: '# matches' }),
  nothing: (text: string) => `Nothing matches “${text}”. Try the code.`,
};

export type FavoriteTexts = typeof texts;
export default texts;
