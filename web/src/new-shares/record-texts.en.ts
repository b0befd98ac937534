/** English texts of the customer's own applications. Money and times arrive formatted, counts as numbers. */
import { formatQuantity } from '@bahi/core/format.ts';
import { plural } from '../i18n/plural.ts';

const lots = (count: number) => plural(count, { one: '# lot', other: '# lots' });
const them = (count: number) => plural(count, { one: 'this lot', other: 'these # lots' });

const texts = {
  title: 'My applications',
  one: 'My application',
  unknown: 'This application does not exist.',
  all: 'All my applications',
  tabsLabel: 'Applications',
  tabs: { applied: 'Applied', won: 'Won', refunded: 'Refunded' },
  empty: {
    applied: 'No application waits for its result.',
    won: 'Nothing won yet.',
    refunded: 'No money has come back from an application yet.',
  },
  toOffers: 'See IPOs',
  offer: 'The offer',

  issuePrice: (price: string) => `Issue price ${price}`,
  market: 'market',
  appliedFor: (count: number) => `Applied for ${lots(count)}`,
  wonOf: (won: number, count: number, _isAuction: boolean) => `Won ${formatQuantity(won)} of ${lots(count)}`,
  figure: {
    held: 'held',
    prepaid: 'prepaid',
    amount: 'applied for',
    due: 'to pay',
    spent: 'paid',
    returned: 'released',
    none: 'nothing paid',
  },
  next: {
    drawn: 'Draw',
    result: 'Result',
    closed: 'Closes',
    pay: 'Pay within',
    allotted: 'Allotment',
    listed: 'Listing',
  },
  wonPayWithin: 'Won · pay within',

  slip: 'Money of this application',
  lots: (size: number) => `Lots applied for (1 lot = ${formatQuantity(size)} shares)`,
  bid: 'Bid, INR a share',
  amount: 'Amount',
  won: (_isAuction: boolean) => 'Lots won',
  shares: (count: number) => plural(count, { one: '# share', other: '# shares' }),
  held: 'Held',
  heldNote: 'It stays yours: what you win is paid from it, and the rest is released with the result.',
  prepaid: 'Paid with the application',
  paid: 'Paid',
  refunded: 'Paid back',
  released: 'Released',
  due: 'To pay (INR)',
  available: 'Available',
  number: 'Application number',

  timeline: 'Steps of this application',
  steps: {
    applied: (count: number) => `Applied for ${lots(count)}`,
    changed: 'Changed by you',
    closed: 'Applications closed',
    closes: 'Can be changed until',
    drawn: 'Drawn',
    draw: 'Draw',
    auctioned: 'Bids opened',
    auction: 'Bids are opened',
    won: (count: number, _isAuction: boolean) => `Won ${lots(count)}`,
    result: 'Result',
    notWon: (_isAuction: boolean) => 'Not won',
    payment_failed: 'Payment failed: too little available. It may be tried again.',
    paid: 'Paid',
    payHeld: 'Paid from what is held',
    payBy: 'Pay before',
    forfeited: (count: number) => `Forfeited: ${lots(count)} not paid for in time`,
    refunded: (amount: string) => `${amount} paid back`,
    allotted: 'Shares allotted',
    allot: 'Allotment of the shares',
    listed: 'Listed',
    list: 'Listing',
    cancelled: 'Cancelled by you',
    calledOff: 'The offer was called off',
  },
  proof: 'Check the draw',
  proofAhead: 'How the draw can be checked',
  bids: 'See all bids',
  entry: 'View ledger entry',
  entries: (count: number) => `View ${formatQuantity(count)} ledger entries`,
  position: 'The position',
  change: 'Change or cancel',

  notWonHeld: (amount: string, time: string, _isAuction: boolean) =>
    `Not won: the ${amount} on hold was released at ${time}.`,
  notWonPaid: (amount: string, time: string) => `Not won: ${amount} was paid back at ${time}.`,
  notWonNothing: 'Not won: nothing was held or paid, so nothing comes back.',
  mustPay: (by: string) =>
    `If you win, you pay by ${by}. If you do not, you give up the lots: no fee, no debt, and what you prepaid comes back.`,
  cost: (count: number, by: string) =>
    `If you do not pay by ${by}, you give up ${them(count)} for good. There is no fee and you owe nothing.`,
  costPrepaid: (count: number, by: string, amount: string) =>
    `If you do not pay by ${by}, you give up ${them(count)} for good. The ${amount} you prepaid comes back; there is no fee and you owe nothing.`,
  forfeited: (count: number, by: string) =>
    `You gave up ${lots(count)}: they were not paid for by ${by}. It cost no fee and you owe nothing.`,
  forfeitedPrepaid: (count: number, by: string, amount: string) =>
    `You gave up ${lots(count)}: they were not paid for by ${by}. The ${amount} you prepaid came back; it cost no fee and you owe nothing.`,
  waits: (published: string, by: string) =>
    `The deadline was ${published}. Your account was restricted by our staff then, so you have until ${by} to pay. This deadline changes if the restriction ends earlier or later, up to ten business days after the first one.`,
  late: (by: string) => `The time to pay ended at ${by}. This win is being given up; you owe nothing.`,
  calledOff: 'This offer was called off before its result. Everything held or paid comes back.',

  pay: (amount: string) => `Pay ${amount}`,
  payPractice: (amount: string) => `Practice payment · ${amount}`,
  payTitle: (amount: string) => `Pay ${amount}`,
  payFrom: 'From your available balance',
  left: 'Available afterwards',
  allotment: 'Shares on',
  done: (amount: string) => `${amount} paid.`,
  short: (amount: string) => `Your available balance is short by ${amount}.`,
  deposit: 'Deposit',
  balances: 'See your balances',
  onlyAwaiting: (state: string) => `Only applications awaiting payment can be paid. This one: ${state}.`,
};

export type RecordTexts = typeof texts;
export default texts;
