/**
 * The invented companies that come to the practice market (rules §4): a first name and a trade make one, each pair once, in an order that never
 * changes. Enough for four years of a new one each day.
 */
import { prospectusOf } from '@bahi/contract/practice-texts/prospectus-in.ts';
import { prospectusEn } from '@bahi/contract/practice-texts/prospectus.en.ts';

export interface OfferCompany {
  readonly symbol: string;
  readonly name: string;
  /** Key of its sector, as instruments have it. */
  readonly sector: string;
  /** What it does, where, since when, and what the money is for. */
  readonly prospectus: string;
  readonly headquarters: string;
  readonly foundedYear: number;
}

const FIRST_NAMES = [
  'Amaltas AMLT',
  'Barkha BRKH',
  'Chinar CHNR',
  'Devdar DVDR',
  'Elaichi ELCH',
  'Falgu FLGU',
  'Girnar GRNR',
  'Harsil HRSL',
  'Indus Bay INBY',
  'Jasmin JSMN',
  'Kaveri Hill KVHL',
  'Lotus Tank LTNK',
  'Madhuban MDHB',
  'Nandini NNDN',
  'Omkar Lane OMLN',
  'Parijat PRJT',
  'Rohini RHNI',
  'Saptagiri SPTG',
  'Tamarind TMRD',
  'Umang UMNG',
  'Varsha VRSH',
  'Yamini YMNI',
  'Zinnia ZNNA',
  'Ashoka Grove ASGV',
  'Bakul BKUL',
  'Chaitra CHTT',
  'Dhanush DHNS',
  'Ekadash EKDS',
  'Firoza FRZA',
  'Gokarna GKRN',
  'Hemant HMNT',
  'Ilaa ILAA',
  'Jaldhar JLDR',
  'Kachnar KCHN',
  'Lehariya LHRY',
  'Mandar MNDR',
  'Nilkanth NLKT',
  'Oudh Gate ODGT',
  'Palash PLSH',
  'Ritu RITU',
  'Shefali SHFL',
  'Tarangini TRGN',
  'Upvan UPVN',
  'Vaishakh VSKH',
  'Yashoda YSDA',
  'Akhrot AKRT',
  'Bijora BJRA',
  'Chandrika CHDK',
  'Dalhousie Mint DLMT',
  'Gulkand GLKD',
  'Haritaki HRTK',
  'Jowar JOWR',
  'Kusum KSUM',
  'Lavang LVNG',
  'Mogra MGRA',
  'Nagkesar NGKS',
  'Pudina PDNA',
  'Ratnagiri Bay RTBY',
  'Sitaphal STPL',
  'Tulip Ghat TLGT',
  'Vetiver VTVR',
] as const;

/** Trade, letter of the code, sector. */
const TRADES = [
  ['Foods', 'F', 'consumer'],
  ['Solar', 'S', 'energy'],
  ['Diagnostics', 'D', 'pharma'],
  ['Software', 'W', 'technology'],
  ['Castings', 'C', 'metals'],
  ['Finance', 'N', 'finance'],
  ['Looms', 'L', 'textiles'],
  ['Roads', 'R', 'infrastructure'],
  ['Resins', 'X', 'chemicals'],
  ['Batteries', 'B', 'auto'],
  ['Fibre Networks', 'K', 'telecom'],
  ['Small Finance Bank', 'M', 'bank'],
  ['Biscuits', 'I', 'consumer'],
  ['Wind', 'V', 'energy'],
  ['Vaccines', 'A', 'pharma'],
  ['Sensors', 'Y', 'technology'],
  ['Copper', 'U', 'metals'],
  ['Cements', 'E', 'infrastructure'],
  ['Garments', 'G', 'textiles'],
  ['Tyres', 'T', 'auto'],
  ['Logistics', 'O', 'infrastructure'],
  ['Fertilisers', 'Z', 'chemicals'],
  ['Insurance Desk', 'Q', 'finance'],
  ['Handsets', 'H', 'telecom'],
  ['Dairy', 'P', 'consumer'],
  ['Pumps', 'J', 'auto'],
] as const;

const TOWNS = ['Pune', 'Coimbatore', 'Indore', 'Nashik', 'Rajkot', 'Guwahati', 'Mysuru', 'Kochi', 'Jaipur'] as const;
const USES = ['plant', 'loans', 'office', 'water', 'states'] as const;

/** The company with a number, from 0 on; after the last one they begin again. */
export function companyOf(number: number): OfferCompany {
  const first = FIRST_NAMES[number % FIRST_NAMES.length]!;
  const [trade, letter, sector] = TRADES[number % TRADES.length]!;
  const cut = first.lastIndexOf(' ');
  const name = `${first.slice(0, cut)} ${trade}`;
  const headquarters = TOWNS[number % TOWNS.length]!;
  const foundedYear = 1984 + ((number * 7) % 36);
  const use = USES[number % USES.length]!;
  const prospectus = prospectusOf({ name, trade, foundedYear, town: headquarters, use }, prospectusEn);
  return { symbol: `${first.slice(cut + 1)}${letter}`, name, sector, prospectus, headquarters, foundedYear };
}

/** A company of its own beside the one with the number: for an offer that is made up for (offer-gaps.ts). */
export function relatedCompanyOf(
  number: number,
  of: keyof typeof RELATED,
): Pick<OfferCompany, 'symbol' | 'name' | 'prospectus'> {
  const { symbol, name, prospectus } = companyOf(number);
  const [word, letter] = RELATED[of];
  return {
    symbol: `${symbol}${letter}`,
    name: `${name} ${word}`,
    prospectus: prospectus.replace(name, `${name} ${word}`),
  };
}

const RELATED = { block: ['Holdings', 'H'], pay_after: ['Partners', 'P'] } as const;
