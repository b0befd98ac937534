/** English words of the fields that calls of alerts alone have. */
export const texts = {
  value: 'the value',
};
