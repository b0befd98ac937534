/**
 * The invented companies that come to the practice market (rules §4): a first name and a trade make one, each pair once, in an order that never
 * changes. Enough for four years of a new one each day.
 */
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

/** Name, letter of the code, sector, what it does. */
const TRADES = [
  ['Foods', 'F', 'consumer', 'packs lentils, spices and ready meals for the shops of small towns'],
  ['Solar', 'S', 'energy', 'builds sun fields on fallow land and sells the current to two state boards'],
  ['Diagnostics', 'D', 'pharma', 'runs blood and imaging laboratories beside district hospitals'],
  ['Software', 'W', 'technology', 'writes the bookkeeping programs that traders use in nine languages'],
  ['Castings', 'C', 'metals', 'pours iron parts for pumps, tractors and railway wagons'],
  ['Finance', 'N', 'finance', 'lends against two-wheelers and shop stock'],
  ['Looms', 'L', 'textiles', 'weaves cotton shirting on its own four hundred looms'],
  ['Roads', 'R', 'infrastructure', 'lays and keeps state highways under contracts of ten years'],
  ['Resins', 'X', 'chemicals', 'makes the resins that plywood and paints are bound with'],
  ['Batteries', 'B', 'auto', 'builds battery packs for three-wheelers and delivery vans'],
  ['Fibre Networks', 'K', 'telecom', 'pulls fibre to apartment blocks and leases it to operators'],
  ['Small Finance Bank', 'M', 'bank', 'takes small deposits and lends to market traders and growers'],
  ['Biscuits', 'I', 'consumer', 'bakes biscuits and rusks in five ovens near the wheat'],
  ['Wind', 'V', 'energy', 'owns sixty turbines on the western ridge'],
  ['Vaccines', 'A', 'pharma', 'fills and cools vaccines for public health programmes'],
  ['Sensors', 'Y', 'technology', 'makes sensors that tell a pump or a lift when it needs care'],
  ['Copper', 'U', 'metals', 'draws copper wire for motors and house wiring'],
  ['Cements', 'E', 'infrastructure', 'grinds slag cement beside two steel works'],
  ['Garments', 'G', 'textiles', 'sews school uniforms and work clothes'],
  ['Tyres', 'T', 'auto', 'moulds tyres for tractors and light trucks'],
  ['Logistics', 'O', 'infrastructure', 'runs cold stores and the trucks between them'],
  ['Fertilisers', 'Z', 'chemicals', 'blends soil food by the field, from a tested sample'],
  ['Insurance Desk', 'Q', 'finance', 'sells and serves cover for crops, cattle and shops'],
  ['Handsets', 'H', 'telecom', 'assembles simple telephones with long-lasting batteries'],
  ['Dairy', 'P', 'consumer', 'collects milk from eleven hundred villages and makes curd and ghee'],
  ['Pumps', 'J', 'auto', 'makes water pumps that run on the sun'],
] as const;

const TOWNS = ['Pune', 'Coimbatore', 'Indore', 'Nashik', 'Rajkot', 'Guwahati', 'Mysuru', 'Kochi', 'Jaipur'] as const;
const USES = [
  'a second plant',
  'repaying bank loans',
  'working capital and a new office',
  'machines that halve its use of water',
  'growth in three neighbouring states',
] as const;

/** The company with a number, from 0 on; after the last one they begin again. */
export function companyOf(number: number): OfferCompany {
  const first = FIRST_NAMES[number % FIRST_NAMES.length]!;
  const [trade, letter, sector, business] = TRADES[number % TRADES.length]!;
  const cut = first.lastIndexOf(' ');
  const name = `${first.slice(0, cut)} ${trade}`;
  const headquarters = TOWNS[number % TOWNS.length]!;
  const foundedYear = 1984 + ((number * 7) % 36);
  const prospectus = `${name} ${business}. Founded in ${foundedYear}, with its head office in ${headquarters}. The money is for ${USES[number % USES.length]!}. An invented company of the practice market.`;
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
