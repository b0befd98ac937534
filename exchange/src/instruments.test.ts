/** The list of companies: complete, consistent, and free of real names. */
import { isOnTick } from '@bahi/core/price.ts';
import { expect, test } from 'vitest';
import { indexBasket, levelOf } from './computed.ts';
import { indicesOf } from './indices.ts';
import { equitiesOf, sectors } from './instruments.ts';
import { findableStreams } from './streams.ts';

const listed = equitiesOf(findableStreams('test'));
const equities = listed.filter(({ inactive }) => inactive === null);

test('twelve sectors of twenty-five companies, each with its own code and name', () => {
  expect(sectors.length).toBe(12);
  expect(equities.length).toBe(300);
  expect(new Set(equities.map((equity) => equity.symbol)).size).toBe(300);
  expect(new Set(equities.map((equity) => equity.name)).size).toBe(300);
  for (const { symbol } of equities) expect(symbol).toMatch(/^[A-Z]{2,10}$/);
});

test('profiles are complete and figures plausible', () => {
  for (const equity of equities) {
    expect(equity.profile, equity.symbol).toMatch(/ Founded in \d{4}, with its head office in /);
    expect(equity.profile.length).toBeGreaterThan(80);
    expect(equity.foundedYear).toBeGreaterThan(1900);
    expect(equity.foundedYear).toBeLessThan(2020);
    expect([2, 5, 10, 20]).toContain(equity.bandRate);
    expect(isOnTick(equity.startPrice)).toBe(true);
    expect(equity.sharesOutstanding).toBeGreaterThanOrEqual(100_000);
    expect(equity.foreignOwnershipBps).toBeLessThan(10_000);
    expect(equity.volatility * 3).toBeLessThan(equity.bandRate / 100);
  }
});

test('prices run from twenties to more than a lakh, all bands and liquidities occur', () => {
  const prices = equities.map((equity) => equity.startPrice);
  expect(Math.min(...prices)).toBeLessThan(30_00);
  expect(Math.max(...prices)).toBe(1_31_480_00);
  expect(new Set(equities.map((equity) => equity.bandRate)).size).toBe(4);
  expect(new Set(equities.map((equity) => equity.liquidity)).size).toBe(3);
  const find = (symbol: string) => equities.find((equity) => equity.symbol === symbol)!;
  expect([find('VRM').startPrice, find('NEEM').startPrice, find('SAGR').startPrice]).toEqual([
    984_40, 1_642_30, 348_15,
  ]);
});

/** Groups and companies that exist, as words: none may lead or stand in an invented name. */
const realNames =
  /\b(Tata|Reliance|Adani|Birla|Bajaj|Mahindra|Maruti|Hero|TVS|Eicher|Infosys|Wipro|Tech Mahindra|HCL|HDFC|ICICI|Axis|Kotak|Yes Bank|IndusInd|Federal|Canara|Baroda|Sun Pharma|Cipla|Lupin|Zydus|Aurobindo|Biocon|Divi|Torrent|Apollo|Fortis|Titan|Trent|Asian Paints|Berger|Pidilite|Britannia|Nestle|Dabur|Marico|Godrej|Emami|Patanjali|Amul|Parle|Haldiram|Jindal|Vedanta|Hindalco|Hindustan|NTPC|ONGC|GAIL|SAIL|NMDC|BHEL|BEL|Bharti|Airtel|Jio|Vodafone|Idea|Larsen|Toubro|UltraTech|Ambuja|ACC|Shree|Dalmia|Ramco|Grasim|Raymond|Arvind|Welspun|Vardhman|Bombay Dyeing|Zomato|Swiggy|Paytm|Nykaa|Ola|Ather|Suzlon|Siemens|Bosch|Havells|Voltas|Exide|Amara Raja|MRF|CEAT|Muthoot|Manappuram|Shriram|Cholamandalam|Sundaram|Murugappa|Kirloskar|Thermax|Escorts|Patrika|Sagarmala|Narmada|Annapurna|Gokul|Ispat|Satyam|Mindtree|Persistent|Coforge|Mphasis|Zee|PVR|Saregama)\b/i;

test('no company carries a real one’s name', () => {
  for (const { name } of equities) expect(name).not.toMatch(realNames);
});

test('five indices start at their given levels, and are their members’ value', () => {
  const indices = indicesOf(equities);
  expect(indices.map((index) => index.members.length)).toEqual([50, 100, 25, 25, 300]);
  expect(indices.map((index) => levelOf(index, indexBasket(index), (at) => equities[at]!.startPrice))).toEqual([
    24_315_60, 11_842_25, 51_208_40, 36_774_90, 8_126_35,
  ]);
  const fifty = indices[0]!;
  const doubled = levelOf(fifty, indexBasket(fifty), (at) => equities[at]!.startPrice * 2);
  expect(doubled).toBe(2 * 24_315_60);
});
