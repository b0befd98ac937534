import type { WorthTexts } from './worth-texts.en.ts';

const texts: WorthTexts = {
  title: '자산 추이',
  period: '기간',
  periods: { '1D': '1일', '1W': '1주', '1M': '1개월', '3M': '3개월', '1Y': '1년', all: '전체' },
  spokenPeriods: {
    '1D': '지난 마감 이후',
    '1W': '1주',
    '1M': '1개월',
    '3M': '3개월',
    '1Y': '1년',
    all: '전체 기간',
  },
  suffix: {
    '1D': '지난 마감 이후',
    '1W': '최근 1주',
    '1M': '최근 1개월',
    '3M': '최근 3개월',
    '1Y': '최근 1년',
    all: '누적',
  },
  paidIn: (amount) => `입금 ${amount}`,
  paidOut: (amount) => `출금 ${amount}`,
  spoken: ({ period, first, last, low, high }) =>
    `총 자산, ${period}: ${first}에서 ${last}, 최저 ${low}, 최고 ${high}.`,
  spokenHidden: '자산 추이. 금액을 숨겼습니다.',
  legend: '점선: 손익을 뺀 원금.',
  unknown: '지금 빠진 가격이 있어 차트를 그릴 수 없습니다.',
  performance: '수익률',
  showValues: '값 보기',
  hideValues: '값 숨기기',
  date: '날짜',
  now: '지금',
  total: '총 자산',
  profit: '손익',
  invested: '투자금',
  profitInAll: '누적 손익',
  cash: '현금',
  holdings: '보유 종목',
  all: (count) => `전체 ${count}`,
  average: (quantity, price) => `${quantity} · 평균 ${price}`,
  shortAverage: (quantity, price) => `공매도 ${quantity} · 평균 ${price}`,
  notListed: '상장 전',
  nothing: '지금 보유한 주식이 없습니다.',
  find: '주식 둘러보기',
};

export default texts;
