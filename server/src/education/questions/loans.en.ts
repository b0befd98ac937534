import type { Questions } from '../question-shape.ts';

export const questions = [
  {
    id: 'loans-1',
    text: 'You borrow 1,00,000 INR at 12% a year, simple, and repay it after 73 days, 20% of a year. What interest do you pay?',
    options: ['12,000 INR', '1,000 INR', '876 INR', '2,400 INR'],
    explanation:
      '12% of 1,00,000 is 12,000 a year; 20% of it is 2,400 INR. It falls due whatever you did with the money.',
  },
  {
    id: 'loans-2',
    text: 'You buy shares for 50,000 INR of your own and 50,000 INR borrowed. The shares fall by 30%. What part of your own money is left, interest and charges aside?',
    options: ['40%', '70%', '35%', '85%'],
    explanation:
      '1,00,000 INR became 70,000, and 50,000 of it is owed. 20,000 of your 50,000 are left. Half borrowed means twice the loss.',
  },
  {
    id: 'loans-3',
    text: 'You owe 30,000 INR on a pledge of shares worth 60,000 INR. What share price, as a part of today’s, makes the debt 75% of their value?',
    options: ['75% of it', '50% of it', 'About 67% of it', '25% of it'],
    explanation:
      '30,000 is 75% of 40,000 INR, and 40,000 ÷ 60,000 is about 67%. The debt stays the same while the shares shrink.',
  },
  {
    id: 'loans-4',
    text: 'You pledge shares. Which of these can you still do while the pledge is open?',
    options: [
      'Sell them in a falling market to stop the loss',
      'Receive the dividends on them',
      'Lend them to short sellers for a fee',
      'Set a stop-loss on them',
    ],
    explanation:
      'Pledged shares stay yours, with dividends and price risk, but they are blocked: you cannot sell, lend or protect them until the debt is repaid. That is the real price of a pledge.',
  },
  {
    id: 'loans-5',
    text: 'Which of these is a sound reason to borrow?',
    options: [
      'A share that everybody says will double before the due date',
      'Winning back what the last trade lost',
      'Buying more of a share that has fallen, to lower the average price',
      'Covering a few days until a payment arrives that is certain and larger than the debt',
    ],
    explanation:
      'The debt is certain, so what repays it must be as well. The others all need a price to rise before a date, which nobody can promise.',
  },
] as const satisfies Questions;
