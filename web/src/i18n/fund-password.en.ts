import { words } from '@bahi/contract/configuration/value-words.en.ts';

const texts = {
  hint: (minutes: number) =>
    `Six digits, asked once every ${words.minutes(minutes)} when you trade, and each time money moves. Staff never ask for it.`,
  loginPassword: 'Login password',
  enterLoginPassword: 'Enter your login password',
  new: 'New fund password',
  newHint: 'Six digits. No birthdays, sequences or repeats',
  confirm: 'New fund password again',
  sixDigits: 'Enter six digits',
  tooSimple: 'Too easy to guess. No birthdays, sequences or repeats',
  differ: 'The two fund passwords do not match',
  set: 'Set fund password',
  wasSet: 'Fund password set',
};

export type FundPasswordTexts = typeof texts;

export default texts;
