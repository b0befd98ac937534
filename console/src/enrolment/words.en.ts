/** The words of enrolling in English. */

export const en = {
  title: 'Enrol as a staff member',
  lead: 'You got an enrolment code from each of two colleagues.',
  account: 'Account',
  code: 'Enrolment code',
  otherCode: 'Code of the other colleague',
  next: 'Next',
  hello: (name: string) => `Welcome, ${name}.`,
  authenticator: 'Scan this with your authenticator app, or type the key into it.',
  qr: 'QR code of the key for the authenticator',
  key: 'Key',
  password: 'Choose a password, 10 characters or more',
  again: 'The password again',
  differ: 'The two differ.',
  totp: 'Current authenticator code',
  submit: 'Enrol and sign in',
  back: 'Back to the sign-in',
};
