/** English texts of stories of positions at their margin, and of orders that are taken back. */
import type { StoryText } from '../stories.ts';
import type { orders as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'position.warned': {
    title: 'Margin warning: {symbol}',
    body: 'At a mark price of {price}, the equity of your position {position} in {symbol} is {equity}: {warning}% of its margin of {margin}, or less. At {close_out}% we close it with market orders. To avoid that, add margin or exit a part.',
  },
  'position.closed_out': {
    title: 'Closed out: {symbol}',
    body: 'At a mark price of {price}, the equity of your position {position} in {symbol} fell to {equity}: {close_out}% of its margin of {margin}, or less. By the published rule we close it with market orders, a large position in several parts. The slip of each order shows its price and costs.',
  },
  'order.filled': {
    title: 'Filled: {shares} {symbol} at {price}',
    body: 'Order {order} is filled: {shares} shares of {symbol} at {price} on average. The order slip shows each fill and the charges.',
  },
  'order.bought': {
    title: 'Bought {shares} {symbol} at {price}',
    body: 'Order {order} is filled: {shares} shares of {symbol} at {price} on average. The order slip shows each fill and the charges.',
  },
  'order.sold_short': {
    title: 'Sold short {shares} {symbol} at {price}',
    body: 'Order {order} is filled: {shares} shares of {symbol} sold short at {price} on average. The order slip shows each fill and the charges.',
  },
  'order.sold': {
    title: 'Sold {shares} {symbol} at {price}: {net} after charges',
    body: 'Order {order}: sold {shares} shares of {symbol} at {price}. Received in cash: {received}. Your net profit after all charges: {net} ({rate}).',
  },
  'order.bought_back': {
    title: 'Bought back {shares} {symbol} at {price}: {net} after charges',
    body: 'Order {order}: bought back {shares} shares of {symbol} at {price}. Received in cash: {received}. Your net profit after all charges: {net} ({rate}).',
  },
  'order.partly_filled': {
    title: '{shares} of {quantity} {symbol} filled at {price}',
    body: 'Of order {order}, {shares} of {quantity} shares of {symbol} are filled at {price} on average. The rest keeps working.',
  },
  'order.ended': {
    title: '{symbol}: order ended',
    body: 'The market’s rules ended order {order} for {symbol}; you did not cancel it. Shares filled: {shares} of {quantity}. Money on hold for the rest is released. The order slip shows the reason.',
  },
  'order.rejected': {
    title: '{symbol}: order rejected',
    body: 'The exchange did not take order {order} for {symbol}. Nothing was filled, and money on hold for it is released. The order slip shows the reason.',
  },
  'order.ended_by_restriction': {
    title: '{symbol}: an order is cancelled',
    body: 'While a restriction is in force your account may not open positions, so order {order} for {symbol} is cancelled. Whatever is not filled by then ends, and the money on hold for it is released. Orders that exit positions stay. Once the restriction has ended, place it again if you still want it.',
  },
};
