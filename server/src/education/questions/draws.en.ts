import type { Questions } from '../question-shape.ts';

export const questions = [
  {
    id: 'draws-1',
    text: '500 lots are offered and 5,000 lots are asked for; each lot is one ticket. You apply for 2 lots. What is closest to your chance of winning at least one?',
    options: ['10%', '50%', '19%', '100%'],
    explanation: 'Each ticket wins with 10%. Both lose with 0.9 × 0.9 = 81%, so at least one wins with 19%.',
  },
  {
    id: 'draws-2',
    text: 'Why is the fingerprint of the secret number published before the first application?',
    options: [
      'So that the number cannot be swapped once it is known who applied',
      'So that customers can work out the winners in advance',
      'So that the index closes at the right level',
      'So that those who apply early have better tickets',
    ],
    explanation:
      'A fingerprint gives nothing away, but another number would have another fingerprint. Whoever wanted to choose winners later would be found out.',
  },
  {
    id: 'draws-3',
    text: 'You win shares of an offer that is paid after winning, and do not pay by the deadline. What follows?',
    options: [
      'You owe the amount, and it is taken from later deposits',
      'Shares you hold are sold to pay for it',
      'You get the shares all the same, with interest on top',
      'The win is forfeited and your credit score falls; you owe nothing',
    ],
    explanation: 'A win is a right to buy, never a debt. What you paid in advance comes back.',
  },
  {
    id: 'draws-4',
    text: 'An offer is asked for 20 times over. What does that tell you about the shares?',
    options: [
      'They will open above the issue price',
      'Many people want them at this price, and no more than that',
      'The issue price is too low for the company',
      'Winners can sell at once with a profit',
    ],
    explanation:
      'Demand is an opinion of many, often about the first day. Heavily wanted shares have opened below their issue price too.',
  },
  {
    id: 'draws-5',
    text: 'In an auction where all winners pay the lowest winning bid, you bid 130 and the lowest winning bid is 118. What do you pay for each share?',
    options: ['130', '118', '124', 'The floor'],
    explanation: 'With one price for all, everybody pays the lowest winning bid. What was held above it is released.',
  },
] as const satisfies Questions;
