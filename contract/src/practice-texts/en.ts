/**
 * What a practice install writes down itself where staff would type: public notes on offers of its past, names of its channels, and what its customers and staff wrote in tickets of that past. It is
 * stored in English as it stands here, and shown in the reader's language by `practiceWords`.
 */

export const en = {
  past: 'Made with the practice market’s past when this market first started.',
  pastByAccounts: 'Made with the practice market’s past, by its own accounts, when this market first started.',
  awayByAccounts:
    'Made by the practice market’s own accounts when it went on after a time without a server, with money that moved at that moment. Where no index was recorded on its date, the level is the last one before.',
  bankChannel: 'Rehearsal bank transfer',
  upiChannel: 'Rehearsal UPI',
  ticketAnswer:
    'This is a practice install: no firm operates it, and no person reads tickets here. An automatic job, the practice reviewer, answers every ticket with these words. What happened stands in your records with its reason, and FAQ explains the rest. With a firm behind it, a person answers here and gives a name.',
  supportMoney: 'Money desk (practice)',
  supportTrading: 'Trading desk (practice)',
  supportHours: 'Nobody answers: practice numbers only',
  reviewed: 'Decided by the practice reviewer, an automatic job of this practice install, by the published rules.',
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

export type PracticeTexts = Readonly<Record<keyof typeof en, string>>;
