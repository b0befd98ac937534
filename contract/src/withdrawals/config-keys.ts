/** What the operator sets of money out; its defaults: core/src/parameters.ts. */
import { key } from '../config-key.ts';

export const withdrawals = {
  withdrawalWindow: key('window', 'money'),
  withdrawalMinimum: key('money', 'money'),
  withdrawalMaximum: key('money', 'money'),
  withdrawalFee: key('money', 'money'),
  isWalletPayoutOn: key('boolean', 'money'),
  networkFeeTrc20: key('money', 'money'),
  networkFeeErc20: key('money', 'money'),
  withdrawalTwoPersonFrom: key('money', 'money', false),
  withdrawalPromiseMinutes: key('minutes', 'money'),
  isWithdrawalBarredByPosition: key('boolean', 'money'),
  withdrawalScoreMinimum: key('count', 'money'),
};
