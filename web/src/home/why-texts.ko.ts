import type { WhyTexts } from './why-texts.en.ts';

const texts: WhyTexts = {
  cash: '예수금',
  margin: '포지션 증거금',
  escrow: '배정 전 납입 주식대금',
  copyFunds: '카피 펀드(최근 평가 기준)',
  openProfit: '평가 손익',
  receivable: '증거금을 넘은 손실로 갚아야 할 금액',
  loan: '갚을 대출',
  accrued: '대출 이자',
  byMark: '평가 손익은 평가 가격 기준입니다.',
};

export default texts;
