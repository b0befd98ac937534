import type { CreditScoreTexts } from './texts.en.ts';

const texts: CreditScoreTexts = {
  title: '신용 점수',
  ofRange: (score, least, most) => `${score}점, ${least}점에서 ${most}점까지`,
  range: (least, most) => `${least}점에서 ${most}점까지`,
  meaning: (minimum) =>
    `점수에 따라 빌릴 수 있는 금액이 정해지고, ${minimum}점보다 낮으면 출금할 수 없습니다. 아래 규칙대로 계산되며 아무도 임의로 정하지 않습니다.`,
  history: '점수 내역',
  start: '모두의 시작 점수',
  rules: '점수 계산 방법',
  after: (score) => `변동 후 점수: ${score}`,
  events: {
    verified: '본인 확인 완료',
    exam_passed: '시험 합격',
    first_deposit: '첫 입금',
    account_90_days: '가입 90일',
    account_365_days: '가입 1년',
    loan_repaid_in_time: '대출 기한 내 상환',
    pledge_repaid_in_time: '담보 대출 기한 내 상환',
    position_closed_out: '포지션 강제 청산',
    win_forfeited: '공모주 당첨 후 기한 내 미납',
    loan_overdue: '대출 연체',
    loan_overdue_longer: '대출 연체 지속',
    deposit_false: '입금 증빙이 거짓으로 확인됨',
  },
  notes: {
    loans: (count, days) =>
      `${days}일 이상 빌린 경우, 대출과 담보 대출을 합해 ${count}건까지 반영, 동시에 빌린 것은 먼저 갚은 1건만`,
    longer: (days) => `${days}일 더 연체될 때마다`,
  },
};

export default texts;
