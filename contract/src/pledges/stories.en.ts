/** English texts of stories of pledges. */
import type { StoryText } from '../stories.ts';
import type { pledges as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'pledges.requested': {
    title: 'Pledge of {symbol} requested',
    body: 'Your request to borrow {amount} against {lots} lots of {symbol} is in review. You cannot sell these shares meanwhile. It will be decided by {promised}; until then you can cancel it.',
  },
  'pledges.cancelled': {
    title: 'Pledge request cancelled',
    body: 'You cancelled your request to borrow {amount} against {symbol}. Nothing was borrowed, and you can sell the shares again.',
  },
  'pledges.paid_out': {
    title: '{amount} paid out against {symbol}',
    body: 'Your pledge was approved and {amount} is in your cash. It is due on {due}; you can repay any part at any time, without a penalty. If what you owe reaches {sale}% of the value of the shares, we give notice and then sell some.',
  },
  'pledges.value_fell': {
    title: 'Pledge request rejected: value',
    body: 'We rejected your request to borrow {amount} against {symbol}: the shares do not cover it at the current price. Nothing was borrowed, and you can sell the shares again.',
  },
  'pledges.identity_doubt': {
    title: 'Pledge request rejected: your identity',
    body: 'We rejected your request to borrow {amount} against {symbol} because we could not match it with your verified identity. Contact customer service in the app. You can sell the shares again.',
  },
  'pledges.not_approved': {
    title: 'Pledge request rejected',
    body: 'We could not approve your request to borrow {amount} against {symbol}. Nothing was borrowed, and you can sell the shares again. If you did not send this request, change your passwords and check your devices under Login and security.',
  },
  'pledges.asked': {
    title: 'Pledge request ended',
    body: 'As you asked, your request to borrow {amount} against {symbol} was ended. You can sell the shares again.',
  },
  'pledges.repaid': {
    title: 'Pledge: {amount} repaid',
    body: 'You repaid {amount}. You still owe {owed} on this pledge.',
  },
  'pledges.finished': {
    title: 'Pledge repaid: {symbol}',
    body: 'You repaid the last {amount}. Nothing is owed on this pledge any more, and your shares of {symbol} can be sold again.',
  },
  'pledges.warning': {
    title: '{symbol}: what you owe is {percent}% of its value',
    body: 'You owe {owed}; the pledged shares of {symbol} are worth {value} at the mark price. At {sale}% we give notice and then sell shares. You can repay any part now.',
  },
  'pledges.notice': {
    title: 'Notice: shares of {symbol} may be sold',
    body: 'You owe {owed}; the pledged shares of {symbol} are worth {value} at the mark price: {percent}% or more is owed. Repay a part by {by}. If as much is still owed then, we sell as many lots as needed and repay what you owe with the proceeds.',
  },
  'pledges.sold': {
    title: '{shares} pledged shares of {symbol} sold',
    body: 'After our notice, {shares} shares of {symbol} were sold on the market and {amount} of the proceeds repaid your pledge. You still owe {owed}.',
  },
  'pledges.reminder': {
    title: 'Your pledge is due on {due}',
    body: 'You owe {owed} on your pledge. Repay it in full by this date.',
  },
  'pledges.due_waits': {
    title: 'Your pledge: more time to repay',
    body: 'Your account was restricted by our staff when your pledge was due, on {due}. You have until {by} to repay the {owed} you owe; repaid by then it counts as repaid by its date. This deadline changes if the restriction ends earlier or later. Interest continues at the same rate.',
  },
  'pledges.overdue': {
    title: 'Your pledge is overdue',
    body: 'Your pledge was due on {due} and you still owe {owed}. The rate stays the same and nothing is sold for being late. Interest goes on until you repay.',
  },
};
