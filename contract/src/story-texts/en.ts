/**
 * English texts of every story: what happened, why, and what it means; `{name}` stands for a parameter. The titles that the
 * server answers with are made of these.
 */
import type { StoryKey, StoryText } from '../stories.ts';

export const en: Record<StoryKey, StoryText> = {
  'news.results_rose': {
    title: '{name}: profit {profit} on the year before',
    body: '{name} ({symbol}) reports its quarter: profit changed by {profit} and revenue by {revenue} against the same quarter a year ago. Traders on the practice exchange know the figures from this moment on.',
  },
  'news.results_fell': {
    title: '{name}: profit {profit} on the year before',
    body: '{name} ({symbol}) reports a weaker quarter: profit changed by {profit} and revenue by {revenue} against the same quarter a year ago. Traders on the practice exchange know the figures from this moment on.',
  },
  'news.order_won': {
    title: '{name} wins an order of {crores} crore',
    body: '{name} ({symbol}) has been given an order worth {crores} crore rupees. The order adds to what is to be delivered; it is no profit yet.',
  },
  'news.plant_stopped': {
    title: '{name} stops a plant for {days} days',
    body: '{name} ({symbol}) has stopped production at a plant and expects to start again in {days} days. Output is lost for that time.',
  },
  'news.expansion': {
    title: '{name} invests {crores} crore in new capacity',
    body: '{name} ({symbol}) will spend {crores} crore rupees on new capacity. The money leaves first; what it brings comes later.',
  },
  'news.inquiry': {
    title: '{name} is asked for an explanation',
    body: 'The practice exchange has asked {name} ({symbol}) to explain its recent filings. Trading goes on while the company answers.',
  },
  'news.split_declared': {
    title: '{name} will split its shares {ratio}',
    body: '{name} ({symbol}) splits its shares {ratio} on {date}. Each holding will be more shares at a lower price, worth the same. Charts show both ways: turn adjustment on to compare with earlier prices.',
  },
  'news.bonus_declared': {
    title: '{name} gives bonus shares {ratio}',
    body: '{name} ({symbol}) gives bonus shares {ratio} on {date}. The price falls in proportion on that date, so the shares together are worth the same. Turn adjustment on to compare with earlier prices.',
  },
  'news.dividend_declared': {
    title: '{name} pays {amount} a share',
    body: '{name} ({symbol}) pays a dividend of {amount} rupees a share. From {date} the shares trade without it, and the price opens lower by about that amount.',
  },
  'news.split_ex': {
    title: '{name} trades after its {ratio} split',
    body: 'From today {name} ({symbol}) trades after its {ratio} split. The previous close has been adjusted, so today’s change counts only what the market did.',
  },
  'news.bonus_ex': {
    title: '{name} trades after its {ratio} bonus',
    body: 'From today {name} ({symbol}) trades after its bonus of {ratio}. The previous close has been adjusted, so today’s change counts only what the market did.',
  },
  'news.dividend_ex': {
    title: '{name} trades without its dividend of {amount}',
    body: 'From today {name} ({symbol}) trades without its dividend of {amount} rupees a share. The previous close has been adjusted by that amount.',
  },
  'news.band_upper': {
    title: '{name} at its upper limit {price}',
    body: '{name} ({symbol}) has reached {price}, the highest price allowed today. Buy orders may wait there without a seller; the limits are set anew from the next close.',
  },
  'news.band_lower': {
    title: '{name} at its lower limit {price}',
    body: '{name} ({symbol}) has reached {price}, the lowest price allowed today. Sell orders may wait there without a buyer; the limits are set anew from the next close.',
  },
  'news.session_closed': {
    title: 'Close of {date}: {name} {level}, {change}',
    body: 'The practice market’s session of {date} has ended. {name} closed at {level}, {change} from the close before.',
  },
  'notice.halted': {
    title: 'The market is halted until {until}',
    body: '{name} has moved by {rate}% from its previous close. By the published rule all trading in shares stops until {until}. Waiting orders stay in place and can be cancelled.',
  },
  'notice.resumed': {
    title: 'Trading goes on',
    body: 'The halt of the whole market is over. Orders are matched again.',
  },
  'notice.suspended': {
    title: '{name} is suspended from {date}',
    body: 'The practice exchange has suspended trading in {name} ({symbol}) from {date}. Holdings stay as they are, and no order is taken until it is readmitted; the reason is on the instrument’s page.',
  },
  'notice.readmitted': {
    title: '{name} trades again',
    body: 'The suspension of {name} ({symbol}) is over. Orders are taken again in the usual sessions.',
  },
  'notice.off_shelf': {
    title: '{name} leaves the market on {date}',
    body: '{name} ({symbol}) has been taken off the practice exchange and does not trade from {date}. Its history can still be read; the reason is on the instrument’s page.',
  },
  'notice.practice': {
    title: 'This is a practice market',
    body: 'Companies, prices and money here are fictional. Prices are made only by orders in the book: nobody can set one by hand. Nothing here is advice, and nothing you earn or lose is real.',
  },
  'alert.above': {
    title: '{symbol} has reached {level}',
    body: 'Your alert: {symbol} at or above {level}. It traded at {price}. The alert has fired once and is over; set a new one to be told again.',
  },
  'alert.below': {
    title: '{symbol} has fallen to {level}',
    body: 'Your alert: {symbol} at or below {level}. It traded at {price}. The alert has fired once and is over; set a new one to be told again.',
  },
  'alert.rise': {
    title: '{symbol} is up {change}',
    body: 'Your alert: {symbol} {rate} or more from its previous close. It traded at {price}, {change}. The alert has fired once and is over; set a new one to be told again.',
  },
  'alert.fall': {
    title: '{symbol} is down {change}',
    body: 'Your alert: {symbol} {rate} or further from its previous close. It traded at {price}, {change}. The alert has fired once and is over; set a new one to be told again.',
  },
  'alert.volume': {
    title: '{symbol} has traded {volume} shares',
    body: 'Your alert: the session’s volume of {symbol}. {volume} shares have been traded; the last price was {price}. The alert has fired once and is over; set a new one to be told again.',
  },
  'position.warned': {
    title: 'Margin warning: {symbol}',
    body: 'At {price} your position {position} in {symbol} has an equity of {equity} for a margin of {margin}, {warning}% or less. At {close_out}% it is closed by a market order. Add margin or close a part to avoid that.',
  },
  'position.closed_out': {
    title: 'Closed out: {symbol}',
    body: 'At {price} your position {position} in {symbol} had an equity of {equity} for a margin of {margin}, {close_out}% or less. By the published rule a market order to close it was placed; its slip shows the price and the costs.',
  },
};
