/** English texts of stories of money out. */
import type { StoryText } from '../stories.ts';
import type { withdrawals as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'withdrawal.requested': {
    title: 'Withdrawal of {amount} requested',
    body: '{amount} to {destination} is on hold and waits for review. It arrives no later than {latest}. You can cancel until it is approved. If this was not you, freeze your account under Login and security now.',
  },
  'withdrawal.approved': {
    title: 'Withdrawal of {amount} approved',
    body: '{amount} is on its way to {destination} and arrives no later than {latest}.',
  },
  'withdrawal.cancelled': {
    title: 'Withdrawal of {amount} cancelled',
    body: '{amount} for {destination} is available again. If this was not you, freeze the account under Login and security and change your passwords.',
  },
  'withdrawal.paid': {
    title: 'Withdrawal of {amount} paid',
    body: '{amount} has left for {destination}. The entry is in your records.',
  },
  'withdrawal.requested_usdt': {
    title: 'Withdrawal of {amount} requested',
    body: '{amount} is on hold and waits for review. {usdt} USDT (1 USDT = {rate} INR) arrives at {destination} no later than {latest}; this rate stays fixed. You can cancel until it is approved. If this was not you, freeze your account under Login and security now.',
  },
  'withdrawal.approved_usdt': {
    title: 'Withdrawal of {amount} approved',
    body: '{usdt} USDT for {amount} is on its way to {destination} and arrives no later than {latest}.',
  },
  'withdrawal.paid_usdt': {
    title: 'Withdrawal of {amount} paid',
    body: '{usdt} USDT for {amount} has left for {destination}. The entry is in your records.',
  },
  'withdrawal.name_differs': {
    title: 'Withdrawal of {amount} rejected: the name differs',
    body: 'The account behind {destination} is not in your verified name. {amount} is available again; choose an account of your own.',
  },
  'withdrawal.destination_returned': {
    title: 'Withdrawal of {amount} came back',
    body: 'The bank or network could not deliver {amount} to {destination}. The money is available again; check the details before you ask again.',
  },
  'withdrawal.not_approved': {
    title: 'Withdrawal of {amount} rejected',
    body: 'We could not approve the withdrawal of {amount} to {destination}. The money is available again. If you did not ask for it, change your passwords and check your devices under Login and security. If you have questions, contact us.',
  },
  'withdrawal.asked': {
    title: 'Withdrawal of {amount} ended as you asked',
    body: 'You asked to end the withdrawal to {destination}. {amount} is available again.',
  },
  'withdrawal.court_order': {
    title: 'Withdrawal of {amount} rejected by order of a court',
    body: 'A court or authority has ordered that the money must stay. The {amount} for {destination} remains in your account and is still yours. Contact us for the order’s number.',
  },
};
