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
  didYouMean: (text: string) => `Nothing matches “${text}”. Did you mean:`,
  nothing: (text: string) => `Nothing matches “${text}”. Try the code.`,
  kinds: { equity: 'Stock', fund: 'Fund', forex: 'Currency pair', digital: 'Digital currency' },
  realData: 'Real data, end of day',

  manage: {
    title: 'Edit lists',
    lists: 'Lists',
    rows: (list: string) => `Instruments of “${list}”`,
    actions: (name: string) => `Actions for ${name}`,
    rename: 'Rename',
    renameTitle: (name: string) => `Rename “${name}”`,
    save: 'Save',
    remove: 'Delete list',
    removed: (name: string) => `“${name}” is deleted`,
    restored: (name: string) => `“${name}” is back`,
    undo: 'Undo',
    takeOff: 'Remove from this list',
    takenOff: (name: string) => `${name} is off the list`,
    add: 'Add',
    addTo: (list: string) => `Add to “${list}”`,
    addOne: (name: string) => `Add ${name}`,
    takeOne: (name: string) => `Remove ${name}`,
    empty: 'Nothing on this list yet.',
    most: (most: number) => `A type holds ${most} lists. Delete one to make another.`,
    done: 'Done',
  },
};

export type WatchlistScreenTexts = typeof texts;
export default texts;
