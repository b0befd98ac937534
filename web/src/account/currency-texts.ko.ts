import type { CurrencyTexts } from './currency-texts.en.ts';

const texts: CurrencyTexts = {
  title: '다른 통화',
  none: '아직 없습니다. 루피를 아홉 가지 통화로 환전할 수 있습니다.',
  exchange: '환전',
  exchangeOf: (currency) => `${currency} 환전`,
  recordsOf: (currency) => `${currency} 자금 기록`,
  failed: '다른 통화를 불러오지 못했습니다.',
  retry: '다시 시도',
  worth: (amount) => `≈ ${amount} INR`,
  noRate: '지금은 환율이 없습니다',
  why: '왜 이 금액인가요?',
  cash: '예수금',
  held: '묶인 금액',
  available: '사용 가능 = 예수금 − 묶인 금액',
  inInr: 'INR 환산',
  ratesAt: (time) => `시장 중간값, ${time}`,
  lines: '구성 내역',
  linesHint: '이 통화의 모든 분개입니다. 마지막 숫자는 그 뒤의 잔액입니다.',
  entry: (entry) => `분개 ${entry}`,
  after: (amount) => `이후 잔액 ${amount}`,
  kind: { exchange_in: '환전 입금', exchange_out: '환전 출금', reversal: '정정' },
  line: '분개',
};

export default texts;
