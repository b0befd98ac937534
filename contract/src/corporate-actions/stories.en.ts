/** English texts of stories of corporate actions. */
import type { StoryText } from '../stories.ts';
import type { corporateActions as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'position.split': {
    title: '{symbol}: your shares were split {ratio}',
    body: 'Your position {position} in {symbol} now has {after} shares instead of {before}, at a proportionally lower price. What it cost, its margin and its profit are the same; stop-loss and take-profit have moved with it. A fraction of a share was paid out.',
  },
  'position.bonus': {
    title: '{symbol}: bonus shares {ratio}',
    body: 'Your position {position} in {symbol} now has {after} shares instead of {before}, at a proportionally lower price. What it cost, its margin and its profit are the same; stop-loss and take-profit have moved with it. A fraction of a share was paid out.',
  },
  'order.ended_by_action': {
    title: '{symbol}: an order was cancelled',
    body: 'From today {symbol} trades after a split, bonus shares, a dividend or rights. Your order {order} was placed for the price and shares before that, so it was cancelled and its hold released. Place it again if you still want it.',
  },
  'dividend.due': {
    title: '{symbol}: a dividend of {amount}',
    body: 'For {shares} shares in your position {position} you get {amount} on {date}, even if you sell before. Until then it counts as a part of the position; stop-loss and take-profit have moved by the dividend.',
  },
  'dividend.to_apply': {
    title: '{symbol}: a dividend of {amount} to apply for',
    body: 'For {shares} shares in your position {position} a dividend of {amount} is yours, even if you sell. Apply for it on the position’s page: it is reviewed and paid from {date}. If you do not apply, it is paid automatically on {last}. Until it is paid it counts as a part of the position; stop-loss and take-profit have moved by the dividend.',
  },
  'dividend.approved': {
    title: 'Dividend of {symbol}: application approved',
    body: '{amount} for your position {position} is paid on {date}.',
  },
  'dividend.refused_account_checked': {
    title: 'Dividend of {symbol}: application not approved',
    body: 'Your account is being checked, so {amount} for your position {position} is not paid yet. You can apply again; it stays yours, and on {last} it is paid without an application.',
  },
  'dividend.refused_tax_details': {
    title: 'Dividend of {symbol}: tax details are missing',
    body: 'Tax details needed for {amount} on your position {position} are missing. Complete them and apply again; it stays yours, and on {last} it is paid without an application.',
  },
  'dividend.refused_not_received': {
    title: 'Dividend of {symbol}: not received from the company yet',
    body: 'The company has not paid {amount} for your position {position} to us yet. You can apply again; it stays yours, and on {last} it is paid without an application.',
  },
  'dividend.owed': {
    title: '{symbol}: a dividend of {amount} to pay',
    body: 'Your position {position} is short by {shares} shares, and short positions pay the dividend: {amount} leaves your account on {date}. The price fell by as much, in your favour; stop-loss and take-profit have moved with it.',
  },
  'dividend.paid': {
    title: 'Dividend of {symbol}: {amount}',
    body: '{amount} for {shares} shares in your position {position} has reached your account.',
  },
  'dividend.charged': {
    title: 'Dividend of {symbol} paid: {amount}',
    body: '{amount} for {shares} shares that your position {position} was short of has left your account.',
  },
};
