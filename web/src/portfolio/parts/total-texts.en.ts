const texts = {
  parts: {
    cash: 'Available cash',
    held: 'Cash on hold',
    foreign: 'Foreign cash',
    shares: 'Shares',
    lent: 'Shares lent',
    pledged: 'Shares pledged',
    funds: 'Funds (ETFs)',
    digital: 'Digital currencies',
    forex: 'Currency positions',
    unlisted: 'Won, not listed',
    escrow: 'IPO payments',
    units: 'Copied funds',
    dividends: 'Dividends due',
    short_kept: 'Short sale cash',
    short_owed: 'Shares to buy back',
    leverage: 'Owed on leverage',
    receivable: 'Owed after losses',
    loan: 'Loans',
    interest: 'Loan interest',
  },
  total: 'Total',
  byMark: 'Everything you own at its mark price now, less what you owe.',
  unknownPrice: 'A price is missing right now, so we cannot add this up.',
};

export type TotalTexts = typeof texts;
export default texts;
