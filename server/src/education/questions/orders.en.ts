import type { Questions } from '../question-shape.ts';

export const questions = [
  {
    id: 'orders-1',
    text: 'A share trades at 200. You would buy at 195 at most and are in no hurry. Which order fits?',
    options: [
      'A market order, because it always fills',
      'A limit buy at 195, which may never fill',
      'A limit buy at 200, because it fills at the best price anyway',
      'A market order with a stop-loss at 195',
    ],
    explanation: 'A limit buy at 195 fills at 195 or lower, or not at all. Not filling is the price of not overpaying.',
  },
  {
    id: 'orders-2',
    text: 'Your market buy of 10 lots fills 7 lots, and the other 3 are cancelled. What is the likely reason?',
    options: [
      'The exchange fills at most 7 lots of one order',
      'Your cash was taken by somebody else’s order',
      'The 3 lots wait for tomorrow’s opening',
      'The remaining sellers asked for more than price protection allows',
    ],
    explanation:
      'A market order takes what is in the book within the protection price. The part that it cannot fill there is cancelled, so that an empty book does not hurt you.',
  },
  {
    id: 'orders-3',
    text: 'You hold 2 lots of a share bought without leverage. You sell short 2 lots of the same share. What do you have now?',
    options: [
      'Two positions in opposite directions, each with its own charges',
      'Nothing, because the two cancel out and close',
      'A larger long position at a better average price',
      'An order that waits until the first position is closed',
    ],
    explanation:
      'Every opening order makes a position of its own. To get out of the first one, exit it; a short beside it only costs a second set of charges.',
  },
  {
    id: 'orders-4',
    text: 'A limit order for 1 lot at 300 puts 30,000 INR and the charges on hold. It fills at 298. What happens to the difference of 200 INR?',
    options: [
      'The broker keeps it as brokerage',
      'It stays on hold until you sell',
      'It comes back to your available cash at once',
      'It is added to the margin of the position',
    ],
    explanation: 'A hold covers the worst case. What the fill does not need is released at once.',
  },
  {
    id: 'orders-5',
    text: 'You tap Cancel on an order for 5 lots. At the same moment 2 of them fill. What is the result?',
    options: [
      'All 5 are cancelled, because you asked in time',
      'You own 2 lots, and the other 3 are cancelled',
      'You own 5 lots, because an order that fills cannot be cancelled',
      'The fill of the 2 lots is reversed for you',
    ],
    explanation:
      'The exchange decides what came first. What was filled is yours; a cancellation stops only what is still waiting.',
  },
] as const satisfies Questions;
