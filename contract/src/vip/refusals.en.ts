/** English texts of refusals of what asks for a VIP level. */
import type { vip as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'vip.level_too_low': 'You need VIP level {needed}; your level is {level}. See what is missing on the VIP page.',
  'vip.average_too_low':
    'You need VIP level {needed}; your level is {level}. Your 30-day average total is {average}, {short} too little. See all rules on the VIP page.',
  'vip.account_too_young':
    'You need VIP level {needed}; your level is {level}. Your account has been open for {account_days} of {days} days. See all rules on the VIP page.',
};
