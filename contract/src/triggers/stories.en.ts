/** English texts of stories of trigger orders. */
import type { StoryText } from '../stories.ts';
import type { triggers as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'trigger.placed': {
    title: '{symbol}: trigger at {level} reached, order placed',
    body: 'The mark price of {symbol} was {mark} at {seen}, so your trigger order at {level} was triggered. Order {order} is placed. The order slip shows the fills and charges.',
  },
  'trigger.waits': {
    title: '{symbol}: trigger at {level} reached, order waits',
    body: 'The mark price of {symbol} was {mark} at {seen}, so your trigger order at {level} was triggered. We cannot place the order yet. We place it as soon as we can; until then you can cancel it.',
  },
  'trigger.no_cash': {
    title: '{symbol}: trigger at {level} reached, not enough cash',
    body: 'The mark price of {symbol} was {mark} at {seen}, so your trigger order at {level} was triggered. The order needs {needed} and you have {available}, so no order was placed. Add cash, then place an order or set a new trigger.',
  },
  'trigger.outside_band': {
    title: '{symbol}: trigger at {level} reached, price not allowed',
    body: 'The mark price of {symbol} was {mark} at {seen}, so your trigger order at {level} was triggered. Its limit price is outside the day’s limits of {lower} to {upper}, so no order was placed. Place an order or set a new trigger.',
  },
  'trigger.barred': {
    title: '{symbol}: trigger at {level} reached, account restricted',
    body: 'The mark price of {symbol} was {mark} at {seen}, so your trigger order at {level} was triggered. Your account cannot place this order now, so no order was placed. Open the trigger order to see why.',
  },
  'trigger.failed': {
    title: '{symbol}: trigger at {level} reached, order rejected',
    body: 'The mark price of {symbol} was {mark} at {seen}, so your trigger order at {level} was triggered. The order was rejected and nothing was placed. Open the trigger order to see why.',
  },
  'trigger.expired': {
    title: '{symbol}: trigger order expired',
    body: 'Your trigger order for {symbol} at {level} expired at the end of {date}. No order was placed.',
  },
  'trigger.moved': {
    title: '{symbol}: your trigger order is adjusted to {after}',
    body: 'From today {symbol} trades after a corporate action. Your trigger order was adjusted in proportion, from {before} to {after}.',
  },
  'trigger.ended_by_action': {
    title: '{symbol}: trigger order cancelled',
    body: 'From today {symbol} trades after a corporate action, and your trigger order at {level} cannot be adjusted to it in whole lots. It is cancelled. Set a new one if you still want it.',
  },
  'trigger.position_closed': {
    title: '{symbol}: trigger order cancelled',
    body: 'Your trigger order for {symbol} at {level} is cancelled because the position it would exit is closed.',
  },
};
