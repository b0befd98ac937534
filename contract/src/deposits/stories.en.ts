/** English texts of stories of money in. */
import type { StoryText } from '../stories.ts';
import type { deposits as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'deposit.sent': {
    title: 'Deposit of {amount} sent for review',
    body: 'Your payment of {amount} with reference {reference} is in review. It will be decided by {promised}; until then you can cancel it.',
  },
  'deposit.cancelled': {
    title: 'Deposit of {amount} cancelled',
    body: 'The request with reference {reference} for {amount} will not be reviewed. If you have paid, send a new request with the receipt.',
  },
  'deposit.credited': {
    title: 'Deposit of {amount} credited',
    body: 'Your payment with reference {reference} has arrived. {amount} is in your cash, and the entry is in your records.',
  },
  'deposit.credited_owed': {
    title: 'Deposit of {amount} credited, {owed} of it pays what you owed',
    body: 'Your payment with reference {reference} has arrived. {amount} was credited, and {owed} of it paid off what you owed from an earlier loss. Both entries are in your records.',
  },
  'deposit.not_received': {
    title: 'Deposit of {amount} not credited: nothing arrived',
    body: 'No payment with reference {reference} for {amount} has reached the account. If it left yours, send the bank’s confirmation with a new request.',
  },
  'deposit.amount_differs': {
    title: 'Deposit of {amount} not credited: another amount arrived',
    body: 'The payment with reference {reference} was not {amount}. Send a new request with the amount that you paid; your money is safe.',
  },
  'deposit.proof_unreadable': {
    title: 'Deposit of {amount} not credited: the receipt cannot be read',
    body: 'The receipt for reference {reference} for {amount} could not be read. Send a new request with a sharp photo that shows amount, date and reference.',
  },
  'deposit.proof_used': {
    title: 'Deposit of {amount} not credited: the receipt was used before',
    body: 'The receipt for reference {reference} for {amount} belongs to another deposit. Send a new request with the receipt of this payment.',
  },
  'deposit.proof_false': {
    title: 'Deposit of {amount} not credited: no such payment',
    body: 'The bank has confirmed that there is no payment for the receipt you sent (reference {reference}, {amount}). By the published rules this lowers your credit score. If you disagree, contact customer service with your bank’s confirmation.',
  },
  'deposit.payer_differs': {
    title: 'Deposit of {amount} not credited: paid by somebody else',
    body: 'The payment with reference {reference} for {amount} came from an account that is not in your name, and is being sent back. Pay from an account in your own name.',
  },
  'deposit.asked': {
    title: 'Deposit of {amount} cancelled as you asked',
    body: 'The request with reference {reference} for {amount} was ended because you asked for it.',
  },
};
