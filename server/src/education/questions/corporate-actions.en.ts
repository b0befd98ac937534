import type { Questions } from '../question-shape.ts';

export const questions = [
  {
    id: 'corporate-actions-1',
    text: 'A share closes at 300 and goes ex a dividend of 6 INR. Nothing else happens, and it opens at 294. You hold 100 shares. How much richer or poorer are you?',
    options: [
      '600 INR poorer, because the price fell',
      '600 INR richer, because of the dividend',
      '1,200 INR poorer, because the price fell and the dividend was taken out',
      'Neither: 600 INR less in shares, 600 INR more in cash',
    ],
    explanation: 'The dividend moves money from the share to your cash. Only charges can make a loss of it.',
  },
  {
    id: 'corporate-actions-2',
    text: 'You hold 200 shares bought at 900. The company splits 1 share into 3. What do you have, with no news in the market?',
    options: [
      '600 shares worth about 900 each',
      '200 shares worth about 300 each',
      '600 shares worth about 300 each, bought at 300 on average',
      '600 shares worth about 300 each, bought at 900 on average',
    ],
    explanation: 'The value stays the same, cut into more pieces, and your cost is spread over all of them.',
  },
  {
    id: 'corporate-actions-3',
    text: 'A company offers holders 1 new share for each share held at 50, while the share stands at 100. About where does it trade without the rights?',
    options: ['75', '100', '50', '150'],
    explanation:
      'An old share and a new one together are worth 100 + 50 = 150, so one is worth 75. Whoever neither takes up nor sold is left with the 75.',
  },
  {
    id: 'corporate-actions-4',
    text: 'You sell your shares on the ex-date of a dividend, before the pay date. Who gets the dividend?',
    options: [
      'Whoever bought them from you',
      'You, because you held when the record date closed',
      'Nobody; it goes back to the company',
      'You and the buyer, half each',
    ],
    explanation:
      'The entitlement is fixed at the close of the record date. The buyer paid a price without the dividend.',
  },
  {
    id: 'corporate-actions-5',
    text: 'A chart without adjustment shows that a share fell from 800 to 400 in one night, with no bad news. What is the most likely reason?',
    options: [
      'A fraud at the company',
      'A mistake of the exchange',
      'A split of 1 share into 2',
      'A dividend of 4 INR',
    ],
    explanation:
      'A price that halves overnight without news is nearly always a split or bonus shares: twice the shares at half the price. An adjusted chart shows no fall.',
  },
] as const satisfies Questions;
