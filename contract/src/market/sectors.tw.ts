/** Traditional Chinese names of industry groups: the same in the app and the console. */
import type { Sector } from './sectors.ts';

export const tw: Readonly<Record<Sector, string>> = {
  auto: '汽車',
  bank: '銀行',
  finance: '金融',
  technology: '科技',
  pharma: '製藥',
  metals: '金屬',
  energy: '能源',
  consumer: '消費品',
  infrastructure: '基礎建設',
  chemicals: '化工',
  textiles: '紡織',
  telecom: '電信',
};
