/** English texts of refusals of money in. */
import type { deposits as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'deposits.window_closed': 'Outside deposit hours. Open {from} to {until}.',
  'deposits.channel_unknown': 'This channel is no longer offered.',
  'deposits.channel_password_wrong': 'The channel password is wrong.',
  'deposits.below_minimum': 'The minimum deposit is {minimum}.',
  'deposits.above_maximum': 'The maximum deposit is {maximum}.',
  'deposits.pending': 'A deposit is already pending.',
  'deposits.unknown': 'This deposit does not exist.',
  'deposits.not_pending': 'Only a deposit in review can be cancelled. This one has been decided or cancelled.',
};
