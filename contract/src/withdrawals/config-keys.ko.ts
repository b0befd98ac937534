/** Korean: what each key of the configuration of money out is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { withdrawals as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  withdrawalWindow: {
    name: '출금 시간',
    meaning: '영업일에 출금을 받는 시간입니다.',
  },
  withdrawalMinimum: {
    name: '최소 출금액',
    meaning: '출금 한 건의 최소 금액입니다.',
  },
  withdrawalMaximum: {
    name: '최대 출금액',
    meaning: '출금 한 건의 최대 금액입니다.',
  },
  withdrawalFee: {
    name: '출금 수수료',
    meaning: '출금 한 건의 수수료입니다.',
  },
  isWalletPayoutOn: {
    name: '지갑 출금',
    meaning: '지갑으로의 출금을 USDT로 지급하는지 여부입니다. 꺼져 있으면 은행 계좌로만 지급합니다.',
  },
  networkFeeTrc20: {
    name: 'TRC20 네트워크 수수료',
    meaning: 'TRC20 지갑으로 출금할 때마다 받는 네트워크 수수료입니다.',
  },
  networkFeeErc20: {
    name: 'ERC20 네트워크 수수료',
    meaning: 'ERC20 지갑으로 출금할 때마다 받는 네트워크 수수료입니다.',
  },
  withdrawalTwoPersonFrom: {
    name: '출금 2인 승인 기준',
    meaning: '이 금액부터 출금을 두 사람이 승인합니다. 24시간 안에 한 사람이 단독으로 승인한 금액도 합산합니다.',
  },
  withdrawalPromiseMinutes: {
    name: '약속: 출금',
    meaning: '출금이 지급되기까지 걸리는 최대 시간입니다.',
  },
  isWithdrawalBarredByPosition: {
    name: '보유 중 출금 제한',
    meaning: '포지션을 보유하는 동안 출금을 막는지 정합니다.',
  },
  withdrawalScoreMinimum: {
    name: '출금 최소 신용 점수',
    meaning: '출금할 수 있는 최소 신용 점수입니다.',
  },
};
