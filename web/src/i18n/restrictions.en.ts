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
  noEnd: 'no end is set',
  lifted: 'Lifted',
  ended: 'Ended',
  why: 'Why it ended',
  said: 'What we wrote to you',
  isOwn: 'You asked for it, and you end it yourself.',
  endIt: 'End the freeze',
  seeIt: 'Reason, end and appeal',

  appeal: 'Appeal',
  appealAgain: 'Appeal again',
  appealBody: 'Another person than the one who decided reads it, and answers here and in your messages.',
  appealText: 'Why should it end?',
  appealHint: 'At least 10 letters: what happened, and what shows it.',
  enterAppeal: 'Write at least 10 letters',
  sendAppeal: 'Send the appeal',
  appealSent: 'Your appeal was sent.',
  yourAppeal: 'Your appeal',
  steps: {
    sent: 'Sent',
    pending: 'Being read',
    promised: (time: string) => `Answered by ${time} at the latest`,
    upheld: 'Upheld: the restriction was lifted',
    rejected: 'Rejected: the restriction stays',
    ended: 'The restriction ended before it was answered',
  },
  answer: 'The answer',
};

export type RestrictionWords = typeof texts;

export default texts;
