/** English words of the fields that calls of destinations alone have. */
export const texts = {
  address: 'the address',
  bank: 'the bank',
  bankCode: 'the bank code',
  branch: 'the branch',
  confirmNumber: 'the repeated account number',
  ifsc: 'the IFSC',
  number: 'the account number',
};
