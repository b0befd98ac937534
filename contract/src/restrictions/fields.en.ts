/** English words of the fields that calls of restrictions alone have. */
export const texts = {
  restriction: 'the restriction',
};
