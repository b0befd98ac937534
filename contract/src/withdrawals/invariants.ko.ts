/** Korean words of what the auditor checks of money out. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  open_withdrawal_holds_its_amount: {
    title: '진행 중 출금은 금액을 보류',
    meaning: '진행 중인 출금은 그 금액만큼 보류하고, 출금 보류에는 모두 진행 중인 출금이 있습니다.',
  },
  paid_withdrawal_has_its_entry: {
    title: '지급한 출금에 분개가 있음',
    meaning:
      '지급된 출금은 같은 고객, 같은 금액의 분개 하나이며 수수료는 회사로, 네트워크 수수료는 그 계정으로, 나머지는 은행으로 갑니다.',
  },
  wallet_payout_follows_its_rate: {
    title: 'USDT 출금은 환율을 따름',
    meaning:
      'USDT로 지급한 수량은 출금액에서 두 수수료를 뺀 금액을 환율로 나눈 값이며 오차는 백만분의 일보다 작습니다. 환율은 중간값에 스프레드의 절반을 더한 값입니다.',
  },
  withdrawal_entry_has_its_withdrawal: {
    title: '나간 돈에 출금 신청이 있음',
    meaning: '돈이 나간 분개는 모두 직원이 승인하고 지급한 출금에 속합니다.',
  },
};
