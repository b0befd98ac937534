/** Korean texts of a repayment. */
import type { RepayTexts } from './repay-texts.en.ts';

const texts: RepayTexts = {
  repay: '상환',
  repayAmount: '상환 금액',
  available: (available) => `사용 가능 ${available}`,
  repaySome: (amount) => `${amount} 상환`,
  all: '전액',
  allLabel: '전액 상환',
  noAmount: '0보다 큰 금액을 소수 둘째 자리까지 입력하세요',
  aboveOwed: (owed) => `갚을 금액 ${owed}보다 많습니다`,
  notEnough: (available) => `예수금이 부족합니다. 사용 가능 ${available}`,
  repaid: '상환했습니다',
};

export default texts;
