import { plural } from './plural.ts';

const texts = {
  typesLabel: 'Kinds of instruments',
  types: { stock: 'Stocks', fund: 'Funds', forex: 'Forex', digital: 'Digital' },
  listsLabel: 'Lists',
  firstList: 'My list',
  count: (count: number) => plural(count, { one: '# instrument', other: '# instruments' }),
  edit: 'Edit lists',
  density: 'Rows',
  densities: { compact: 'Compact', normal: 'Normal', rich: 'Rich' },
  volume: (figure: string) => `Vol ${figure}`,
  range: (low: string, high: string) => `Low ${low} · High ${high}`,
  nothing: {
    stock: 'You follow no stock yet.',
    fund: 'You follow no fund yet.',
    forex: 'You follow no currency pair yet.',
    digital: 'You follow no digital currency yet.',
  },
  emptyList: 'This list is empty.',
  add: 'Add instruments',

  lists: 'Lists…',
  listsOf: (name: string) => `Lists with ${name}`,
  moveHere: 'Move here',
  moveTo: (name: string, list: string) => `Move ${name} to “${list}”`,
  movedTo: (name: string, list: string) => `${name} is in “${list}” now`,
  newList: 'New list',
  listName: 'Name of the list',
  create: 'Create',
  nameMissing: 'Enter a name',

  moveByKeys: (name: string) => `Move ${name}: drag, or use the arrow keys`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  placed: (name: string, place: number, of: number) => `${name} is at place ${place} of ${of}`,
};

export type WatchlistTexts = typeof texts;
export default texts;
