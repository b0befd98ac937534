import { words } from '@bahi/contract/configuration/value-words.en.ts';

const texts = {
  fundPassword: 'Fund password',
  enterFundPassword: 'Enter the six digits',
  code: 'Authenticator code',
  codeHint: 'Six digits; or a recovery code, if the device is lost',
  enterCode: 'Enter the code',
  neverAsked: 'Staff never ask for your fund password or a code.',
  unlockBody: (minutes: number) =>
    `We ask once; orders and applications in the next ${words.minutes(minutes)} need no fund password.`,
  unlockAction: 'Unlock and send',
  setAction: 'Set and send',
  missingTitle: 'Set a fund password first',
  missingBody: 'What you filled in stays as it is.',
};

export type StepUpTexts = typeof texts;

export default texts;
