/** English texts of stories of trigger orders. */
import type { StoryText } from '../stories.ts';
import type { triggers as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'trigger.placed': {
    title: '{symbol}: trigger at {level} reached, order placed',
    body: 'The mark price of {symbol} was {mark} at {seen}, so your trigger order at {level} fired. Order {order} is placed. Its slip shows the fills and charges.',
  },
  'trigger.waits': {
    title: '{symbol}: trigger at {level} reached, order waits',
    body: 'The mark price of {symbol} was {mark} at {seen}, so your trigger order at {level} fired. The order cannot be placed yet. We place it as soon as it can be placed; until then you can cancel it.',
  },
  'trigger.no_cash': {
    title: '{symbol}: trigger at {level} reached, not enough cash',
    body: 'The mark price of {symbol} was {mark} at {seen}, so your trigger order at {level} fired. The order needs {needed} and you have {available}, so no order was placed. Add cash, then place an order or set a new trigger.',
  },
  'trigger.outside_band': {
    title: '{symbol}: trigger at {level} reached, price not allowed',
    body: 'The mark price of {symbol} was {mark} at {seen}, so your trigger order at {level} fired. Its limit price is outside the day’s limits of {lower} to {upper}, so no order was placed. Place an order or set a new trigger.',
  },
  'trigger.barred': {
    title: '{symbol}: trigger at {level} reached, account restricted',
    body: 'The mark price of {symbol} was {mark} at {seen}, so your trigger order at {level} fired. Your account may not place this order now, so no order was placed. Open the trigger order to see why.',
  },
  'trigger.failed': {
    title: '{symbol}: trigger at {level} reached, order refused',
    body: 'The mark price of {symbol} was {mark} at {seen}, so your trigger order at {level} fired. The order was refused and nothing was placed. Open the trigger order to see why.',
  },
  'trigger.expired': {
    title: '{symbol}: trigger order expired',
    body: 'Your trigger order for {symbol} at {level} expired at the end of {date}. No order was placed.',
  },
  'trigger.moved': {
    title: '{symbol}: your trigger order moved to {after}',
    body: 'From today {symbol} trades after a corporate action. Your trigger order was adjusted as its shares were, from {before} to {after}.',
  },
  'trigger.ended_by_action': {
    title: '{symbol}: trigger order cancelled',
    body: 'From today {symbol} trades after a corporate action, and your trigger order at {level} cannot be adjusted to it in whole lots. It is cancelled. Set a new one if you still want it.',
  },
  'trigger.position_closed': {
    title: '{symbol}: trigger order cancelled',
    body: 'The position that your trigger order for {symbol} at {level} was to exit is closed. The trigger order is cancelled.',
  },
};
