/** English texts of stories of block trades. A lot is 100 shares. */
import type { StoryText } from '../stories.ts';
import type { blockTrades as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'block_trades.requested': {
    title: 'Block of {name} requested',
    body: 'Your block request for {name} is in review (lots: {lots}), and {amount} is on hold for it, charges included. It will be decided by {promised}; until then you can cancel it.',
  },
  'block_trades.cancelled': {
    title: 'Block request for {name} cancelled',
    body: 'You cancelled your request for {name}. The {amount} on hold for it is available again.',
  },
  'block_trades.approved': {
    title: 'Block of {name} bought',
    body: 'Your block request was approved in full: {shares} shares of {name} are in your positions, for {amount} with charges.',
  },
  'block_trades.approved_part': {
    title: 'Block of {name}: partly approved',
    body: 'You asked for {asked} shares of {name} and bought {shares} for {amount} with charges. The remaining {released} is available again; see the request for the reason.',
  },
  'block_trades.oversubscribed': {
    title: 'Block request for {name} rejected',
    body: 'Your request for {name} was rejected, because more shares were requested than available. {amount} is available again.',
  },
  'block_trades.price_moved': {
    title: 'Block request for {name} rejected',
    body: 'The market price of {name} has moved more than 3% away from the price of the block, so your request was rejected. {amount} is available again.',
  },
  'block_trades.concentration': {
    title: 'Block request for {name} rejected',
    body: 'Your request for {name} was rejected, because one company would then be too large a part of your account. {amount} is available again.',
  },
  'block_trades.unsuitable': {
    title: 'Block request for {name} rejected',
    body: 'Your request for {name} was rejected, because this block does not suit what we know about your account. {amount} is available again; see the request for details.',
  },
  'block_trades.asked': {
    title: 'Block request for {name} ended',
    body: 'As you asked, your request for {name} was ended. {amount} is available again.',
  },
  'block_trades.window_over': {
    title: 'Block request for {name} expired',
    body: 'The block offer closed before your request for {name} was decided, so nothing was bought. {amount} is available again.',
  },
  'block_trades.withdrawn': {
    title: 'Block of {name} called off',
    body: 'The block of {name} was called off before your request was decided. {amount} is available again. See the updates of the offer for the reason.',
  },
  'block_trades.gone_ex': {
    title: 'Block of {name} ended before an ex-date',
    body: '{name} has an ex-date coming up, and the price of this block applies only before it. The block offer has therefore ended before your request was decided. {amount} is available again; the updates of the offer give the ex-date.',
  },
};
