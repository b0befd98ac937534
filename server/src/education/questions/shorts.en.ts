import type { Questions } from '../question-shape.ts';

export const questions = [
  {
    id: 'shorts-1',
    text: 'You sell 1 lot short at 500. What are the most you can gain and the most you can lose, charges aside?',
    options: [
      'Gain 50,000 INR; the loss has no limit',
      'Gain and loss are both 50,000 INR at most',
      'The gain has no limit; lose 50,000 INR at most',
      'Gain and loss both have no limit',
    ],
    explanation: 'A price falls to zero at best: 100 × 500 = 50,000 INR. It can rise without end, and so can the loss.',
  },
  {
    id: 'shorts-2',
    text: 'You are short 2 lots. The record date of a dividend of 3 INR a share closes. What happens?',
    options: [
      'You get 600 INR, because you have a position',
      'Nothing, because you own no shares',
      'Your position is closed before the dividend',
      'You pay 600 INR, because somebody lent you shares that earned it',
    ],
    explanation:
      'The shares you sold were borrowed, and the dividend belongs to whoever is long. Whoever is short pays it: 200 × 3 = 600 INR.',
  },
  {
    id: 'shorts-3',
    text: 'You hold a short of 100 shares and tap Buy for 100 shares of the same company. What do you have?',
    options: [
      'No position: the purchase closed the short',
      'A short and a long position side by side',
      'A short of twice the size',
      'A refusal, because you are already short',
    ],
    explanation: 'An opening order always makes a new position. To buy a short back, use Exit on it.',
  },
  {
    id: 'shorts-4',
    text: 'A share you are short closes at its upper limit with no sellers, three days in a row. You had set a stop-loss. Where do you stand?',
    options: [
      'The stop bought back at its price on the first day',
      'The loss stops at the first upper limit',
      'The stop could not buy, and the loss has grown each day',
      'The broker sold you the shares at the stop',
    ],
    explanation:
      'A stop needs somebody who sells. Where nobody does, it waits and tries again, and the loss goes on with the price.',
  },
  {
    id: 'shorts-5',
    text: 'A short and a purchase of the same worth each go against you by 50%. How does the weight of each in your account change?',
    options: [
      'Both shrink by half',
      'Both grow by half',
      'The purchase grows, the short shrinks',
      'The purchase shrinks, the short grows',
    ],
    explanation:
      'Shares that fell are worth half. Shares you must buy back at a price 50% higher are worth half as much again. A losing short gets larger as it hurts more.',
  },
] as const satisfies Questions;
