/** English: what each key of the configuration of day trading is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { dayTrading as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  dayTradingMinimum: { name: 'Minimum day mandate', meaning: 'The least amount of a day-trading mandate.' },
  dayTradingMaximum: { name: 'Maximum day mandate', meaning: 'The most that a day-trading mandate can be for.' },
  dayTradingFeeBps: {
    name: 'Day-trading fee',
    meaning: 'Of the highest amount a mandate had open at once, in hundredths of a percent.',
  },
  dayTradingFeeMinimum: { name: 'Minimum day-trading fee', meaning: 'What a mandate that ran costs at least.' },
  dayTradingFeeMaximum: { name: 'Maximum day-trading fee', meaning: 'What a mandate costs at most.' },
  dayTradingPromiseMinutes: {
    name: 'Promise: day trading',
    meaning: 'How long the review of a day-trading mandate may take.',
  },
};
