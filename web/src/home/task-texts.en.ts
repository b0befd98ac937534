import { plural } from '../i18n/plural.ts';

const texts = {
  next: 'Next',
  unread: {
    title: (count: number) => plural(count, { one: '1 unread message', other: '# unread messages' }),
    body: 'Alerts that fired, warnings and decisions.',
    action: 'Read',
  },
  follow: {
    title: 'Pick 3 companies to follow',
    body: 'They appear here with live prices.',
    action: 'Find companies',
  },
  trade: {
    title: 'Make your first practice trade',
    body: 'One lot at market, with every charge shown before you place it.',
    action: 'Open the market',
  },
  warned: {
    title: 'A position is close to being closed out',
    body: 'Its equity has fallen to half of its margin, or less.',
    action: 'View position',
  },
  pay: {
    title: (lots: number, by: string) => `Pay for ${plural(lots, { one: '# won lot', other: '# won lots' })} by ${by}`,
    body: (name: string, amount: string) => `${name}: ${amount}. Lots not paid for by then are forfeited.`,
    action: 'See and pay',
  },
  rights: {
    title: (shares: number, by: string) =>
      `Your right to ${plural(shares, { one: '# new share', other: '# new shares' })} lapses at ${by}`,
    body: (name: string, cost: string) =>
      `${name}: taking up all that is left costs ${cost}. If you let it lapse, you get only your part of what others pay above that price.`,
    waitsBody: (name: string, cost: string) =>
      `${name}: taking up all that is left costs ${cost}. If you let it lapse, you get nothing.`,
    action: 'See and decide',
  },
  fixIdentity: {
    title: 'Your verification needs a correction',
    body: 'Each entry has its reason, and only that one is asked for again.',
    action: 'See and correct',
  },
  depositRejected: {
    title: 'A deposit was not credited',
    body: 'The request shows the reason and what to do.',
    action: 'See why',
  },
  withdrawalRejected: {
    title: 'A withdrawal was rejected',
    body: 'The money is available again. The request shows the reason.',
    action: 'See why',
  },
  verify: {
    title: 'Verify your identity',
    body: 'Deposits, withdrawals, loans and all offers need it. About 3 minutes.',
    action: 'Verify',
  },
  deposit: {
    title: 'Make your first deposit',
    body: 'All conditions for getting money out are shown first.',
    action: 'Deposit',
  },
};

export type TaskTexts = typeof texts;
export default texts;
