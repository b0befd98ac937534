/** English texts of stories of securities lending. */
import type { StoryText } from '../stories.ts';
import type { lending as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'lending.lent': {
    title: '{shares} {symbol} shares lent',
    body: 'You lend {shares} shares of {symbol}. They stay yours: they rise and fall and pay dividends as before, and you can recall or sell them at any time.',
  },
  'lending.recalled': {
    title: '{shares} {symbol} shares are back',
    body: 'You recalled {shares} shares of {symbol}, and they are back.',
  },
  'lending.recall_waits': {
    title: 'Recall of {symbol} shares: some are on loan',
    body: 'You recalled shares of {symbol}. {shares} are back now; {waiting} are on loan and come back as soon as other shares can replace them, no later than {due}. Until then you receive the fee for them, and you can sell them at any time.',
  },
  'lending.returned': {
    title: '{shares} {symbol} shares are back',
    body: 'The {shares} shares of {symbol} that you recalled are back.',
  },
};
