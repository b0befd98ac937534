/** English words of the fields that calls of credit loans alone have. */
export const texts = {
  loan: 'the loan',
  termDays: 'the term',
};
