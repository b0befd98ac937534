import type { Questions } from '../question-shape.ts';

export const questions = [
  {
    id: 'charges-1',
    text: 'An order for 10 lots fills in six parts within a minute. How is the brokerage worked out?',
    options: [
      'On each part, with the limit of 20 INR for each of them',
      'On the first part only; the others are free',
      'On the largest part, because it decides the rate',
      'On the whole order, with the limit counted once',
    ],
    explanation:
      'Charges go by the whole value of an order, and each fill pays the difference. Six parts cost what one fill would have cost.',
  },
  {
    id: 'charges-2',
    text: 'You put in 10,000 INR at 10× and open a position of 1,00,000 INR. Buying and selling again costs 82 INR. How much is that of the money you put in?',
    options: [
      '0.08%, because charges shrink with leverage',
      '0.82%, because charges go by the full value',
      '8.2%, because leverage multiplies the rates',
      'Nothing until you make a profit',
    ],
    explanation:
      '82 ÷ 10,000 is 0.82%. Charges are taken on the contract amount, so at high leverage they weigh heavily on your own money.',
  },
  {
    id: 'charges-3',
    text: 'A trader’s ideas gain 0.10% a trade on average before charges. A round trip costs 0.08% in charges and 0.06% in spread. What follows from trading more often?',
    options: [
      'More losses: each trade loses 0.04% on average',
      'More profit: each trade gains 0.02% on average',
      'More profit: each trade gains 0.10% on average',
      'No difference, because charges are the same rate each time',
    ],
    explanation:
      '0.10 − 0.08 − 0.06 = −0.04. An idea that does not pay for its costs loses faster, the more often it is used.',
  },
  {
    id: 'charges-4',
    text: 'Somebody writes: “Your profit is ready. First pay 18% GST on it to this account, then we release it.” What is true?',
    options: [
      'It is normal: GST is due on profits',
      'It is normal if the account is in the broker’s name',
      'It is a fraud: GST here is a line on fees, and nobody pays money in to get money out',
      'It is a mistake: the rate should be lower',
    ],
    explanation:
      'GST is charged on brokerage and fees, within the trade, and shown on the slip. A payment asked for before a payout is the surest sign of a fraud.',
  },
  {
    id: 'charges-5',
    text: 'You buy 500 shares and sell them again; both orders together cost 80 INR in charges. How far must the price rise before you gain, if you pay no spread?',
    options: ['0.08 INR a share', '0.16 INR a share', '0.80 INR a share', '1.60 INR a share'],
    explanation: '80 ÷ 500 = 0.16. Only what the price moves beyond that is yours.',
  },
] as const satisfies Questions;
