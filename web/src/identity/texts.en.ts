const texts = {
  fundPassword: 'Fund password',
  fundPasswordHint:
    'Six digits that orders ask for once in 15 minutes, and movements of money each time. Staff never ask for it.',
  changeHint: 'After a change, orders ask for the new one at once.',
  loginPassword: 'Login password',
  oldFundPassword: 'Present fund password',
  newFundPassword: 'New fund password',
  newHint: 'Six digits: no birthday, no row, no repetition',
  confirmFundPassword: 'New fund password again',
  set: 'Set fund password',
  change: 'Change fund password',
  enterLoginPassword: 'Enter your login password',
  enterOld: 'Enter your present fund password',
  sixDigits: 'Enter six digits',
  tooSimple: 'This one is guessed first: no birthday, no row, no repetition',
  differ: 'The two are not the same',
  fundPasswordSet: 'Fund password set',
  fundPasswordChanged: 'Fund password changed',
};

export type IdentityTexts = typeof texts;

export default texts;
