/** English texts of pledges. Money and times arrive formatted. */
import { formatQuantity } from '@bahi/core/format.ts';
import { plural } from '../../i18n/plural.ts';

const lots = (count: number) => plural(count, { one: '# lot', other: '# lots' });

export interface Levels {
  readonly warningPercent: number;
  readonly salePercent: number;
  readonly noticeHours: number;
}

const texts = {
  rules: (p: Levels & { readonly rate: number }) =>
    `${p.rate}% a year, simple interest, charged once a day. No penalty for repaying early. You can trade with borrowed money, but not withdraw it.`,
  saleRule: (p: Levels) =>
    `The shares stay yours, but you cannot sell them until you have repaid. Their value goes by the mark price. If what you owe reaches ${p.warningPercent}% of their value, we warn you. At ${p.salePercent}% we give notice: if you still owe that much ${p.noticeHours} hours later, we sell enough lots on the market to bring it under ${p.warningPercent}%, and the proceeds repay what you owe. Nothing else is ever sold, and nothing is sold for being late.`,
  intro: (p: { readonly percent: number; readonly minimum: string }) =>
    `Borrow up to ${p.percent}% of the value of your shares without selling them, from ${p.minimum} INR. Our staff decide on each request.`,
  borrow: 'Pledge shares',
  holding: 'Holding',
  holdingText: (p: { readonly symbol: string; readonly lots: number }) => `${p.symbol} · ${lots(p.lots)}`,
  lots: 'Lots',
  lotsHint: (p: { readonly maximum: number; readonly shares: number }) =>
    `${p.shares} shares a lot, at most ${lots(p.maximum)}`,
  wholeLots: (maximum: number) => `Enter whole lots, at most ${maximum}`,
  amount: 'Amount',
  limits: (p: { readonly minimum: string; readonly limit: string }) => `From ${p.minimum} to ${p.limit}`,
  coverTooLittle: (p: { readonly minimum: string; readonly limit: string }) =>
    `These lots cover ${p.limit}, less than the minimum of ${p.minimum}`,
  enterAmount: 'Enter an amount with at most two decimals',
  tooLittle: (minimum: string) => `Minimum is ${minimum}`,
  tooMuch: (limit: string) => `These lots cover at most ${limit}`,
  term: 'Term',
  days: (days: number) => `${days} days`,
  cost: 'What it costs',
  mark: 'Mark price',
  value: 'Value of the shares',
  ofValue: 'Loan to value',
  rate: 'Yearly rate',
  percent: (of: number | string) => `${of}%`,
  perDay: 'Interest per day',
  total: (days: number) => `Interest after ${days} days`,
  totalNote: 'If you repay nothing earlier',
  decision: 'Decision by',
  ask: 'Request pledge',
  askAmount: (amount: string) => `Request ${amount}`,
  confirmTitle: (amount: string) => `Borrow ${amount} INR`,
  sent: 'Pledge requested',
  noHoldings:
    'You have no shares to pledge now. Whole lots that were bought in full, without leverage, and are not pledged yet can be pledged.',
  toMarket: 'View market',
  interestFirst: 'Interest is paid first, then the principal. Once all is repaid, you can sell your shares again.',
  openTitle: (symbol: string) => `Current pledge: ${symbol}`,
  pendingTitle: 'Request in review',
  pendingBody: 'You cannot sell these shares meanwhile. You can cancel the request until it is decided.',
  principal: 'Principal to repay',
  interest: 'Interest so far',
  fee: 'Total interest',
  repaidSum: 'Total repaid',
  pledged: 'Blocked shares',
  shares: (count: number) => formatQuantity(count),
  sold: 'Shares sold',
  due: 'Due date',
  score: 'Credit score',
  counts: (date: string) => `Counts from ${date}`,
  countsNote: (by: string) =>
    `Repay in full between this date and ${by} to raise your score. If you owe on several loans or pledges at once, only the first one repaid counts.`,
  number: 'Number',
  overdue: 'Overdue',
  warning: 'Warning',
  saleNotice: 'Sale notice',
  warned: (p: { readonly percent: string; readonly sale: number }) =>
    `You owe ${p.percent}% of the value of the shares. At ${p.sale}% we give notice and may then sell shares. Repay a part to lower it.`,
  noticed: (p: { readonly at: string; readonly percent: number }) =>
    `Notice: if you still owe ${p.percent}% of the value or more on ${p.at}, shares are sold. Repay a part before then.`,
  waits: (by: string) => `Your account was restricted when this was due: you have until ${by} to repay.`,
  overdueBody: (date: string) =>
    `This pledge was due on ${date}. Nothing is sold for being late; interest goes on until you repay.`,
  toPayOut: 'Decision and payout',
  paidOut: 'Approved and paid out',
  records: 'Pledge records',
  emptyRecords: 'No pledges yet.',
  lines: 'Ledger lines',
  interestOf: (date: string) => `Interest for ${date}`,
  states: {
    pending: 'In review',
    lending: 'Open',
    finished: 'Finished',
    rejected: 'Rejected',
    cancelled: 'Cancelled',
  },
  outcomes: { repaid: 'Repaid', sold: 'Repaid by sale' },
  cancel: {
    action: 'Cancel request',
    title: 'Cancel this pledge request?',
    body: 'Nothing has been borrowed. You can sell the shares again at once.',
  },
  line: { pledge_paid_out: 'Paid out', pledge_interest: 'Interest', pledge_repaid: 'Repaid' },
};

export type PledgeTexts = typeof texts;

export default texts;
