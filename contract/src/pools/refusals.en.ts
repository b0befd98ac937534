/** English texts of refusals of copy trading. */
import type { pools as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'pools.unknown': 'This copy fund does not exist.',
  'pools.ended': 'This copy fund has ended.',
  'pools.off_shelf': 'Product is off shelf: this copy fund takes no new money.',
  'pools.halted': 'This copy fund is halted and takes no new money until it trades again.',
  'pools.risk_too_high': 'The risk of this copy fund is {risk} of 10. From 8 on it takes no new money.',
  'pools.deadline_passed': 'Copy deadline has passed: the last day was {deadline}.',
  'pools.rights_open':
    'This copy fund holds rights of {symbol} that are not settled yet. It takes new money again once they are.',
  'pools.amount_unreadable': 'Enter an amount with at most two decimals.',
  'pools.below_minimum': 'Below the minimum {minimum}.',
  'pools.stop_invalid': 'Enter a stop-loss from {minimum}% to {maximum}%.',
  'pools.lock_changed': 'Your money would be locked until {until}. Check this date and confirm it.',
  'pools.pending': 'You already have money waiting to join this copy fund. Take it back, or wait until it has joined.',
  'pools.insufficient': 'You have {available} available: {short} short. Enter a smaller amount.',
  'pools.holding_unknown': 'This record does not exist.',
  'pools.not_in_progress': 'This record is not in progress.',
  'pools.already_stopping': 'You have already asked to stop copying this fund.',
  'pools.locked': 'Your money is locked until {until}. Before that, your stop-loss still works.',
  'pools.nothing_waits': 'There is nothing to take back.',
  'pools.cut_off_passed': 'Too late to take it back: the price is about to be set.',
};
