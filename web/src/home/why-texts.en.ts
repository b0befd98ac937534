const texts = {
  cash: 'Cash',
  margin: 'Margin in positions',
  escrow: 'Paid, shares not yet allotted',
  copyFunds: 'Copy funds, at their last valuation',
  openProfit: 'Open profit',
  receivable: 'Owed after a loss beyond the margin',
  loan: 'Loan to repay',
  accrued: 'Loan interest',
  byMark: 'Open profit is worked out at mark prices.',
};

export type WhyTexts = typeof texts;
export default texts;
