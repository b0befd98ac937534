/** English texts of stories of restrictions and appeals. */
import type { StoryText } from '../stories.ts';
import type { restrictions as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'restriction.frozen': {
    title: 'Your account is frozen',
    body: 'Your account is frozen[ until {until}]. Reason: {reason}. {message} Case {case}. See your options under Account, Login and security.',
  },
  'restriction.banned': {
    title: 'Login to your account is blocked',
    body: 'Login is blocked[ until {until}]. Reason: {reason}. {message} Case {case}. You can appeal on the login screen.',
  },
  'restriction.disabled': {
    title: 'Your account is disabled',
    body: 'Your account is disabled[ until {until}]. Reason: {reason}. {message} Case {case}. You can appeal on the login screen.',
  },
  'restriction.no_trade': {
    title: 'You cannot open positions',
    body: 'The restriction is in force[ until {until}]. Reason: {reason}. {message} Case {case}. See your options under Account, Login and security.',
  },
  'restriction.no_withdrawal': {
    title: 'You cannot withdraw',
    body: 'The restriction is in force[ until {until}]. Reason: {reason}. {message} Case {case}. See your options under Account, Login and security.',
  },
  'restriction.confirmed': {
    title: 'A restriction was confirmed',
    body: 'A second person has reviewed case {case}. The restriction stays[ until {until}].',
  },
  'restriction.lifted': {
    title: 'A restriction has ended',
    body: 'The restriction of case {case} has been lifted: {reason}',
  },
  'restriction.appealed': {
    title: 'We received your appeal',
    body: 'Someone who did not impose the restriction is reviewing case {case}. You will have an answer by {by}.',
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
