/** English: what each key of the configuration of credit loans is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { loans as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  loanMinimum: { name: 'Minimum loan', meaning: 'The minimum amount of one credit loan.' },
  loanMaximum: { name: 'Maximum loan', meaning: 'The most that one customer may owe, whatever the score.' },
  loanScoreFrom: {
    name: 'Score from which points count',
    meaning: 'Each point of the credit score above this one adds to the limit of a loan.',
  },
  loanPerPoint: { name: 'Loan limit for each point', meaning: 'What each counted point adds to the limit of a loan.' },
  loanTermDays: { name: 'Loan terms', meaning: 'The terms of a new loan to choose from, in days.' },
  loanRatePercent: {
    name: 'Yearly loan rate',
    meaning: 'Simple interest of a new loan. A loan keeps the rate of its request.',
  },
  loanPromiseMinutes: { name: 'Promise: loan', meaning: 'How long the review of a loan request may take.' },
  loanReminderDays: {
    name: 'Reminder of a due loan',
    meaning: 'How many days before its due date a customer is reminded of a loan.',
  },
};
