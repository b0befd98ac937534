/** English names of the groups in which texts of the house are listed. */
import type { DocumentGroup } from './kinds.ts';

export const texts: Readonly<Record<DocumentGroup, string>> = {
  practice: 'About us',
  money: 'Deposits & withdrawals',
  trading: 'Trading',
  offers: 'IPOs & copy trading',
  borrowing: 'Lending & loans',
  safety: 'Security',
  basics: 'Basics',
  risk: 'Risk',
  more: 'More ways to invest',
  rights: 'Your rights',
  account: 'Account',
  other: 'Other',
};
