/** English names of industry groups: the same in the app and the console. */
import type { Sector } from './sectors.ts';

export const en: Readonly<Record<Sector, string>> = {
  auto: 'Automobiles',
  bank: 'Banks',
  finance: 'Finance',
  technology: 'Technology',
  pharma: 'Pharmaceuticals',
  metals: 'Metals',
  energy: 'Energy',
  consumer: 'Consumer goods',
  infrastructure: 'Infrastructure',
  chemicals: 'Chemicals',
  textiles: 'Textiles',
  telecom: 'Telecom',
};
