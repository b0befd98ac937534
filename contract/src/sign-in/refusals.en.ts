/** English texts of refusals of the daily sign-in. */
import type { signIn as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'sign_in.already': 'You have already signed in today. You can sign in again from {next}.',
  'sign_in.insufficient':
    'Not enough sign-ins: {counted} of the last {days} days, and {needed} are needed. Sign in on Home once a day.',
};
