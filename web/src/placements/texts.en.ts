/** English texts of placements and rights issues. Money, prices and times arrive formatted; counts arrive as numbers. */
import { formatQuantity } from '@bahi/core/format.ts';
import { plural } from '../i18n/plural.ts';

const lots = (count: number) => plural(count, { one: '# lot', other: '# lots' });
const shares = (count: number) => plural(count, { one: '# share', other: '# shares' });
const days = (count: number) => plural(count, { one: '# business day', other: '# business days' });

const texts = {
  title: 'Placement',
  sections: 'Placement sections',
  tabs: { placement: 'Placement', rights: 'Rights issue', requests: 'My requests' },
  amountsInInr: 'Amounts in INR',
  lots,
  shares,
  toList: 'All placements',
  toMarket: 'See the market',
  toHoldings: 'Your holdings',
  choose: 'Choose a placement or a rights issue to see its terms.',
  opensAt: (time: string) => `Opens ${time}`,
  opensIn: 'Opens in',
  notes: 'Updates',
  emptyPlacements: 'No placements right now.',
  missingPlacement: 'This placement does not exist.',
  emptyRequests: 'No placement requests or rights yet.',
  emptyRights: 'No rights issues right now.',
  placementRequests: 'Placement requests',
  rightsRequests: 'Rights',

  /** A placement in the list and on its page. */
  offer: {
    state: { upcoming: 'Upcoming', open: 'Open', closed: 'In review', settled: 'Over', withdrawn: 'Called off' },
    facts: 'The placement',
    price: 'Price',
    market: 'Market price',
    discountAt: (time: string) => `As of ${time}; it moves while the market is open.`,
    below: (percent: string) => `${percent} below the market`,
    above: (percent: string) => `${percent} above the market`,
    atMarket: 'at the market price',
    minimum: 'Minimum',
    maximum: 'Maximum per request',
    left: 'Remaining',
    leftOf: (left: number, all: number) => `${formatQuantity(left)} of ${lots(all)}`,
    opens: 'Opens',
    closes: 'Closes',
    opensIn: 'Opens in',
    closesIn: 'Closes in',
    closedAt: (time: string) => `Closed ${time}`,
    decidedBy: 'Decided by',
    decidedByHint: 'A request not decided by then is rejected, and the money on hold is released.',
    lock: 'Lock',
    lockDays: (count: number) => `T+${count}`,
    lockHint: (count: number) => `Cannot be sold for ${days(count)} after the allotment.`,
    noLock: 'None',
    prospectus: 'Prospectus',
  },

  /** The request for a placement. */
  ask: {
    title: (name: string) => `Placement: ${name}`,
    review: 'Your request',
    lots: (size: number) => `Lots (1 lot = ${shares(size)})`,
    hint: (least: string, most: string) => `From ${least} to ${most}`,
    least: (least: string) => `Minimum is ${least}`,
    shares: 'Shares',
    charges: 'Fees and taxes',
    available: 'Available',
    decision: 'Decided by',
    lockHint: (count: number) => `If allotted now, the shares cannot be sold before T+${count}.`,
    heldNow: 'On hold now',
    heldHint: 'Released for every share you are not allotted, and if you cancel before the decision.',
    how: 'A reviewer may allot all of it, a part, or none; never more than you ask for.',
    maximum: {
      balance: (count: number) => `Maximum ${lots(count)} with your balance`,
      left: (count: number) =>
        count === 0 ? 'No lots are left' : count === 1 ? 'Only 1 lot is left' : `Only ${lots(count)} are left`,
      own: (count: number) => `Maximum ${lots(count)} for one request`,
    },
    belowMinimum: (amount: string) => `Below the minimum placement ${amount}`,
    short: (amount: string) => `Balance is short by ${amount}`,
    deposit: 'Deposit',
    balances: 'See your balances',
    send: (amount: string) => `Request shares for ${amount}`,
    sendPractice: (amount: string) => `Practice request for ${amount}`,
    sent: 'Sent for review. The amount is on hold.',
    pendingTitle: 'Your request is in review',
    pendingBody: 'You can send another once it is decided.',
    lastTitle: 'Your last request',
  },

  /** A placement request as it stands. */
  request: {
    title: 'Placement request',
    status: { pending: 'In review', allotted: 'Allotted', rejected: 'Rejected', cancelled: 'Cancelled' },
    partly: 'Partly allotted',
    asked: 'Asked for',
    allotted: 'Allotted',
    allottedOf: (given: number, asked: number) =>
      given === asked ? lots(given) : `${formatQuantity(given)} of ${lots(asked)}`,
    price: 'Price per share',
    held: 'On hold',
    paid: 'Paid',
    released: 'Released',
    number: 'Request number',
    position: 'View position',
    cancel: 'Cancel this request',
    cancelTitle: 'Cancel this request?',
    cancelBody: 'The amount on hold is released at once.',
  },
  /** Why less was allotted than asked for, or nothing. */
  reason: {
    oversubscribed: {
      part: 'More shares were requested than available, so everyone got a part.',
      none: 'More shares were requested than available.',
    },
    concentration: {
      part: 'With all of it, one company would be too large a part of your account.',
      none: 'One company would be too large a part of your account.',
    },
    unsuitable: {
      part: 'All of it would not suit what we know about your account.',
      none: 'It does not suit what we know about your account.',
    },
    asked: { part: 'Reduced, as you asked.', none: 'Ended, as you asked.' },
    not_decided: {
      part: 'We did not decide it in time. Sorry for the delay.',
      none: 'We did not decide it in time. Sorry for the delay.',
    },
    called_off: { part: 'The placement was called off.', none: 'The placement was called off.' },
    gone_ex: {
      part: 'An ex-date came in between, and the price applied only before it.',
      none: 'An ex-date came in between, and the price applied only before it.',
    },
  },

  /** A rights issue. */
  rights: {
    title: (name: string) => `Rights issue: ${name}`,
    missing: 'This rights issue does not exist.',
    facts: 'The rights issue',
    state: {
      announced: 'Announced',
      open: 'Open',
      closed: 'Being allotted',
      settled: 'Allotted',
      withdrawn: 'Called off',
    },
    toDecide: 'To decide',
    partChip: 'Partly taken up',
    takenChip: 'Taken up',
    lapsedChip: 'Lapsed',
    calledOff: 'Called off. There is nothing for you to do.',
    ratio: 'Ratio',
    ratioOf: (fresh: number, held: number) => `${formatQuantity(fresh)} new for ${formatQuantity(held)} held`,
    price: 'Price of a new share',
    market: 'Market price',
    record: 'Record date',
    recordHint: 'Whoever holds shares when its session closes is entitled.',
    ex: 'Ex-rights from',
    opens: 'Opens',
    opensIn: 'Opens in',
    payBy: 'Pay by',
    payIn: 'Time left to pay',
    held: 'You held',
    holdNow: 'You hold now',
    entitled: 'Your entitlement',
    isFinal: 'final',
    isProvisional: 'provisional',
    provisional: 'Provisional: as if today were the record date.',
    final: 'Final: from what you held on the record date.',
    fraction: (part: string) => `A fraction of ${part} of a share gives no new share.`,
    nothingHeld: (isFinal: boolean): string =>
      isFinal
        ? 'You held none of these shares on the record date, so there is nothing to take up.'
        : 'You hold none of these shares, so there is nothing to take up.',
    nothingEntitled: (isFinal: boolean): string =>
      isFinal
        ? 'You held too few of these shares on the record date for a new one.'
        : 'You hold too few of these shares for a new one.',
    doNothing: 'If you do nothing',
    /** Before what happens then. */
    ifNothing: 'If you do nothing: ',
    lapse: (count: number, time: string) =>
      count === 1 ? `1 new share lapses at ${time}.` : `${formatQuantity(count)} new shares lapse at ${time}.`,
    loss: (amount: string) => `Your holding is then worth about ${amount} less.`,
    lossPart: 'If others ask for extra shares, you get your part of what they pay above the price of a new share.',
    waits: (published: string, by: string) =>
      `Because our staff restricted your account, your deadline moved from ${published} to ${by}. It changes if the restriction ends earlier or later, up to ten business days after the first one. You can no longer ask for extra shares, and rights that lapse after the extension bring nothing.`,
    noLoss: 'You lose nothing: a new share costs no less than one on the market.',
    allTaken: 'You have taken up all of your entitlement.',
    lapsed: (count: number) => (count === 1 ? '1 new share lapsed.' : `${formatQuantity(count)} new shares lapsed.`),
    lapsedNone: 'You took up all of your entitlement. Nothing lapsed.',
    figures: 'What doing nothing costs',
    valueBefore: 'Your shares with the right',
    eachBefore: (price: string) => `${price} each`,
    valueAfter: 'Your shares without it',
    eachAfter: (price: string) => `about ${price} each, once the new shares are there`,
    lossRow: 'Difference',
    cost: 'Cost of taking up all',
  },

  /** Taking up rights. */
  take: {
    review: 'What you take up',
    shares: 'New shares',
    sharesHint: (left: number) => `You may take up ${shares(left)}`,
    extra: 'Extra shares',
    extraHint:
      'From what others leave, in proportion to holdings, and no more than your own rights. They cost the mark price.',
    ofEntitlement: 'From your entitlement',
    extraRow: 'Extra shares asked for',
    pay: 'You pay now',
    final: 'Final: it cannot be undone.',
    heldExtra: 'On hold for extra shares',
    heldExtraHint: 'Released for every extra share you do not get.',
    heldAtMost: ({ time, price, most }: { time: string; price: string; most: string }) =>
      `The most they can cost. Each costs the mark price at the close of ${time}, at least ${price} and at most ${most}; above that you get none. The rest is released.`,
    allotment: 'In your positions',
    after: (time: string) => `after ${time}`,
    maximum: {
      balance: (count: number) => `Maximum ${shares(count)} with your balance`,
      left: (count: number) => `Maximum ${shares(count)}: no more can be left over`,
      own: (count: number) => `Your entitlement is ${shares(count)}`,
    },
    none: 'Choose at least one share.',
    lapsesThen: (count: number) =>
      `${shares(count)} of your entitlement would still be open. What is not taken up by the deadline lapses.`,
    send: (amount: string) => `Take up for ${amount}`,
    sendPractice: (amount: string) => `Practice take-up for ${amount}`,
    sent: 'Taken up and paid for',
  },

  /** What the customer has of an issue. */
  own: {
    title: 'Your rights',
    timeline: 'Steps of this rights issue',
    taken: 'Taken up',
    left: 'Still open',
    extra: 'Extra shares',
    extraOf: (given: number, asked: number) => `${formatQuantity(given)} of ${shares(asked)}`,
    lapsed: 'Lapsed',
    heldExtra: 'On hold for extra shares',
    extraPricedAt: (time: string) => `They cost the mark price at the close of ${time}.`,
    extraEach: (price: string, time: string) => `${price} each, by the mark price at the close of ${time}.`,
    extraAbove: (time: string) => `The mark price at the close of ${time} was above the most they could cost.`,
    proceeds: 'For lapsed rights',
    proceedsHint: 'What others paid for extra shares above the price of a new one.',
    step: {
      published: 'Announced',
      recorded: 'Record date',
      opened: 'Taking up begins',
      taken: (count: number, extra: number) => {
        const own = count === 0 ? '' : `Took up ${shares(count)}`;
        if (extra === 0) return own;
        return own === ''
          ? `Asked for ${formatQuantity(extra)} extra`
          : `${own}, asked for ${formatQuantity(extra)} extra`;
      },
      deadline: 'Deadline',
      lapsed: (count: number) => `${shares(count)} lapsed`,
      allotment: 'Allotment',
      allotted: (count: number) => `${shares(count)} allotted`,
      withdrawn: 'Called off',
    },
  },
};

export type PlacementTexts = typeof texts;

export default texts;
