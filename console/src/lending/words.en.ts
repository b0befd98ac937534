/** The words of lent shares in English. */

export const en = {
  list: 'Lent and borrowed shares',
  search: 'Symbol or name; without one only what is lent or borrowed',
  pool: 'Lent',
  recalled: 'Waiting to return',
  lenders: 'Positions that lend',
  borrowed: 'Borrowed by shorts',
  onLoan: 'On loan from the pool',
  ofHouse: 'From the house',
  quota: 'House quota',
  left: 'Left to borrow',
  rate: 'Fee a year',
  lastDate: 'Last date charged',
  fees: 'Fees of that date, INR',
  paid: 'Paid to lenders, INR',
};
