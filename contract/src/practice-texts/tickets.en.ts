/** What practice customers and staff wrote in tickets of the practice past, apart: no other screen shows it. Stored in English as it stands here. */

export const ticketsEn = {
  askPrice: 'I bought at the market, and the price is not the one I saw. Why?',
  answerPrice:
    'A market order fills at the best prices of the book, within the price protection that the order form shows. Open the order: every fill names its trade on the tape.',
  ratePrice: 'Clear answer.',
  askCharge: 'What is the stamp tax on a purchase?',
  answerCharge: 'Stamp tax is 0.003 % of a purchase. The order form shows each charge before you send the order.',
  askCard: 'I want to change my bank account.',
  answerCard: 'You can add a new one under Account. Is the old one closed, or do you want to keep both?',
  askLock: 'Why can I not sell the shares from the block trade?',
  answerLock: 'Shares of a block are locked for some business days. The position shows the date.',
  askLimit: 'Is there a limit a day?',
  answerLimit: 'Each withdrawal has a maximum, which the form shows. There is none for a day.',
  askWait: 'And how long does it take?',
  askName: 'I married. How do I change my name?',
};

export type PracticeTickets = Readonly<Record<keyof typeof ticketsEn, string>>;
