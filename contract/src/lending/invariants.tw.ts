/** Traditional Chinese words of what the auditor checks of securities lending. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  lent_shares_are_of_positions: {
    title: '出借股數與持倉相符',
    meaning: '每個持倉的出借股數等於日記帳中它出借與返還的股數之和，且分錄逐筆編號、無缺漏。',
  },
  lending_entry_has_its_position: {
    title: '借券分錄皆有持倉',
    meaning: '每筆出借或返還分錄只在同一客戶的同一持倉內移動股數，且在該持倉記錄之內。',
  },
};
