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
  found: (count: number, most: number) =>
    count < most ? plural(count, { one: '# match', other: '# matches' }) : `The best ${count} matches`,
  nothing: (text: string) => `Nothing matches “${text}”. Try the code.`,
  kinds: { equity: 'Stock', fund: 'Fund', forex: 'Currency pair', digital: 'Digital currency' },
  realData: 'Real data, end of day',
};

export type FavoriteTexts = typeof texts;
export default texts;
