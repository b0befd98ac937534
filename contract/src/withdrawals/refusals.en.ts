/** English texts of refusals of money out. */
import type { withdrawals as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'withdrawals.window_closed': 'Outside withdrawal hours. Open {from} to {until}.',
  'withdrawals.amount_invalid': 'Enter an amount in INR, with at most {decimals} decimals.',
  'withdrawals.below_minimum': 'The minimum withdrawal is {minimum}.',
  'withdrawals.above_maximum': 'The maximum of one withdrawal is {maximum}.',
  'withdrawals.open_request': 'Another withdrawal is in progress.',
  'withdrawals.money_out_held': 'Because of a security change, you can withdraw again from {until}.',
  'withdrawals.position_held': 'Exit your open positions first. Open now: {count}.',
  'withdrawals.score_low': 'Your credit score is {score}; {minimum} is needed.',
  'withdrawals.loan_open':
    'You owe {amount} on your loan, and that amount must stay. You can withdraw {withdrawable}; repay the loan to withdraw more.',
  'withdrawals.insufficient': 'Withdrawable is {withdrawable}: {short} short.',
  'withdrawals.inr_only': 'We pay withdrawals out in INR to bank accounts only. Choose a bank account.',
  'withdrawals.below_network_fee': 'The fees of this withdrawal are {fees}. Enter more than that.',
  'withdrawals.quote_expired':
    'The rate you confirmed no longer holds. Until {until}, you receive {usdt} USDT (1 USDT = {rate} INR). Confirm again.',
  'withdrawals.unknown': 'This withdrawal does not exist.',
  'withdrawals.not_pending': 'A withdrawal can be cancelled only until it is approved.',
};
