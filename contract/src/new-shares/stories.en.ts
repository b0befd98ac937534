/** English texts of stories of new shares. Each reads well for one lot and for many. */
import type { StoryText } from '../stories.ts';
import type { newShares as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'new_shares.applied': {
    title: 'Applied for {name}',
    body: 'Your application for {name} is in: lots {lots}, {amount} in all. You can change or cancel it until {closes}.',
  },
  'new_shares.changed': {
    title: 'Application for {name} changed',
    body: 'Your application for {name} is now: lots {lots}, {amount} in all. You can change it again until {closes}.',
  },
  'new_shares.cancelled': {
    title: 'Application for {name} cancelled',
    body: 'You cancelled your application for {name}.[ {amount} that was held or paid for it is available again.]',
  },
  'new_shares.opened': {
    title: '{name} is open',
    body: 'Applications for {name} are taken until {closes}.',
  },
  'new_shares.called_off': {
    title: '{name} is called off',
    body: 'The offer of {name} was called off before its result.[ {amount} that was held or paid for it is available again.] The offer’s notes say why.',
  },
  'new_shares.won': {
    title: 'You won shares of {name}',
    body: 'Your application for {name} won. Lots won: {lots}. {amount} was taken for them, and the rest is available again.',
  },
  'new_shares.won_to_pay': {
    title: 'You won shares of {name}: payment due',
    body: 'Your application for {name} won. Lots won: {lots}. Pay {amount} by {by}, or you forfeit them.',
  },
  'new_shares.not_won': {
    title: 'No shares of {name} this time',
    body: 'Your application for {name} won nothing.[ {amount} that was held or paid for it is available again.] Anybody can check the result.',
  },
  'new_shares.paid': {
    title: 'Payment for {name} received',
    body: '{amount} for {name} was received. Lots: {lots}. The shares are allotted on {date}.',
  },
  'new_shares.payment_waits': {
    title: '{name}: more time to pay',
    body: 'Your account was restricted by our staff when your payment for {name} was due, on {published}. Your win is kept: lots {lots}. You can pay {amount} by {by}, as soon as the restriction has ended.',
  },
  'new_shares.forfeited': {
    title: '{name}: the win is forfeited',
    body: 'You did not pay for what you won of {name} by the deadline. Lots: {lots}.[ {amount} that you had paid beforehand is available again.] Nothing is owed.',
  },
  'new_shares.allotted': {
    title: 'Shares of {name} are yours',
    body: '{shares} shares of {name} for {amount} are in your positions. They are listed on {date}.',
  },
};
