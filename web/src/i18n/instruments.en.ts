import { en as sectors } from '@bahi/contract/market/sectors.en.ts';

const texts = {
  sectors: { ...sectors, nse_eod: 'NSE, real data' } as Record<string, string>,
  index: 'Index',
  column: {
    name: 'Name',
    trend: 'Today',
    price: 'Price',
    change: 'Change',
    actions: 'Actions',
  },
  sortBy: (column: string) => `Sort by ${column}`,
  held: (quantity: string) => `${quantity} held`,
  heldShort: (quantity: string) => `${quantity} short`,
  noShort: 'Funds cannot be sold short.',
  premium: (rate: string) => `Premium ${rate}`,
  discount: (rate: string) => `Discount ${rate}`,
  halted: 'Halted',
  suspended: 'Suspended',
  offShelf: 'Delisted',
  watchlist: 'Watchlist',
  watchlistEmpty: 'You follow no stock yet.',
  search: 'Search by name or code',
  starters: 'Six to begin with',
  more: (name: string) => `Actions for ${name}`,
  buy: 'Buy',
  watch: 'Add to watchlist',
  unwatch: 'Remove from watchlist',
  watchNamed: (name: string) => `Add ${name} to the watchlist`,
  unwatchNamed: (name: string) => `Remove ${name} from the watchlist`,
  watched: (name: string) => `${name} is on your watchlist`,
  unwatched: (name: string) => `${name} is off your watchlist`,
  alert: 'Set a price alert',
  alertNamed: (name: string) => `Alerts for ${name}`,
  notKnown: 'The watchlist could not be changed. It shows what the server knows.',
};

export type InstrumentTexts = typeof texts;
export default texts;
