/** The digital currencies of the practice market, all invented: code, name, year, INR, share of the board's moves, purpose. */
export type DigitalListing = readonly [
  code: string,
  name: string,
  launchedYear: number,
  rupees: number,
  beta: number,
  purpose: string,
];

export const digitalListings: readonly DigitalListing[] = [
  ['KASH', 'Kashika', 2014, 884.2, 0.85, 'the oldest of the practice market, kept as a store of value'],
  ['MUDRA', 'Mudra Chain', 2016, 412.65, 1.0, 'a network that runs agreements written as programs'],
  ['LEHAR', 'Lehar Network', 2018, 236.4, 1.1, 'a fast network for small payments'],
  ['TARA', 'Tara Compute', 2020, 148.75, 1.25, 'pays for computing time on machines that stand idle'],
  ['JUGNU', 'Jugnu Grid', 2021, 92.36, 1.2, 'counts the surplus of solar roofs among neighbours'],
  ['BARGD', 'Bargad Storage', 2017, 64.18, 1.1, 'pays for keeping files on many computers'],
  ['MOTI', 'Moti Reserve', 2019, 41.27, 0.6, 'keeps a reserve of others of its kind and moves less than they do'],
  ['PTANG', 'Patang Pay', 2020, 27.83, 1.15, 'made for sending small sums home'],
  ['GULAL', 'Gulal Arts', 2021, 12.46, 1.35, 'records who made a picture and who owns it'],
  ['DHOOP', 'Dhoop Ledger', 2019, 6.92, 1.1, 'marks the way of goods from field to shop'],
  ['TARIK', 'Tarika Votes', 2022, 3.58, 1.3, 'counts the votes of clubs and cooperatives'],
  ['BUNDI', 'Boondi', 2021, 1.84, 1.45, 'began as a joke about sweets and is traded for fun'],
];
