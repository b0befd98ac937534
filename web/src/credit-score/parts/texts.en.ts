/** English texts of the credit score. Times arrive formatted. */
const texts = {
  title: 'Credit score',
  ofRange: (score: number, least: number, most: number) => `${score}, from ${least} to ${most}`,
  range: (least: number, most: number) => `From ${least} to ${most}`,
  meaning: (minimum: number) =>
    `The score sets how much you can borrow. Below ${minimum}, you cannot withdraw. It is calculated by the rules below; nobody sets it.`,
  history: 'Score history',
  start: 'Everybody starts with',
  rules: 'How it is calculated',
  after: (score: number) => `Score after it: ${score}`,
  events: {
    verified: 'Identity verified',
    exam_passed: 'Exam passed',
    first_deposit: 'First deposit',
    account_90_days: '90 days with us',
    account_365_days: 'One year with us',
    loan_repaid_in_time: 'Loan repaid by its date',
    pledge_repaid_in_time: 'Pledge repaid by its date',
    position_closed_out: 'Position closed out',
    win_forfeited: 'IPO win not paid by its deadline',
    loan_overdue: 'Loan overdue',
    loan_overdue_longer: 'Loan still overdue',
    deposit_false: 'Deposit receipt proved false',
  },
  notes: {
    loans: (count: number, days: number) =>
      `If it was open for at least ${days} days. Up to ${count} loans and pledges count; of those open at the same time, only the first one repaid`,
    longer: (days: number) => `For every ${days} more days`,
  },
};

export type CreditScoreTexts = typeof texts;

export default texts;
