import type { Questions } from '../question-shape.ts';

export const questions = [
  {
    id: 'rights-1',
    text: 'Your cash is 80,000 INR. 15,000 is on hold for an order, and you owe 25,000 on a loan. All conditions are met. How much can you withdraw?',
    options: ['80,000 INR', '65,000 INR', '55,000 INR', '40,000 INR'],
    explanation:
      'What is on hold is reserved, and what is borrowed cannot leave: 80,000 − 15,000 − 25,000 = 40,000 INR.',
  },
  {
    id: 'rights-2',
    text: 'You saved last month’s statement with its fingerprint. What can you show with it?',
    options: [
      'That every trade was a good decision',
      'That no line up to then has been changed since',
      'That next month’s charges will be the same',
      'That your password is still secret',
    ],
    explanation:
      'Each fingerprint covers all lines before it. A changed old line would need another fingerprint than the one you hold.',
  },
  {
    id: 'rights-3',
    text: 'We find that a charge of last week was 50 INR too high. What happens?',
    options: [
      'A new line gives the 50 INR back, with its reason; the old line stays',
      'The old line is changed to the right amount',
      'The 50 INR are taken off your next charge without a line',
      'Your balance is set to the right amount by hand',
    ],
    explanation:
      'Nothing is edited. A correction is a line of its own that two people agree on, so you can follow what was wrong and how it was mended.',
  },
  {
    id: 'rights-4',
    text: 'Your account has been restricted by a member of staff. Which of these may not happen?',
    options: [
      'You are told the reason and the rule',
      'You appeal, and somebody answers',
      'The person who restricted it decides your appeal',
      'A second person agrees that it goes on for longer',
    ],
    explanation: 'An appeal is read by somebody who did not impose the restriction. Otherwise it would be no appeal.',
  },
  {
    id: 'rights-5',
    text: 'After a large loss you set a trading pause of a week. The next morning you are sure that you can win it back. What can you do?',
    options: [
      'End the pause with the fund password',
      'Ask customer service to end it',
      'Wait a day; then it can be shortened',
      'Not trade until it is over; it can only be made longer',
    ],
    explanation:
      'A pause protects you from the mood you set it for. So nobody can shorten it, and you can still exit what you hold.',
  },
] as const satisfies Questions;
