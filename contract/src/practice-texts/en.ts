/**
 * What a practice install writes down itself where staff would type: public notes on offers of its past and names of its channels (tickets of that past: tickets.en.ts). It is
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
};

export type PracticeTexts = Readonly<Record<keyof typeof en, string>>;
