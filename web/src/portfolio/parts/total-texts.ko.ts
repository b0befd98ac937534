import type { TotalTexts } from './total-texts.en.ts';

const texts: TotalTexts = {
  parts: {
    cash: '사용 가능 현금',
    held: '묶인 현금',
    foreign: '외화 현금',
    shares: '주식',
    lent: '빌려준 주식',
    pledged: '담보로 맡긴 주식',
    funds: '펀드(ETF)',
    digital: '디지털 통화',
    forex: '외환 포지션',
    unlisted: '배정 주식(상장 전)',
    escrow: '공모주 납입금',
    units: '카피 펀드',
    dividends: '받을 배당금',
    short_kept: '공매도 대금',
    short_owed: '되사야 할 주식',
    leverage: '레버리지 차입금',
    receivable: '손실로 갚을 금액',
    loan: '대출',
    interest: '대출 이자',
  },
  total: '총 자산',
  byMark: '보유한 모든 것을 지금 평가 가격으로 더하고 갚을 금액을 뺀 값입니다.',
  unknownPrice: '지금 빠진 가격이 있어 합계를 낼 수 없습니다.',
};

export default texts;
