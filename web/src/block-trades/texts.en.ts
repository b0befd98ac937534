/** English texts of block trades. Money, prices and times arrive formatted; counts arrive as numbers. */
import { formatQuantity } from '@bahi/core/format.ts';
import { plural } from '../i18n/plural.ts';

const lots = (count: number) => plural(count, { one: '# lot', other: '# lots' });
const shares = (count: number) => plural(count, { one: '# share', other: '# shares' });

const texts = {
  title: 'Block trade',
  sections: 'Block trade sections',
  tabs: { offers: 'Offers', requests: 'My requests', holdings: 'My holdings' },
  lots,
  shares,
  toList: 'All block offers',
  toMarket: 'See the market',
  choose: 'Choose a block offer to see its terms.',
  opensAt: (time: string) => `Block trade is closed. Opens ${time}`,
  opensIn: 'Opens in',
  notes: 'Updates',
  nudge: (time: string) =>
    `Discounts are to the mark price at ${time}. Lock T+3: what you buy can be sold 3 business days later.`,
  empty: 'No block offers right now.',
  missing: 'This block offer does not exist.',
  emptyRequests: 'No block requests yet.',
  emptyHoldings: 'No shares bought in block trades yet.',

  /** A block offer in the list and on its page. */
  offer: {
    state: { upcoming: 'Upcoming', open: 'Open', closed: 'Closed', withdrawn: 'Called off' },
    facts: 'The block',
    price: 'Block price',
    market: 'Mark price',
    marketAt: (time: string) => `As of ${time}; it moves while the market is open.`,
    reference: 'Mark price at publication',
    below: (percent: string) => `${percent} below the mark price`,
    above: (percent: string) => `${percent} above the mark price`,
    atMarket: 'at the mark price',
    minimum: 'Minimum',
    maximum: 'Maximum per customer',
    left: 'Remaining',
    leftOf: (left: number, all: number) => `${formatQuantity(left)} of ${lots(all)}`,
    opens: 'Opens',
    closes: 'Closes',
    closesHint: 'A request not decided by then expires, and the money on hold is released.',
    opensIn: 'Opens in',
    closesIn: 'Closes in',
    closedAt: (time: string) => `Closed ${time}`,
    lock: 'Lock',
    lockDays: (count: number) => `T+${count}`,
    lockHint: (until: string) => `Shares bought now cannot be sold before ${until}.`,
    lockWhy: (days: number) =>
      days === 1
        ? 'Can be sold from the next business day, 12 hours later at the earliest'
        : `Can be sold ${days} business days later`,
    noLock: 'None',
    sellerHint: 'A block seller of the practice exchange, outside the order book. The trade is on the tape as a block.',
  },

  /** The request. */
  ask: {
    title: (name: string) => `Block: ${name}`,
    review: 'Your request',
    lots: (size: number) => `Lots (1 lot = ${shares(size)})`,
    hint: (least: string, most: string) => `From ${least} to ${most}`,
    least: (least: string) => `Minimum is ${least}`,
    whole: 'Whole lots only',
    shares: 'Shares',
    amount: 'Amount',
    charges: 'Fees and taxes',
    available: 'Available',
    decision: 'Decided by',
    heldNow: 'On hold now',
    heldHint: 'Released for whatever is not approved, and if you cancel before the decision.',
    how: 'A reviewer may approve all of it, a part, or none, and only while the block price is within 3% of the mark price.',
    maximum: {
      balance: (count: number) => `Maximum ${lots(count)} with your balance`,
      left: (count: number) =>
        count === 0 ? 'No lots are left' : count === 1 ? 'Only 1 lot is left' : `Only ${lots(count)} are left`,
      own: (count: number) => `Maximum ${lots(count)} per customer`,
    },
    belowMinimum: (count: number) => `At least ${shares(count)}`,
    short: (amount: string) => `Balance is short by ${amount}`,
    deposit: 'Deposit',
    balances: 'See your balances',
    send: (amount: string) => `Request block for ${amount}`,
    sendPractice: (amount: string) => `Practice request for ${amount}`,
    sent: 'Sent for review. The amount is on hold.',
    pendingTitle: 'Your request is in review',
    pendingBody: 'You can send another once it is decided.',
    lastTitle: 'Your last request',
  },

  /** A request as it stands. */
  request: {
    title: 'Block request',
    status: {
      pending: 'In review',
      approved: 'Approved',
      rejected: 'Rejected',
      cancelled: 'Cancelled',
      expired: 'Expired',
    },
    partly: 'Partly approved',
    asked: 'Asked for',
    approved: 'Approved',
    approvedOf: (given: number, asked: number) =>
      given === asked ? lots(given) : `${formatQuantity(given)} of ${lots(asked)}`,
    price: 'Price per share',
    held: 'On hold',
    paid: 'Paid, with charges',
    released: 'Released',
    number: 'Request number',
    position: 'View position',
    cancel: 'Cancel this request',
    cancelTitle: 'Cancel this request?',
    cancelBody: 'The amount on hold is released at once.',
  },
  /** Why less was approved than asked for, or nothing. */
  reason: {
    oversubscribed: 'More shares were requested than available.',
    price_moved: 'The market price moved more than 3% away from the block price.',
    concentration: 'One company would be too large a part of your account.',
    unsuitable: 'It does not suit what we know about your account.',
    asked: 'Ended, as you asked.',
    window_over: 'The block offer closed before it was decided.',
    withdrawn: 'The block offer was called off.',
    gone_ex: 'The block offer ended before an ex-date: its price applied only before it.',
  },

  /** What was bought. */
  holding: {
    state: { holding: 'Can be sold', locked: 'Locked', closing: 'Being sold', closed: 'Ended' },
    lockedUntil: (until: string) => `Cannot be sold until ${until}`,
    unlocksIn: 'Unlocks in',
    cost: (price: string) => `Cost ${price}`,
    profit: 'Profit',
    sell: 'Sell',
    see: 'View position',
  },
};

export type BlockTexts = typeof texts;

export default texts;
