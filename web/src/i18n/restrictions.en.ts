import { en } from '@bahi/contract/restrictions/reasons.en.ts';

const texts = {
  ...en,
  title: 'Restrictions on this account',
  inForce: 'In force',
  reasonLabel: 'Reason',
  rule: 'Rule',
  ruleOf: (rule: string) => `User agreement, ${rule}`,
  caseNumber: 'Case',
  since: 'Since',
  until: 'Until',
  noEnd: 'no end date',
  lifted: 'Lifted',
  ended: 'Ended',
  why: 'Why it ended',
  said: 'Our message to you',
  isOwn: 'You asked for it, and can end it yourself.',
  endIt: 'End the freeze',
  seeIt: 'Reason, end and appeal',

  appeal: 'Appeal',
  appealAgain: 'Appeal again',
  appealBody: 'Someone other than the person who decided reads it, and answers here and in your messages.',
  appealText: 'Why should it end?',
  appealHint: 'At least 10 characters: what happened, and what shows it.',
  enterAppeal: 'Write at least 10 characters',
  sendAppeal: 'Send the appeal',
  appealSent: 'Your appeal was sent.',
  yourAppeal: 'Your appeal',
  steps: {
    sent: 'Sent',
    pending: 'Under review',
    promised: (time: string) => `Answered no later than ${time}`,
    upheld: 'Upheld: the restriction was lifted',
    rejected: 'Rejected: the restriction stays',
    ended: 'The restriction ended before it was answered',
  },
  answer: 'The answer',
};

export type RestrictionWords = typeof texts;

export default texts;
