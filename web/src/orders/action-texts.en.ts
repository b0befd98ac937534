/** English texts of splits, bonus shares and dividends at a position. Money and dates arrive formatted. */
import { formatQuantity } from '@bahi/core/format.ts';
import { plural } from '../i18n/plural.ts';

const shares = (count: number) => plural(count, { one: '# share', other: '# shares' });

const texts = {
  coming: 'Upcoming corporate actions',
  comingHint:
    'Worked out as if today were the record date. On the ex-date waiting orders are cancelled, and stop-loss and take-profit are adjusted.',
  notice: 'Announcement',
  notes: 'Updates',
  calledOff: 'Called off: nothing happens on its ex-date.',
  dividends: 'Dividends',
  title: {
    split: (to: number, from: number) => `Split: ${formatQuantity(to)} for ${formatQuantity(from)}`,
    bonus: (fresh: number, held: number) => `Bonus: ${formatQuantity(fresh)} new for ${formatQuantity(held)} held`,
    dividend: (cash: string) => `Dividend of ${cash} a share`,
  },
  recordDate: 'Record date',
  recordHint: {
    long: 'If you hold shares when this session closes, you are entitled.',
    short: 'If you are short when this session closes, you pay.',
  },
  exDate: 'Ex-date',
  payDate: 'Pay date',
  forShares: (count: number) => `For your ${shares(count)}`,
  becomes: (before: number, after: number) => `${formatQuantity(before)} → ${shares(after)}`,
  inLieu: 'A fraction of a share is paid in cash.',
  entitled: 'Entitled',
  ofShares: shares,
  amount: { long: 'You get', short: 'You pay' },
  paidBy: 'Paid no later than',
  paidByHint: 'Paid automatically, whatever the review says.',
  state: {
    upcoming: 'Upcoming',
    to_apply: 'To apply for',
    under_review: 'In review',
    approved: 'Approved',
    refused: 'Review not passed',
    paid: 'Paid',
  },
  apply: (amount: string) => `Apply for ${amount}`,
  applyAgain: (amount: string) => `Apply again for ${amount}`,
  applied: 'Sent for review',
  applyHint: 'It is yours either way: applying only gets it paid sooner.',
};

export type ActionTexts = typeof texts;

export default texts;
