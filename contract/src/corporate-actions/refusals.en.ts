/** English texts of refusals of dividends. */
import type { corporateActions as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'dividends.unknown': 'This dividend does not exist.',
  'dividends.not_yet': 'You can apply for this dividend from the ex-date, {from}.',
  'dividends.automatic': 'This dividend needs no application: it is paid or charged automatically on {at}.',
  'dividends.applied': 'You have already applied for this dividend; it is in review or approved.',
  'dividends.paid': 'This dividend has already been paid.',
};
