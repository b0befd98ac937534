/** English: what each key of the configuration of VIP levels is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { vip as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  vipSignIns: {
    name: 'VIP 1: sign-ins',
    meaning: 'On how many of the last 30 days a customer has to sign in for VIP level 1.',
  },
  vipAverageLevel2: {
    name: 'VIP 2: average total',
    meaning: 'The 30-day average total that VIP level 2 needs.',
  },
  vipAverageLevel3: {
    name: 'VIP 3: average total',
    meaning: 'The 30-day average total that VIP level 3 needs.',
  },
  vipAccountDays: {
    name: 'VIP 3: days of account',
    meaning: 'How many days old an account has to be for VIP level 3.',
  },
  vipFallDays: {
    name: 'VIP: days before a fall',
    meaning: 'How many days a level stays after a rule is no longer met.',
  },
};
