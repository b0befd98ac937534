import type { PayoutTexts } from './payout-texts.en.ts';

const texts: PayoutTexts = {
  networkFee: (network) => `${network} 네트워크 수수료`,
  exchanged: '환전 금액',
  rate: '환율',
  rateOf: (rate) => `1 USDT = ${rate} INR`,
  middle: (middle, spread) => `시장 중간값 ${middle}, 스프레드 ${spread}%. 1 USDT는 1 USD로 계산합니다.`,
  source: '환율 출처',
  sourceOf: (pair) => `외환시장 ${pair}`,
  ratesAt: (time) => `${time} 가격`,
  holds: '환율 유효 기한',
  until: (time, seconds) => `${time}까지 · ${seconds}초`,
  renews: '환율은 자동으로 갱신됩니다. 확인하면 지급할 때까지 고정됩니다.',
  fixed: '지급까지 고정',
  receive: '받는 금액',
  usdt: (amount) => `${amount} USDT`,
  roundedDown: '소수점 일곱째 자리부터 버립니다.',
  asking: '환율을 받는 중…',
  noAmount: '금액을 입력하면 환율과 받을 USDT가 표시됩니다.',
  over: '환율이 만료되었습니다. 새로 받으면 지금 받을 금액이 표시됩니다.',
  refresh: '환율 새로 받기',
  notYet: '환율이 표시되면 다시 누르세요.',
};

export default texts;
