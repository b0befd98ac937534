/** Traditional Chinese words of what the auditor checks of texts and consent. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  text_is_by_two_people: {
    title: '文件由兩人核定',
    meaning: '每個非隨版本發布的文件版本，與一人提出、另一人核准的內容逐字相同，且版本編號連續、無缺漏。',
  },
  one_text_is_in_force: {
    title: '文件始終有效',
    meaning: '使用者條款、隱私權政策與公司介紹自始在任何時刻皆有效，從未移除，且三種語言俱全。',
  },
  consent_is_to_what_was_in_force: {
    title: '同意的是當時有效的版本',
    meaning: '客戶所同意的每個版本，都是當時有效的版本。',
  },
};
