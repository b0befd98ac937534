/**
 * The prospectuses of the practice market's own offers. They are stored in English as they stand here and shown in the reader's language by
 * `prospectusIn`; names of companies stay as they are.
 */

const businesses = {
  Foods: 'packs lentils, spices and ready meals for the shops of small towns',
  Solar: 'builds sun fields on fallow land and sells the current to two state boards',
  Diagnostics: 'runs blood and imaging laboratories beside district hospitals',
  Software: 'writes the bookkeeping programs that traders use in nine languages',
  Castings: 'pours iron parts for pumps, tractors and railway wagons',
  Finance: 'lends against two-wheelers and shop stock',
  Looms: 'weaves cotton shirting on its own four hundred looms',
  Roads: 'lays and keeps state highways under contracts of ten years',
  Resins: 'makes the resins that plywood and paints are bound with',
  Batteries: 'builds battery packs for three-wheelers and delivery vans',
  'Fibre Networks': 'pulls fibre to apartment blocks and leases it to operators',
  'Small Finance Bank': 'takes small deposits and lends to market traders and growers',
  Biscuits: 'bakes biscuits and rusks in five ovens near the wheat',
  Wind: 'owns sixty turbines on the western ridge',
  Vaccines: 'fills and cools vaccines for public health programmes',
  Sensors: 'makes sensors that tell a pump or a lift when it needs care',
  Copper: 'draws copper wire for motors and house wiring',
  Cements: 'grinds slag cement beside two steel works',
  Garments: 'sews school uniforms and work clothes',
  Tyres: 'moulds tyres for tractors and light trucks',
  Logistics: 'runs cold stores and the trucks between them',
  Fertilisers: 'blends soil food by the field, from a tested sample',
  'Insurance Desk': 'sells and serves cover for crops, cattle and shops',
  Handsets: 'assembles simple telephones with long-lasting batteries',
  Dairy: 'collects milk from eleven hundred villages and makes curd and ghee',
  Pumps: 'makes water pumps that run on the sun',
};

const uses = {
  plant: 'a second plant',
  loans: 'repaying bank loans',
  office: 'working capital and a new office',
  water: 'machines that halve its use of water',
  states: 'growth in three neighbouring states',
};

const towns = {
  Pune: 'Pune',
  Coimbatore: 'Coimbatore',
  Indore: 'Indore',
  Nashik: 'Nashik',
  Rajkot: 'Rajkot',
  Guwahati: 'Guwahati',
  Mysuru: 'Mysuru',
  Kochi: 'Kochi',
  Jaipur: 'Jaipur',
};

export type Trade = keyof typeof businesses;
export type Use = keyof typeof uses;
export type Town = keyof typeof towns;

export interface CompanyWords {
  readonly name: string;
  readonly business: string;
  readonly foundedYear: number;
  readonly town: string;
  readonly use: string;
}

export interface ProspectusTexts {
  readonly businesses: Readonly<Record<Trade, string>>;
  readonly uses: Readonly<Record<Use, string>>;
  readonly towns: Readonly<Record<Town, string>>;
  readonly company: (words: CompanyWords) => string;
  readonly placement: string;
  readonly rights: string;
  readonly grab: string;
  readonly grabDraw: string;
}

export const prospectusEn: ProspectusTexts = {
  businesses,
  uses,
  towns,
  company: ({ name, business, foundedYear, town, use }) =>
    `${name} ${business}. Founded in ${foundedYear}, with its head office in ${town}. The money is for ${use}. An invented company of the practice market.`,
  placement:
    'A founding shareholder sells a part of the holding to investors, outside of the order book and at one price.',
  rights:
    'The bank raises capital for two hundred branches in small towns. Its holders may buy new shares before anybody else.',
  grab: 'The exchange’s block seller offers shares of a large company a little below the market, first come, first served.',
  grabDraw:
    'The exchange’s block seller offers shares of a large company a little below the market. Who gets them is drawn.',
};
