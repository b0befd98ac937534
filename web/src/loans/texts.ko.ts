import type { LoanTexts } from './texts.en.ts';

const countsMost = '대출과 담보 대출을 합해 5건까지만 반영되고, 동시에 빌린 것은 먼저 갚은 1건만 반영됩니다.';

const texts: LoanTexts = {
  title: '신용 대출',
  recordsTitle: '대출 내역',
  figures: '내 대출 요약',
  score: '신용 점수',
  mayBorrow: '대출 가능액',
  owe: '갚을 금액',
  limit: '내 한도',
  limitBy: ({ score, from, perPoint, limit, maximum }) =>
    `내 한도: (${score} − ${from}) × ${perPoint} = ${limit}, 최대 ${maximum}`,
  onceVerified: ({ from, perPoint, maximum }) =>
    `본인 확인을 마치면 빌릴 수 있습니다. 신용 점수가 ${from}점을 넘으면 1점마다 ${perPoint}씩, 최대 ${maximum}입니다.`,
  rules: (rate) =>
    `연 ${rate}% 단리, 하루에 한 번 계산합니다. 중도 상환 수수료는 없습니다. 빌린 돈으로 거래할 수 있지만 출금할 수는 없습니다.`,

  borrow: '대출 신청',
  amount: '금액',
  limits: (minimum, left) => `루피 단위, ${minimum}부터 ${left}까지`,
  enterAmount: '금액을 입력하세요',
  notWhole: '소수점 없이 루피 단위로 입력하세요',
  tooLittle: (minimum) => `최소 ${minimum}`,
  tooMuch: (left) => `한도 ${left}보다 많습니다`,
  term: '기간',
  days: (days) => `${days}일`,
  cost: '대출 비용',
  rate: '연이율',
  ratePercent: (rate) => `${rate}%`,
  rateNote: (rate) => `연이율: ${rate}%`,
  perDay: '하루 이자',
  perYear: '1년 이자',
  total: (days) => `${days}일 뒤 이자`,
  totalNote: '그 전에 갚지 않을 때',
  due: '만기일',
  decision: '심사 기한',
  ask: '대출 신청하기',
  askAmount: (amount) => `${amount} 대출 신청`,
  confirmTitle: (amount) => `${amount} INR 빌리기`,
  sent: '대출을 신청했습니다',

  interestFirst: '이자를 먼저 갚고 그다음 원금을 갚습니다.',

  openTitle: '진행 중인 대출',
  pendingTitle: '심사 중인 신청',
  pendingBody: '결정되기 전에는 취소할 수 있습니다.',
  loan: '대출',
  borrowed: '빌린 금액',
  principal: '남은 원금',
  interest: '지금까지 이자',
  interestCharged: '이자 합계',
  repaidSum: '상환 합계',
  number: '번호',
  overdue: '연체',
  waits: (due, by) =>
    `직원의 조치로 계좌가 제한되어 상환 기한이 만기일(${due})에서 ${by}까지로 연장되었습니다. 그 전에는 점수가 내려가지 않습니다. 이 기한은 제한이 끝나는 시점에 따라 달라지며, 만기일에서 최대 10영업일까지 연장됩니다. 이자는 같은 이율로 계속 붙습니다.`,
  scoreEffect: '신용 점수',
  effect: {
    open: {
      counts: '반영 기간 충족',
      too_early: '지금 모두 갚으면 반영 안 됨',
      beside_another: '반영되지 않음',
      overdue: '내려감',
    },
    ended: {
      counts: '기한 내 상환',
      too_early: '반영되지 않음',
      beside_another: '반영되지 않음',
      overdue: '연체로 내려감',
    },
  },
  countsFrom: (from, due) =>
    from === due
      ? `대출은 30일이 지나야 반영됩니다. ${due}에 모두 갚으면 점수가 오릅니다. ${countsMost}`
      : `대출은 30일이 지나야 반영됩니다. ${from}부터 ${due} 사이에 모두 갚으면 점수가 오릅니다. ${countsMost}`,
  countsUntil: (from, by) =>
    `대출은 30일이 지나야 반영됩니다. ${from}부터 ${by} 전까지 모두 갚으면 점수가 오릅니다. ${countsMost}`,
  countsMost,
  tooEarly: '빌린 지 30일이 되기 전에 모두 갚았습니다.',
  besideAnother: {
    open: '이 대출이 남아 있는 동안 다른 대출이나 담보 대출을 먼저 갚았습니다. 그 건이 반영되므로 이 대출은 반영되지 않습니다.',
    ended: '같은 기간의 다른 대출이나 담보 대출을 먼저 갚아 그 건이 반영되었고, 이 대출은 반영되지 않았습니다.',
  },
  overdueBody: (date) => `만기일(${date})이 지났습니다. 갚을 때까지 점수가 내려갑니다.`,
  states: {
    pending: '심사 중',
    in_progress: '진행 중',
    ended: '종료',
    rejected: '거절됨',
    cancelled: '취소됨',
  },
  cancel: {
    action: '신청 취소',
    title: '이 대출 신청을 취소할까요?',
    body: '아직 빌린 금액이 없습니다. 언제든지 다시 신청할 수 있습니다.',
  },
  toPayOut: '심사와 지급',
  paidOut: '승인 및 지급',

  records: '대출 내역',
  recordsHint: '신청, 지급, 이자, 상환',
  emptyRecords: '대출을 신청한 적이 없습니다.',
  toLoan: '신용 대출로 이동',
  lines: '장부 내역',
  noLines: '아직 기록된 내역이 없습니다.',
  line: {
    loan_paid_out: '지급',
    loan_interest: '이자',
    loan_repaid: '상환',
  },
  interestOf: (date) => `${date} 이자`,
  split: (principal, interest) => `원금 ${principal} · 이자 ${interest}`,
  scoreTitle: '내 점수',
};

export default texts;
