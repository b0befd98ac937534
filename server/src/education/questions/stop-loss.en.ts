import type { Questions } from '../question-shape.ts';

export const questions = [
  {
    id: 'stop-loss-1',
    text: 'Your account has lost 40%. What gain do you need to be even again?',
    options: ['40%', 'About 67%', '80%', 'About 140%'],
    explanation:
      'Of 100, 60 are left. 60 must become 100: 40 ÷ 60 is about 67%. Losses weigh more than gains of the same size.',
  },
  {
    id: 'stop-loss-2',
    text: 'You hold shares with a stop at 90. They closed at 95, and after bad news the first mark price of the next session is 82. What happens?',
    options: [
      'The stop sells at about 82, within price protection',
      'The stop sells at 90, because that price was fixed',
      'The stop is void, because 90 was never traded',
      'The stop waits until the price is back at 90',
    ],
    explanation:
      'A stop is due once the mark price is at or beyond it, and then it sells at what the book offers. It fixes the moment, not the price.',
  },
  {
    id: 'stop-loss-3',
    text: 'You accept a loss of 3,000 INR. You would buy at 150 and be proved wrong at 138. How many lots of 100 shares fit?',
    options: ['20 lots', '3 lots', '2 lots', '1 lot'],
    explanation:
      'The risk is 12 INR a share. 3,000 ÷ 12 = 250 shares, which is 2 whole lots. Rounding up would exceed what you decided.',
  },
  {
    id: 'stop-loss-4',
    text: 'The price nears your stop. You move the stop further away. What have you done?',
    options: [
      'Lowered the risk, since the stop is less likely to be hit',
      'Left the risk as it was, since the price has not changed',
      'Improved the average price of the position',
      'Raised the loss you may take, without a new reason',
    ],
    explanation:
      'The stop was set where your idea would be proved wrong. Moving it away does not make the idea right; it only makes being wrong dearer.',
  },
  {
    id: 'stop-loss-5',
    text: 'Somebody risks 1% of the account on each of eight positions, all in banks. What is the risk of one bad day for banks?',
    options: [
      'Close to 8%, since the positions fall together',
      '1%, since each position has its own stop',
      'Close to 0%, since eight positions are diversified',
      '0.125%, since the risk is shared by eight',
    ],
    explanation:
      'Positions that depend on the same thing are one position. Stops do not help against a gap that hits all of them at once.',
  },
] as const satisfies Questions;
