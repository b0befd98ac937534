/** Korean texts of pledges. Money and times arrive formatted. */
import { formatQuantity } from '@bahi/core/format.ts';
import type { PledgeTexts } from './texts.en.ts';

const texts: PledgeTexts = {
  rules: (p) =>
    `연 ${p.rate}% 단리, 하루 한 번 계산. 중도 상환 수수료가 없습니다. 빌린 돈으로 거래할 수 있지만 출금할 수는 없습니다.`,
  saleRule: (p) =>
    `주식은 계속 고객님의 것이며 모두 갚을 때까지 팔 수 없습니다. 평가액은 평가 가격으로 계산합니다. 갚을 금액이 평가액의 ${p.warningPercent}%에 이르면 알려 드립니다. ${p.salePercent}%에 이르면 다시 안내하고, ${p.noticeHours}시간 뒤에도 그 비율 이상이면 ${p.warningPercent}% 아래로 내려갈 만큼만 시장에서 매도하여 갚을 금액에 충당합니다. 그 밖의 경우에는 연체되더라도 매도하지 않습니다.`,
  intro: (p) =>
    `주식을 팔지 않고 평가액의 ${p.percent}%까지 빌릴 수 있습니다. 최소 ${p.minimum} INR이며 신청마다 담당자가 심사합니다.`,
  borrow: '주식 담보 설정',
  holding: '보유 종목',
  holdingText: (p) => `${p.symbol} · ${p.lots}로트`,
  lots: '로트',
  lotsHint: (p) => `1로트 ${p.shares}주, 최대 ${p.maximum}로트`,
  wholeLots: (maximum) => `로트 수를 정수로 입력하세요. 최대 ${maximum}로트`,
  amount: '금액',
  limits: (p) => `${p.minimum}부터 ${p.limit}까지`,
  coverTooLittle: (p) => `이 로트로는 ${p.limit}까지만 빌릴 수 있어 최소 금액 ${p.minimum}에 못 미칩니다`,
  enterAmount: '금액을 소수 둘째 자리까지 입력하세요',
  tooLittle: (minimum) => `최소 ${minimum}`,
  tooMuch: (limit) => `이 로트로는 최대 ${limit}까지 빌릴 수 있습니다`,
  term: '기간',
  days: (days) => `${days}일`,
  cost: '비용',
  mark: '평가 가격',
  value: '주식 평가액',
  ofValue: '평가액 대비 갚을 금액',
  rate: '연이율',
  percent: (of) => `${of}%`,
  perDay: '하루 이자',
  total: (days) => `${days}일 뒤 이자`,
  totalNote: '그 전에 갚지 않을 때',
  decision: '결정 기한',
  ask: '담보 대출 신청',
  askAmount: (amount) => `${amount} 신청`,
  confirmTitle: (amount) => `${amount} INR 빌리기`,
  sent: '담보 대출을 신청했습니다',
  noHoldings:
    '지금은 담보로 쓸 주식이 없습니다. 레버리지 없이 전액 매수했고 아직 담보로 잡히지 않은 로트를 담보로 쓸 수 있습니다.',
  toMarket: '시세 보기',
  interestFirst: '이자를 먼저 갚고 원금을 갚습니다. 모두 갚으면 주식을 다시 팔 수 있습니다.',
  openTitle: (symbol) => `진행 중인 담보 대출: ${symbol}`,
  pendingTitle: '심사 중인 신청',
  pendingBody: '그동안 주식을 팔 수 없습니다. 결정되기 전에는 취소할 수 있습니다.',
  principal: '갚을 원금',
  interest: '현재까지 이자',
  fee: '총이자',
  repaidSum: '총상환액',
  pledged: '담보 주식',
  shares: (count) => `${formatQuantity(count)}주`,
  sold: '매도된 주식',
  due: '만기일',
  score: '신용 점수',
  counts: (date) => `${date}부터 반영`,
  countsNote: (by) =>
    `그날부터 ${by}까지 모두 갚으면 점수가 오릅니다. 동시에 여러 건을 빌렸다면 먼저 갚은 1건만 반영됩니다.`,
  number: '번호',
  overdue: '연체',
  warning: '경고',
  saleNotice: '매도 안내',
  warned: (p) =>
    `갚을 금액이 평가액의 ${p.percent}%입니다. ${p.sale}%에 이르면 안내 후 주식을 매도할 수 있습니다. 일부를 갚으면 낮아집니다.`,
  noticed: (p) =>
    `안내: ${p.at}에도 갚을 금액이 평가액의 ${p.percent}% 이상이면 주식을 매도합니다. 그 전에 일부를 갚으세요.`,
  waits: (by) => `만기일에 계좌가 제한되어 있었습니다. ${by}까지 갚으면 됩니다.`,
  overdueBody: (date) =>
    `이 담보 대출의 만기일은 ${date}이었습니다. 연체만으로 매도하지 않으며 갚을 때까지 이자가 붙습니다.`,
  toPayOut: '결정과 지급',
  paidOut: '승인 및 지급',
  records: '담보 대출 내역',
  emptyRecords: '담보 대출 내역이 없습니다.',
  lines: '원장 기록',
  interestOf: (date) => `${date} 이자`,
  states: { pending: '심사 중', lending: '진행 중', finished: '종료', rejected: '거절', cancelled: '취소' },
  outcomes: { repaid: '상환 완료', sold: '매도로 상환' },
  cancel: {
    action: '신청 취소',
    title: '담보 대출 신청을 취소할까요?',
    body: '빌린 금액은 없고 주식은 바로 다시 팔 수 있습니다.',
  },
  line: { pledge_paid_out: '지급', pledge_interest: '이자', pledge_repaid: '상환' },
};

export default texts;
