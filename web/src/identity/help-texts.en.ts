const texts = {
  forgotTitle: 'A forgotten password',
  forgotBody: 'A code goes to the phone that is bound to the account. With it you set a new password.',
  account: 'Account or phone',
  enterAccount: 'Enter your account',
  send: 'Send a code',
  sent: (until: string) =>
    `If this account exists and has a bound phone, a code is on its way there. It is good until ${until}.`,
  noPhone: 'No phone bound? Then it cannot be reset here: ask support.',
  wait: 'The next one can be sent in',
  sendAgain: 'Send another code',
  code: 'Code from the message',
  enterCode: 'Enter the code',
  newPassword: 'New password',
  newPasswordHint: '8 characters or more.',
  enterNew: 'Enter a new password of 8 characters or more',
  confirmPassword: 'New password again',
  differ: 'The two passwords do not match',
  hold: 'Every device is logged out, and for 24 hours no money can be paid out.',
  change: 'Set the new password',
  changed: 'The password was changed. Log in with it.',
  otherAccount: 'Another account',
  noCodes:
    'This install sends no codes by message, so you cannot reset a password yourself. Nobody can read it for you either: only its hash is kept.',
  support: 'Go to support',
  openAccount: 'Open practice account',

  keptOutTitle: 'Why you cannot log in',
  lifted: 'This restriction has ended meanwhile: log in again.',
  close: 'Back to the login',
};

export type HelpTexts = typeof texts;

export default texts;
