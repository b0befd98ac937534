/** English texts of refusals of the fund password, codes, second factors and the pause. */
import type { security as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'security.fund_password_missing': 'Set a fund password first.',
  'security.fund_password_set': 'A fund password is already set. Change it instead.',
  'security.fund_password_needed': 'Enter your fund password to trade.',
  'security.fund_password_wrong': 'The fund password is wrong. Tries left: {left}.',
  'security.fund_password_locked': 'Too many wrong fund passwords. Try again after {until}.',
  'security.fund_password_format': 'A fund password is 6 digits.',
  'security.fund_password_simple': 'Too simple: avoid 123456, repeats and dates.',
  'security.code_needed': 'Enter the code from your authenticator or from our message.',
  'security.code_wrong': 'The code is wrong.',
  'security.totp_set': 'An authenticator is already set up.',
  'security.totp_not_set': 'No authenticator is set up.',
  'security.totp_not_begun': 'Start the setup again.',
  'security.pause_shorter': 'Trading is paused until {until}. You can only make a pause longer.',
  'security.not_frozen_by_customer': 'You did not freeze this account yourself. Contact us.',
  'security.code_expired': 'The code has expired. Ask for a new one.',
  'security.code_too_soon': 'A code was just sent. Wait {wait} s.',
  'security.codes_unavailable': 'Codes cannot be sent here. Contact us.',
  'security.phone_invalid': 'Enter a phone number with its country code, like +919876543210.',
  'security.phone_missing': 'Add a phone number first.',
  'security.phone_used': 'This phone number belongs to another account.',
  'security.passkeys_unavailable': 'Passkeys do not work at this address. Log in with your password.',
  'security.passkey_invalid': 'The passkey could not be checked. Try again.',
  'security.passkey_unknown': 'This passkey is not known here. Log in with your password.',
  'security.too_many_passkeys': 'You can have at most {maximum} passkeys. Remove one first.',
};
