/** English texts of refusals of registration, login and the account’s state. */
import type { identity as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'identity.account_exists': 'This account already exists. Log in instead?',
  'identity.account_invalid':
    'Enter a phone number with country code, or an account name of 4 to 32 letters and digits.',
  'identity.password_weak': 'Use at least {minimum} characters.',
  'identity.password_common': 'This password is on the list of common passwords. Choose another.',
  'identity.passwords_differ': 'The two passwords do not match.',
  'identity.password_same': 'The new password is the same as the old one.',
  'identity.old_password_wrong': 'The login password is wrong.',
  'identity.wrong_credentials': 'Account or password is wrong.',
  'identity.locked': 'Too many wrong passwords. Try again at {until}.',
  'identity.inviter_missing': 'No institution or inviter has this code.',
  'identity.code_ended': 'This code can no longer be used. Ask whoever gave it to you for another.',
  'identity.code_expired': 'This code expired on {at}. Ask whoever gave it to you for another.',
  'identity.code_used_up':
    'This code has reached its limit of uses: {maximum}. Ask whoever gave it to you for another.',
  'identity.consent_required': 'Agree to the user agreement and the privacy policy to continue.',
  'identity.consent_outdated': 'Our terms have changed. Read and accept version {version}.',
  'identity.banned': 'Login to this account is blocked: {reason}. You can appeal here.',
  'identity.disabled': 'This account is disabled: {reason}. You can appeal here.',
  'identity.frozen':
    'This account has been frozen since {since}: {reason}. See your options under Account, Login and security.',
  'identity.no_trade':
    'Trading has been blocked since {since}: {reason}. See your options under Account, Login and security.',
  'identity.no_withdrawal':
    'Withdrawals have been blocked since {since}: {reason}. See your options under Account, Login and security.',
  'identity.session_unknown': 'This session has already ended.',
  'identity.paused': 'You have paused trading until {until}.',
  'identity.second_factor': 'Enter the code from your authenticator.',
};
