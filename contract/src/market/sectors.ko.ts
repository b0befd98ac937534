/** Korean names of industry groups: the same in the app and the console. */
import type { Sector } from './sectors.ts';

export const ko: Readonly<Record<Sector, string>> = {
  auto: '자동차',
  bank: '은행',
  finance: '금융',
  technology: 'IT',
  pharma: '제약',
  metals: '금속',
  energy: '에너지',
  consumer: '소비재',
  infrastructure: '인프라',
  chemicals: '화학',
  textiles: '섬유',
  telecom: '통신',
};
