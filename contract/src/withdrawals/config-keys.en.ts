/** English: what each key of the configuration of money out is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { withdrawals as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  withdrawalWindow: {
    name: 'Withdrawal window',
    meaning: 'When withdrawals are taken on business days.',
  },
  withdrawalMinimum: {
    name: 'Minimum withdrawal',
    meaning: 'The minimum amount of one withdrawal.',
  },
  withdrawalMaximum: {
    name: 'Maximum withdrawal',
    meaning: 'The maximum amount of one withdrawal.',
  },
  withdrawalFee: {
    name: 'Withdrawal fee',
    meaning: 'What one withdrawal costs.',
  },
  isWalletPayoutOn: {
    name: 'Payouts to wallets',
    meaning: 'Whether we pay withdrawals to wallets, in USDT. If not, we pay to bank accounts only.',
  },
  networkFeeTrc20: {
    name: 'TRC20 network fee',
    meaning: 'Charged for each payout to a TRC20 wallet.',
  },
  networkFeeErc20: {
    name: 'ERC20 network fee',
    meaning: 'Charged for each payout to an ERC20 wallet.',
  },
  withdrawalTwoPersonFrom: {
    name: 'Withdrawals by two people from',
    meaning:
      'From this amount on, two people approve a withdrawal. What one person alone approved for the customer within 24 hours is added to it.',
  },
  withdrawalPromiseMinutes: {
    name: 'Promise: withdrawal',
    meaning: 'How long a withdrawal may take until it is paid.',
  },
  isWithdrawalBarredByPosition: {
    name: 'Positions bar withdrawals',
    meaning: 'Whether an open position bars withdrawals.',
  },
  withdrawalScoreMinimum: {
    name: 'Minimum score for withdrawals',
    meaning: 'The credit score needed to withdraw.',
  },
};
