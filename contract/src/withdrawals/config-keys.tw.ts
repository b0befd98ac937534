/** Traditional Chinese: what each key of the configuration of money out is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { withdrawals as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  withdrawalWindow: {
    name: '出金時段',
    meaning: '營業日可出金的時段。',
  },
  withdrawalMinimum: {
    name: '單筆出金下限',
    meaning: '單筆出金的最低金額。',
  },
  withdrawalMaximum: {
    name: '單筆出金上限',
    meaning: '單筆出金的最高金額。',
  },
  withdrawalFee: {
    name: '出金手續費',
    meaning: '每筆出金的費用。',
  },
  isWalletPayoutOn: {
    name: '錢包出金',
    meaning: '是否以 USDT 支付至錢包的出金；若否，僅支付至銀行帳戶。',
  },
  networkFeeTrc20: {
    name: 'TRC20 網路手續費',
    meaning: '每筆支付至 TRC20 錢包的出金所收取的網路手續費。',
  },
  networkFeeErc20: {
    name: 'ERC20 網路手續費',
    meaning: '每筆支付至 ERC20 錢包的出金所收取的網路手續費。',
  },
  withdrawalTwoPersonFrom: {
    name: '出金雙人審核門檻',
    meaning: '達此金額的出金須由兩人核准。24 小時內由一人單獨核准的金額一併計入。',
  },
  withdrawalPromiseMinutes: {
    name: '承諾：出金',
    meaning: '出金到付款的承諾時間。',
  },
  isWithdrawalBarredByPosition: {
    name: '持倉時不可出金',
    meaning: '持有持倉時是否不可出金。',
  },
  withdrawalScoreMinimum: {
    name: '出金最低信用分數',
    meaning: '可出金的最低信用分數。',
  },
};
