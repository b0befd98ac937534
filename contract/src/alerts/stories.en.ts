/** English texts of stories of price alerts. */
import type { StoryText } from '../stories.ts';
import type { alerts as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'alert.above': {
    title: '{symbol} has reached {level}',
    body: 'Your alert: {symbol} at or above {level}. It traded at {price}. An alert fires once; set a new one to be alerted again.',
  },
  'alert.below': {
    title: '{symbol} has fallen to {level}',
    body: 'Your alert: {symbol} at or below {level}. It traded at {price}. An alert fires once; set a new one to be alerted again.',
  },
  'alert.rise': {
    title: '{symbol} moved {change}',
    body: 'Your alert: {symbol} {rate} or more from the previous close. It traded at {price}, {change}. An alert fires once; set a new one to be alerted again.',
  },
  'alert.fall': {
    title: '{symbol} moved {change}',
    body: 'Your alert: {symbol} {rate} or lower from the previous close. It traded at {price}, {change}. An alert fires once; set a new one to be alerted again.',
  },
  'alert.joined': {
    title: '{symbol}: two of your alerts became one',
    body: 'From today {symbol} trades after a split or bonus shares. Your alert at {before} would be adjusted to {after}, where you already have one: that one stays, and this one has ended.',
  },
  'alert.moved': {
    title: '{symbol}: your alert moved to {after}',
    body: 'From today {symbol} trades after a split or bonus shares. Your alert was adjusted in proportion, from {before} to {after}.',
  },
  'alert.volume': {
    title: '{symbol} has traded {volume} shares',
    body: 'Your alert: the session’s volume of {symbol}. {volume} shares have traded; the last price was {price}. An alert fires once; set a new one to be alerted again.',
  },
};
