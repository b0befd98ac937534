const texts = {
  cash: 'Cash',
  margin: 'Margin in positions',
  escrow: 'Paid for shares to come',
  openProfit: 'Open profit',
  receivable: 'Owed after a loss beyond the margin',
  byMark: 'Open profit is worked out at mark prices.',
};

export type WhyTexts = typeof texts;
export default texts;
