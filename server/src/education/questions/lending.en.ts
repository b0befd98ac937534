import type { Questions } from '../question-shape.ts';

export const questions = [
  {
    id: 'lending-1',
    text: 'You lend 500 shares, and their price falls by 10% while they are on loan. Who bears the loss?',
    options: [
      'You, as if the shares had stayed with you',
      'The short seller who borrowed them',
      'You and the borrower, half each',
      'Nobody, until the shares are back',
    ],
    explanation: 'Lending gives the shares away for a time, not their risk. The fee is all you get for it.',
  },
  {
    id: 'lending-2',
    text: 'Shares of one company earn lenders 9% a year, those of another 0.6%. What does the difference mostly tell you?',
    options: [
      'The first company is safer to hold',
      'The first company pays a higher dividend',
      'The second company’s lenders are paid too little',
      'Many more people bet on a fall of the first company',
    ],
    explanation:
      'The rate rises as little is left to borrow, and shares are borrowed to sell them short. A high fee is a sign of risk, not a gift.',
  },
  {
    id: 'lending-3',
    text: 'You lent 10 lots, all of them are on loan, and the share begins to fall. You want to sell. What do you do?',
    options: [
      'Recall them first and sell on the next business day',
      'Sell at once; lent shares need no recall',
      'Ask the borrower whether you may sell',
      'Wait until the short sellers have bought back',
    ],
    explanation:
      'Whoever sells lent shares waits for nothing: the pool or our quota stands in. Recalling is for shares that you want back without selling.',
  },
  {
    id: 'lending-4',
    text: 'You lend shares worth 2,00,000 INR and earn 20 INR a day. The price falls by 3%. How long must you lend at this fee to make up for it?',
    options: ['300 days', '30 days', '10 days', '3,000 days'],
    explanation:
      '3% of 2,00,000 is 6,000 INR, and 6,000 ÷ 20 = 300. A small move of the price outweighs a long time of fees.',
  },
  {
    id: 'lending-5',
    text: 'You lend 1,000 shares, but short sellers need only 20% of what all customers lend. What do you earn?',
    options: [
      'The fee on all 1,000 shares, since you lent them',
      'Nothing until all lent shares are on loan',
      'The fee on about 200 of your shares',
      'A lower rate, set by hand for your shares',
    ],
    explanation:
      'Only shares that are on loan are paid for, shared out in proportion to what each lender has in the pool: 20% of 1,000 is 200.',
  },
] as const satisfies Questions;
