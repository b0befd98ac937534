/** English texts of refusals of what asks for a VIP level. */
import type { vip as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'vip.level_too_low':
    'This needs VIP level {needed}, and yours is {level}. Levels are calculated when the business date ends: see the VIP page for what is missing.',
  'vip.average_too_low':
    'This needs VIP level {needed}, and yours is {level}. Your 30-day average total is {average}: {short} short.',
  'vip.account_too_young':
    'This needs VIP level {needed}, and yours is {level}. Days since your account was opened: {account_days} of {days}.',
};
