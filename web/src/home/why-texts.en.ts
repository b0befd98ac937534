const texts = {
  cash: 'Cash',
  margin: 'Margin in positions',
  escrow: 'Paid for shares to come',
  openProfit: 'Open profit',
  receivable: 'Owed after a loss beyond the margin',
  sum: 'Total = cash + margin in positions + open profit at the latest prices.',
  sumWithEscrow:
    'Total = cash + margin in positions + what is paid for shares to come + open profit at the latest prices.',
};

export type WhyTexts = typeof texts;
export default texts;
