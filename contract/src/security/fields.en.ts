/** English words of the fields that calls of security alone have. */
export const texts = {
  days: 'the number of days',
  loginPassword: 'the login password',
  email: 'the e-mail address',
  phone: 'the phone number',
  response: 'the passkey',
};
