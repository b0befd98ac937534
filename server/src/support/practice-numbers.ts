/** The service numbers of a practice install: two, as a firm has them, which nobody can dial and which say so (rules T1). */
import { en as practice } from '@bahi/contract/practice-texts/en.ts';

export const PRACTICE_SUPPORT = {
  supportNumbers: [
    { label: practice.supportMoney, number: '000 000 0001' },
    { label: practice.supportTrading, number: '000 000 0002' },
  ],
  supportHours: practice.supportHours,
  supportLink: '',
};
