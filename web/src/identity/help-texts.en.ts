import { words } from '@bahi/contract/configuration/value-words.en.ts';

const texts = {
  forgotTitle: 'A forgotten password',
  forgotBody: 'We send a code to the phone number of the account. With it you set a new password.',
  account: 'Account or phone number',
  enterAccount: 'Enter your account',
  send: 'Send a code',
  sent: (until: string) =>
    `If this account exists and has a phone number, a code is on its way there. It is valid until ${until}.`,
  noPhone: 'No phone number added? Then you cannot reset it here: contact customer service.',
  wait: 'You can send another in',
  sendAgain: 'Send another code',
  code: 'Code from the message',
  enterCode: 'Enter the code',
  newPassword: 'New password',
  newPasswordHint: '8 characters or more.',
  enterNew: 'Enter a new password of 8 characters or more',
  confirmPassword: 'New password again',
  differ: 'The two passwords do not match',
  hold: (hours: number) => `Every device is logged out, and withdrawals are paused for ${words.hours(hours)}.`,
  change: 'Set the new password',
  changed: 'The password was changed. Log in with it.',
  otherAccount: 'Another account',
  noCodes:
    'Codes by message are not available here, so you cannot reset a password yourself. Nobody can read it for you either: only its hash is kept.',
  support: 'Go to customer service',
  openAccount: 'Open practice account',

  keptOutTitle: 'Why you cannot log in',
  lifted: 'This restriction has ended. Log in again.',
  close: 'Back to the login',
};

export type HelpTexts = typeof texts;

export default texts;
