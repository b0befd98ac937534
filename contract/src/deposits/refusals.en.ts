/** English texts of refusals of money in. */
import type { deposits as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'deposits.window_closed': 'Outside deposit hours. Open {from} to {until}.',
  'deposits.channel_unknown': 'This way to pay is no longer offered. Choose another.',
  'deposits.channel_password_wrong': 'The channel password is wrong.',
  'deposits.amount_invalid': 'Enter an amount in INR, with at most {decimals} decimals.',
  'deposits.below_minimum': 'The minimum deposit is {minimum}.',
  'deposits.above_maximum': 'The maximum deposit is {maximum}.',
  'deposits.pending': 'A deposit is already pending. Wait until it is decided, or cancel it.',
  'deposits.unknown': 'This deposit does not exist.',
  'deposits.not_pending': 'Only a deposit in review can be cancelled.',
};
