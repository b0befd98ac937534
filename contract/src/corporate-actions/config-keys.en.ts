/** English: what each key of the configuration of dividends is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { corporateActions as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  isDividendAutomatic: {
    name: 'Dividends without an application',
    meaning:
      'Whether a dividend is paid on its pay date without being asked for. If not, holders apply and somebody reviews it; an action goes by what is in force on its ex-date.',
  },
  dividendApplyDays: {
    name: 'Dividends: business days to apply',
    meaning:
      'Where dividends are applied for: for how many business days from the pay date on. Whatever is left then is paid without an application or a review; the house keeps none.',
  },
  dividendPromiseMinutes: {
    name: 'Promise: dividend',
    meaning: 'How long the review of an application for a dividend may take.',
  },
};
