/** English texts of stories of day trading. */
import type { StoryText } from '../stories.ts';
import type { dayTrading as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'day_trading.requested': {
    title: 'Day trading requested',
    body: 'Your request for a mandate of {amount} is in review, and {held} is on hold for it. It will be decided by {promised}; until then you can cancel it.',
  },
  'day_trading.cancelled': {
    title: 'Day trading request cancelled',
    body: 'You cancelled your request for a mandate of {amount}. The {held} on hold for it is available again.',
  },
  'day_trading.approved': {
    title: 'Day trading approved',
    body: 'Your mandate of {amount} takes orders from {opens} until {square_off}. Positions still open then are closed by market orders.',
  },
  'day_trading.unsuitable': {
    title: 'Day trading request rejected',
    body: 'From what we know of your account, day trading does not suit it, so your request for {amount} was rejected. The {held} on hold is available again; see the request for details.',
  },
  'day_trading.losses': {
    title: 'Day trading request rejected',
    body: 'Because of recent losses with leverage, your request for {amount} was rejected. The {held} on hold is available again.',
  },
  'day_trading.owes': {
    title: 'Day trading request rejected',
    body: 'Your account has unpaid amounts, so your request for {amount} was rejected. The {held} on hold is available again.',
  },
  'day_trading.asked': {
    title: 'Day trading request ended',
    body: 'As you asked, your request for {amount} was ended. The {held} on hold is available again.',
  },
  'day_trading.expired': {
    title: 'Day trading request expired',
    body: 'Your request for {amount} was not decided in time for its session, and it has expired. The {held} on hold is available again. We are sorry for the delay.',
  },
  'day_trading.squaring_off': {
    title: 'Day positions are being closed',
    body: 'Your mandate takes no more orders. Open day positions: {positions}. They are closed by market orders until the session ends at {closes}.',
  },
  'day_trading.settled': {
    title: 'Day trading settled',
    body: 'Your mandate is settled: {net} after charges and the fee of {fee}. The highest amount in use at once was {used}. The rest of the hold is available again.',
  },
  'day_trading.settled_carried': {
    title: 'Day trading settled, with open positions',
    body: 'Your mandate is settled: {net} after charges and the fee of {fee}. The highest amount in use at once was {used}. Positions that could not be closed: {positions}. They stay open with their margin of one fifth; the usual margin warning and close-out apply.',
  },
};
