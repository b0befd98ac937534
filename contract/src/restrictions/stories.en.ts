/** English texts of stories of restrictions and appeals. */
import type { StoryText } from '../stories.ts';
import type { restrictions as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'restriction.frozen': {
    title: 'Your account is frozen',
    body: 'It is frozen[ until {until}] because of {reason}. {message} Case {case}: what you can do is under Account, Login and security.',
  },
  'restriction.banned': {
    title: 'Your account is barred from login',
    body: 'It is barred[ until {until}] because of {reason}. {message} Case {case}: appeal on the login screen.',
  },
  'restriction.disabled': {
    title: 'Your account is disabled',
    body: 'It is disabled[ until {until}] because of {reason}. {message} Case {case}: appeal on the login screen.',
  },
  'restriction.no_trade': {
    title: 'You cannot open positions',
    body: 'This holds[ until {until}] because of {reason}. {message} Case {case}: what you can do is under Account, Login and security.',
  },
  'restriction.no_withdrawal': {
    title: 'You cannot take money out',
    body: 'This holds[ until {until}] because of {reason}. {message} Case {case}: what you can do is under Account, Login and security.',
  },
  'restriction.confirmed': {
    title: 'A restriction was confirmed',
    body: 'A second person has looked at case {case}. The restriction stays[ until {until}].',
  },
  'restriction.lifted': {
    title: 'A restriction has ended',
    body: 'Case {case} is lifted: {reason}',
  },
  'restriction.appealed': {
    title: 'Your appeal has arrived',
    body: 'Somebody who did not impose the restriction reviews case {case}. You will have the answer by {by}.',
  },
  'restriction.appeal_upheld': {
    title: 'Your appeal was upheld',
    body: 'The restriction of case {case} has ended. {answer}',
  },
  'restriction.appeal_rejected': {
    title: 'Your appeal was rejected',
    body: 'The restriction of case {case} stays. {answer}',
  },
};
