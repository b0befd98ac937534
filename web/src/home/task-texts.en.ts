import { plural } from '../i18n/plural.ts';

const texts = {
  pay: {
    title: (lots: number, by: string) => `Pay for ${plural(lots, { one: '# won lot', other: '# won lots' })} by ${by}`,
    body: (name: string, amount: string) => `${name}: ${amount}. What is not paid by then is given up.`,
    action: 'See and pay',
  },
  rights: {
    title: (shares: number, by: string) =>
      `Your right to ${plural(shares, { one: '# new share', other: '# new shares' })} lapses at ${by}`,
    body: (name: string, cost: string) =>
      `${name}: taking up all that is left costs ${cost}. Nothing is paid if you let it lapse.`,
    action: 'See and decide',
  },
  fixIdentity: {
    title: 'Your verification needs a correction',
    body: 'Each entry has its reason, and only that one is asked for again.',
    action: 'See and correct',
  },
  depositRejected: {
    title: 'A deposit was not credited',
    body: 'The reason and what to do stand in the request.',
    action: 'See why',
  },
  withdrawalRejected: {
    title: 'A withdrawal was refused',
    body: 'The money is free again. The reason stands in the request.',
    action: 'See why',
  },
  verify: {
    title: 'Verify your identity',
    body: 'Deposits and withdrawals need it. About 3 minutes.',
    action: 'Verify',
  },
  deposit: {
    title: 'Make your first deposit',
    body: 'With every condition of getting money out shown before.',
    action: 'Deposit',
  },
};

export type TaskTexts = typeof texts;
export default texts;
