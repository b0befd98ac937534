import type { Questions } from '../question-shape.ts';

export const questions = [
  {
    id: 'leverage-1',
    text: 'You open a position of 60,000 INR at 3×, with a margin of 20,000. The price falls by 10%. What is left of your margin, charges aside?',
    options: ['18,000 INR', '16,000 INR', '14,000 INR', '2,000 INR'],
    explanation:
      'The loss is 10% of the contract amount: 6,000 INR. 20,000 − 6,000 = 14,000, which is 30% less than you put in.',
  },
  {
    id: 'leverage-2',
    text: 'You are right about a company, and its price doubles within a year. On the way it fell by 20%. You had bought at 10×. What happened most likely?',
    options: [
      'The position was closed out on the way down, and you missed the rise',
      'You made ten times the rise, because in the end you were right about the company',
      'You made nothing, but got your margin back',
      'The broker waited with you, because the fall was temporary',
    ],
    explanation: 'At 10× a fall of 10% uses up the whole margin. Leverage does not wait until you are proved right.',
  },
  {
    id: 'leverage-3',
    text: 'After bad news the first price at which your leveraged position can be sold lies below the point where the margin is used up. What follows?',
    options: [
      'The loss ends at the margin, and the broker bears the rest of it',
      'The sale is undone, because it came too late',
      'The position stays open until the price is back',
      'You owe the part of the loss that goes beyond the margin',
    ],
    explanation:
      'A close-out can only sell to buyers who are there. What the margin does not cover is owed, and is paid from what you have or from what comes in.',
  },
  {
    id: 'leverage-4',
    text: 'You get a margin warning and add margin. What does that change?',
    options: [
      'It takes back a part of the loss',
      'It moves the close-out price away and risks more of your money',
      'It lowers the contract amount and so the profit or loss of each move',
      'It switches the close-out off until the end of the session',
    ],
    explanation:
      'The loss and the size stay what they are. You have bought distance to the close-out with more money, which you may lose too.',
  },
  {
    id: 'leverage-5',
    text: 'Why may a share with a daily band of 20% not be bought at 5×?',
    options: [
      'Because its charges would be five times as high as those of other shares',
      'Because such shares are always bad companies',
      'Because one day’s fall could use up the whole margin',
      'Because nobody may use 5× on any share',
    ],
    explanation:
      '5 × 20% = 100%: a single day could take all of the margin and leave nothing for the charges. So leverage × band must stay below that.',
  },
] as const satisfies Questions;
