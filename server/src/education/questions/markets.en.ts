import type { Questions } from '../question-shape.ts';

export const questions = [
  {
    id: 'markets-1',
    text: 'The best bid for a share is 99.90 and the best ask 100.10. You buy 1 lot at the market and sell it at once at the market, and no other order comes in. Charges aside, what happened?',
    options: [
      'Nothing: the price did not move, so you have your money back',
      'You gained the spread, because you were faster than the others',
      'You lost the spread, 0.20 on each share',
      'You lost half of the spread, 0.10 on each share',
    ],
    explanation: 'You bought at the ask and sold at the bid. Whoever is in a hurry both ways pays the whole spread.',
  },
  {
    id: 'markets-2',
    text: 'Sellers offer 100 shares at 50.00, 100 at 50.20 and 300 at 50.50. You buy 3 lots at the market. What do you pay on average for a share?',
    options: ['About 50.23', 'Exactly 50.00', 'Exactly 50.50', 'About 50.37'],
    explanation:
      'You take 100 shares from each of three rows: (50.00 + 50.20 + 50.50) ÷ 3 is about 50.23. A large order pays more than the first row shows.',
  },
  {
    id: 'markets-3',
    text: 'A share with a daily band of 10% stands at its lower limit, and nobody is buying. You want to get out. What is true?',
    options: [
      'The band guarantees that somebody buys at the limit price',
      'A market order always finds a buyer, at a lower price',
      'The loss is limited to 10%, whatever happens tomorrow',
      'You may not be able to sell today, and tomorrow the price may fall further',
    ],
    explanation:
      'A band limits the price of a day, not your loss. Where nobody buys, nobody can sell, and the next day has a band of its own.',
  },
  {
    id: 'markets-4',
    text: 'Why do your profit, your stop-loss and your margin go by the mark price and not by the last trade?',
    options: [
      'Because it is always better for you than the last trade',
      'Because one small trade at an odd price should not move your money',
      'Because it knows real news sooner than the book does',
      'Because staff check it before it counts',
    ],
    explanation:
      'The last trade can be a single lot that somebody placed on purpose. The mark price is the middle of three values and hard to bend; it is even a little late after news.',
  },
  {
    id: 'markets-5',
    text: 'Share A costs 25 INR and share B 2,500 INR. What can you say from this alone?',
    options: [
      'A is cheap and has more room to rise',
      'B is the better company, since people pay more for it',
      'Nothing about which of them is cheap or good',
      'A can lose less, because it is already low',
    ],
    explanation:
      'The price of one share depends on how many shares a company is cut into. Cheap or expensive is a matter of the whole company’s value against what it earns.',
  },
] as const satisfies Questions;
