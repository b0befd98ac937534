/** English texts of the stories about new shares. A lot is 100 shares. */
import type { StoryKey, StoryText } from '../stories.ts';

export const newShares = {
  'new_shares.applied': {
    title: 'Applied for {name}',
    body: 'Your application for {lots} lots of {name}, {amount} in all, is in. You can change it or take it back until {closes}.',
  },
  'new_shares.changed': {
    title: 'Application for {name} changed',
    body: 'You now apply for {lots} lots of {name}, {amount} in all. You can change it again until {closes}.',
  },
  'new_shares.cancelled': {
    title: 'Application for {name} taken back',
    body: 'You took back your application for {name}. {amount} that was held or paid for it is free again.',
  },
  'new_shares.opened': {
    title: '{name} is open',
    body: 'Applications for {name} are taken until {closes}.',
  },
  'new_shares.called_off': {
    title: '{name} is called off',
    body: 'The offer of {name} was called off before its result. {amount} that was held or paid for it is free again. The note of the offer tells why.',
  },
  'new_shares.won': {
    title: 'You won shares of {name}',
    body: 'Your application won {lots} lots of {name}. {amount} was taken for them, and the rest is free again.',
  },
  'new_shares.won_to_pay': {
    title: 'You won shares of {name}: payment due',
    body: 'Your application won {lots} lots of {name}. Pay {amount} by {by}, or they are forfeited.',
  },
  'new_shares.not_won': {
    title: 'No shares of {name} this time',
    body: 'Your application for {name} won nothing in the draw. {amount} that was held or paid for it is free again. The draw can be checked by anybody.',
  },
  'new_shares.paid': {
    title: 'Payment for {name} received',
    body: '{amount} for {lots} lots of {name} was received. The shares are allotted on {date}.',
  },
  'new_shares.forfeited': {
    title: '{name}: the win is forfeited',
    body: 'The {lots} lots of {name} that you won were not paid for by the deadline. {amount} that you had paid beforehand is free again. Nothing is owed.',
  },
  'new_shares.allotted': {
    title: 'Shares of {name} are yours',
    body: '{shares} shares of {name} for {amount} are in your positions. They are listed on {date}.',
  },
} satisfies Partial<Record<StoryKey, StoryText>>;
