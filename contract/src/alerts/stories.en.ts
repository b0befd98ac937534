/** English texts of stories of price alerts. */
import type { StoryText } from '../stories.ts';
import type { alerts as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
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
  'alert.moved': {
    title: '{symbol}: your alert moved to {after}',
    body: 'From today {symbol} trades after a split or bonus shares. Your alert at {before} is now set at {after}, which means the same value for all your shares.',
  },
  'alert.volume': {
    title: '{symbol} has traded {volume} shares',
    body: 'Your alert: the session’s volume of {symbol}. {volume} shares have been traded; the last price was {price}. The alert has fired once and is over; set a new one to be told again.',
  },
};
