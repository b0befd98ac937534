/** English words of the fields that calls of corporate actions alone have. */
export const texts = {
  dividend: 'the dividend',
};
