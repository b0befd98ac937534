/** English: what each key of the configuration of day trading is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { dayTrading as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  dayTradingMinimum: { name: 'Minimum day mandate', meaning: 'The minimum amount of a day-trading mandate.' },
  dayTradingMaximum: { name: 'Maximum day mandate', meaning: 'The maximum amount of a day-trading mandate.' },
  dayTradingFeeBps: {
    name: 'Day-trading fee',
    meaning: 'Share of the highest amount a mandate had open at once, in hundredths of a percent.',
  },
  dayTradingFeeMinimum: { name: 'Minimum day-trading fee', meaning: 'The least fee of a mandate that ran.' },
  dayTradingFeeMaximum: { name: 'Maximum day-trading fee', meaning: 'The highest fee of a mandate.' },
  dayTradingPromiseMinutes: {
    name: 'Promise: day trading',
    meaning: 'How long the review of a day-trading mandate may take.',
  },
};
