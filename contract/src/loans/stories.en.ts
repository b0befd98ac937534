/** English texts of stories of credit loans. */
import type { StoryText } from '../stories.ts';
import type { loans as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'loans.requested': {
    title: 'Loan of {amount} requested',
    body: 'Your request for a loan of {amount} over {days} days is in review. It will be decided by {promised}; until then you can cancel it.',
  },
  'loans.cancelled': {
    title: 'Loan request cancelled',
    body: 'You cancelled your request for a loan of {amount}. Nothing was borrowed.',
  },
  'loans.paid_out': {
    title: 'Loan of {amount} paid out',
    body: 'Your loan was approved and {amount} is in your cash. It is due on {due}. You can repay any part of it at any time, without a penalty.',
  },
  'loans.unaffordable': {
    title: 'Loan request rejected',
    body: 'We rejected your request for a loan of {amount}: it is too high for what you have with us. Nothing was borrowed and your credit score is unchanged.',
  },
  'loans.identity_doubt': {
    title: 'Loan request rejected: your identity',
    body: 'We rejected your request for a loan of {amount} because we could not match it with your verified identity. Contact customer service in the app. Nothing was borrowed.',
  },
  'loans.not_approved': {
    title: 'Loan request rejected',
    body: 'We could not approve your request for a loan of {amount}. Nothing was borrowed and your credit score is unchanged. If you did not send this request, change your passwords and check your devices under Login and security.',
  },
  'loans.asked': {
    title: 'Loan request ended',
    body: 'As you asked, your request for a loan of {amount} was ended. Nothing was borrowed.',
  },
  'loans.repaid': {
    title: 'Loan: {amount} repaid',
    body: 'You repaid {amount}. You still owe {owed} on this loan.',
  },
  'loans.ended': {
    title: 'Loan repaid in full',
    body: 'You repaid the last {amount}. Nothing is owed on this loan any more.',
  },
  'loans.reminder': {
    title: 'Your loan is due on {due}',
    body: 'You owe {owed} on your loan. If you repay it in full by this date, it can raise your credit score: see under Credit loan from which day. An overdue loan lowers it.',
  },
  'loans.due_waits': {
    title: 'Your loan: more time to repay',
    body: 'Your account was restricted by our staff when your loan was due, on {due}. You have until {by} to repay the {owed} you owe, and this loan does not lower your credit score before then. This deadline changes if the restriction ends earlier or later. Interest continues at the same rate.',
  },
  'loans.overdue': {
    title: 'Your loan is overdue',
    body: 'Your loan was due on {due} and you still owe {owed}. The rate stays the same and nothing of yours is sold. Your credit score falls until you repay, and you cannot borrow again until then.',
  },
};
