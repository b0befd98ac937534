/** Industry groups, as the market has them. */
export const sectors = [
  'auto',
  'bank',
  'finance',
  'technology',
  'pharma',
  'metals',
  'energy',
  'consumer',
  'infrastructure',
  'chemicals',
  'textiles',
  'telecom',
] as const;

export type Sector = (typeof sectors)[number];
