/** Korean words of the journal’s entries of rights issues. */
import type { texts as english } from './entries.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  rights_paid: '유상증자 납입',
  rights_proceeds: '소멸한 신주인수권 대금',
  rights_charged: '권리락 차감(공매도)',
};
