/** English texts of trigger orders. Money, prices and times arrive formatted; counts arrive as numbers. */
import { formatQuantity } from '@bahi/core/format.ts';
import { plural } from '../../i18n/plural.ts';

export interface Then {
  /** One of `acts`. */
  readonly act: string;
  /** Null: all of the position. */
  readonly lots: number | null;
  /** Null: at market. */
  readonly limit: string | null;
}
const lots = (count: number | null) =>
  count === null ? 'the whole position' : plural(count, { one: '# lot', other: '# lots' });
const then = (order: Then) =>
  order.limit === null
    ? `we ${order.act} ${lots(order.lots)} at market`
    : `we place a limit order to ${order.act} ${lots(order.lots)} at ${order.limit}`;
const moves = (falls: boolean) => (falls ? 'falls' : 'rises');
const once = (falls: boolean, price: string, order: Then) =>
  `If the mark price ${moves(falls)} to ${price}, ${then(order)}.`;

const texts = {
  /** Within the sentence. */
  acts: { buy: 'buy', sell: 'sell', short: 'sell short', buyBack: 'buy back' },
  title: 'Trigger order',
  kindLabel: 'Kind of trigger',
  kind: { stop: 'Stop', stop_limit: 'Stop limit', gtt: 'GTT', oco: 'OCO', trailing: 'Trailing' },
  kindLong: {
    stop: 'Stop',
    stop_limit: 'Stop limit',
    gtt: 'Good till triggered (GTT)',
    oco: 'One cancels other (OCO)',
    trailing: 'Trailing stop',
  },
  price: { stop: 'Trigger price', target: 'Target price' },
  limit: { stop: 'Limit price', target: 'Target limit' },
  orderType: 'Order type',
  market: 'Market',
  limited: 'Limit',
  trailBy: 'Distance unit',
  trail: 'Distance',
  by: { percent: 'Percent', amount: 'Rupees' },
  below: (percent: string, mark: string) => `${percent}% below the mark price ${mark}`,
  above: (percent: string, mark: string) => `${percent}% above the mark price ${mark}`,
  sentence: {
    once,
    /** Two of which the first one ends the other; both at market where neither has a limit. */
    either: (falls: boolean, stop: string, first: Then, target: string, second: Then) =>
      first.limit === null && second.limit === null
        ? `If the mark price ${moves(falls)} to ${stop} or ${moves(!falls)} to ${target}, ${then(first)}. The first one cancels the other.`
        : `${once(falls, stop, first)} ${once(!falls, target, second)} The first one cancels the other.`,
    trailing: (falls: boolean, distance: string, order: Then, now: string) =>
      `If the mark price ${falls ? `falls ${distance} from its highest` : `rises ${distance} from its lowest`}, ${then(order)}. Right now, that means ${now}.`,
    was: 'What it was set to do:',
    none: 'Enter the prices to see what will happen.',
    held: 'Nothing is on hold until then.',
    watched: 'We watch the mark price while the market trades.',
  },
  cost: {
    title: 'Estimate',
    at: (price: string) => `Value at ${price}`,
    charges: 'Fee + taxes',
    needed: 'Needed then',
    received: 'You receive about',
    available: 'Available now',
    short: 'If you do not have enough cash then, we place no order and tell you.',
    band: (lower: string, upper: string) =>
      `Outside today’s limits of ${lower} to ${upper}. It can trade at this price on another day only.`,
    wait: 'The estimate shows as soon as the form is complete.',
  },
  more: 'Validity',
  timeInForce: 'Order valid',
  forSession: 'One session',
  untilCancelled: 'Until cancelled',
  expiresOn: 'Last day',
  expiresHint: 'Leave it empty for one year from today.',
  expiresYear: 'One year',
  set: 'Set trigger order',
  setPractice: 'Set practice trigger',
  save: 'Save changes',
  isSet: 'Trigger order set',
  again: 'New order',
  view: 'View trigger',
  saved: 'Change saved',
  closed: (opens: string) => `Market closed. We watch from ${opens}.`,
  offline: 'Offline. Nothing is sent or queued.',
  howMuch: 'How much',
  all: 'All',
  part: 'Some lots',
  lotsOf: (count: number) => `Lots to exit, of ${formatQuantity(count)}`,
  atLeast: 'At least 1 lot',
  atMost: (count: number) => `This position has ${lots(count)}`,
  position: {
    title: 'Trigger orders',
    why: 'The stop-loss and take-profit above exit the whole position at market. A trigger order can also exit a part, use a limit price or follow the price.',
    hide: 'Hide',
  },
  list: {
    show: 'Show',
    open: 'Waiting',
    ended: 'Ended',
    emptyOpen: 'No trigger orders are waiting.',
    emptyEnded: 'No trigger order has ended yet.',
    away: (percent: string) => `${percent}% away`,
    toMarket: 'Open the market',
  },
  act: { buy: 'Buy', sell: 'Sell', short: 'Sell short', buyBack: 'Buy back' },
  lots: (count: number | null) => (count === null ? 'whole position' : lots(count)),
  status: {
    active: 'Watching',
    firing: 'Placing order',
    waiting: 'Order waiting',
    placed: 'Triggered',
    failed: 'Rejected',
    cancelled: 'Cancelled',
    expired: 'Expired',
  },
  slip: {
    markNow: 'Mark price now',
    best: { highest: 'Highest so far', lowest: 'Lowest so far' },
    lots: 'Lots',
    whole: 'Whole position',
    number: 'Trigger number',
    copy: 'Copy',
    timeline: 'Timeline',
    order: 'View order',
    toPosition: 'View position',
    change: 'Modify',
    cancel: 'Cancel trigger',
    cancelTitle: 'Cancel this trigger order?',
    cancelBody: 'We will place no order when the price is reached. You can set a new one at any time.',
    keep: 'Keep it',
    cancelled: 'Trigger order cancelled',
    cannotChange: 'You can modify a trigger order only while we watch the price for it.',
    missing: 'This trigger order does not exist.',
    toList: 'View trigger orders',
  },
  step: {
    made: 'Set',
    watching: 'Watching the mark price',
    fired: 'Price reached',
    seen: (mark: string) => `Mark price seen: ${mark}`,
    firing: 'Placing the order',
    waiting: 'Waiting to place the order',
    placed: 'Order placed',
    order: (number: string) => `Order ${number}`,
    failed: 'Order rejected',
    cancelled: 'Cancelled',
    expired: 'Expired',
  },
};

export default texts;
export type TriggerTexts = typeof texts;
