/** English texts of lending shares. Money, rates and times arrive formatted. */
const lotsOf = (lots: string) => `${lots} ${lots === '1' ? 'lot' : 'lots'}`;

const texts = {
  rules: (lenderPercent: number) =>
    `Others borrow your shares to sell them short: to gain if the price falls. The shares stay yours: you gain or lose with their price as before, receive dividends and can sell. You are paid only for days on which somebody borrows them: ${lenderPercent}% of what the borrower pays; if you lend for part of a day, that part counts. You can recall them at any time: they are back at once if nobody borrows them, otherwise by the next business day.`,
  holding: 'Holding',
  holdingText: (p: { readonly symbol: string; readonly shares: string }) => `${p.symbol} · ${p.shares} shares`,
  noHoldings:
    'You have no shares to lend. Whole lots of a company’s shares, bought in full without leverage, can be lent.',
  toMarket: 'View market',
  slip: 'Lent shares',
  shares: 'Shares you hold',
  lent: 'Lent',
  onLoan: 'On loan now',
  onLoanNote: 'Your share of the lent shares that are borrowed now. Only these bring fees.',
  free: 'Free to recall',
  freeNote: 'Back at once if you recall them now.',
  recalled: 'Coming back',
  by: (at: string) => `No later than ${at}`,
  rate: 'Borrowers pay now',
  rateText: (rate: string) => `${rate}% a year`,
  rateNote: (lenderPercent: number) =>
    `Of the value of borrowed shares; ${lenderPercent}% of it goes to lenders. It rises with the part that is borrowed.`,
  earned: 'Fees received',
  lend: 'Lend shares',
  lots: 'Lots to lend',
  lotsHint: (p: { readonly maximum: number; readonly shares: number }) =>
    `${p.shares} shares a lot, at most ${lotsOf(String(p.maximum))}`,
  wholeLots: (maximum: number) => `Enter whole lots, at most ${maximum}`,
  lendLots: (lots: string) => `Lend ${lotsOf(lots)}`,
  confirmTitle: (p: { readonly lots: string; readonly symbol: string }) => `Lend ${lotsOf(p.lots)} of ${p.symbol}`,
  review: 'Your request',
  toLend: 'You lend',
  lotsOf: (p: { readonly lots: string; readonly shares: string }) => `${lotsOf(p.lots)} · ${p.shares} shares`,
  staysYours: 'They stay yours: you can recall or sell them at any time.',
  value: 'Value at mark price',
  latestReturn: 'Latest return',
  latestReturnNote: 'If you recall them now. What nobody borrows is back at once.',
  perDay: 'Fee per day, estimate',
  perDayNote: (p: { readonly onLoan: string; readonly shares: string; readonly rate: string }) =>
    `What you would get for a day like now: ${p.onLoan} of ${p.shares} shares on loan, at ${p.rate}% a year. It changes with what is borrowed.`,
  perDayNone: 'Nobody borrows these shares now. You are paid once somebody does.',
  minimum: (amount: string) => `Minimum: shares worth ${amount} INR`,
  done: 'Shares lent',
  recall: 'Recall shares',
  lotsBack: 'Lots to recall',
  recallLots: (lots: string) => `Recall ${lotsOf(lots)}`,
  recallDone: 'Recall sent',
  recallNote: 'What nobody borrows is back at once. You can sell lent shares without recalling them.',
  lines: 'Transactions',
  noLines: 'Nothing lent yet.',
  line: { shares_lent: 'Lent', shares_recalled: 'Returned' },
  feeOf: (date: string) => `Fee for ${date}`,
  lineShares: (shares: string) => `${shares} shares`,
};

export type LendTexts = typeof texts;

export default texts;
