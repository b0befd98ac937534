/** Korean texts of what a short borrows, on the ticket. */
import { formatQuantity } from '@bahi/core/format.ts';
import type { BorrowTexts } from './borrow-texts.en.ts';

const texts: BorrowTexts = {
  label: '빌릴 수 있는 주식',
  closed: '대여 중단',
  left: (left) => `${formatQuantity(left)}주`,
  quota: (quota) => `전체 고객 한도 ${formatQuantity(quota)}주`,
  fee: '차입 수수료',
  perDay: (p) => `하루 ${p.day} INR`,
  feeNote: (p) =>
    `현재 요율과 평가 가격 기준으로 연 ${p.rate}%, 1년에 ${p.year} INR입니다. 자정에 포지션이 열려 있는 날마다 부과되며, 요율은 빌린 비율에 따라 달라집니다.`,
};

export default texts;
