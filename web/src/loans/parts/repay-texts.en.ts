/** English texts of a repayment. Money arrives formatted. */
const texts = {
  repay: 'Repay',
  repayAmount: 'Amount to repay',
  available: (available: string) => `${available} available`,
  repaySome: (amount: string) => `Repay ${amount}`,
  all: 'All',
  allLabel: 'Repay all',
  noAmount: 'Enter an amount above zero, with at most two decimals',
  aboveOwed: (owed: string) => `Repayment is more than you owe: ${owed}`,
  notEnough: (available: string) => `Not enough cash: ${available} available`,
  repaid: 'Repaid',
};

export type RepayTexts = typeof texts;

export default texts;
