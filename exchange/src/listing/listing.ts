/**
 * The shape of the hand-made list of the practice market's companies, one file a sector. All of them are invented; the
 * figures that need no author (volatility, holdings, corporate actions) follow from the seed in instruments.ts.
 */

/** How much it trades: large companies every second, small ones every few. */
export type Liquidity = 'large' | 'middle' | 'small';

/** Code, name, head office, year founded, price at the market's start in rupees, liquidity, and what it does: "makes …". */
export type Listing = readonly [
  code: string,
  name: string,
  headquarters: string,
  foundedYear: number,
  rupees: number,
  liquidity: Liquidity,
  business: string,
];
