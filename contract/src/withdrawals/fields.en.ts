/** English words of the fields that calls of withdrawals alone have. */
export const texts = {
  withdrawal: 'the withdrawal',
};
