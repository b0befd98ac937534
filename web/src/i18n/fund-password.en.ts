const texts = {
  hint: 'Six digits that orders ask for once in 15 minutes, and movements of money each time. Staff never ask for it.',
  loginPassword: 'Login password',
  enterLoginPassword: 'Enter your login password',
  new: 'New fund password',
  newHint: 'Six digits: no birthday, no row, no repetition',
  confirm: 'New fund password again',
  sixDigits: 'Enter six digits',
  tooSimple: 'This one is guessed first: no birthday, no row, no repetition',
  differ: 'The two are not the same',
  set: 'Set fund password',
  wasSet: 'Fund password set',
};

export type FundPasswordTexts = typeof texts;

export default texts;
