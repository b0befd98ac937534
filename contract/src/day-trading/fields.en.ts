/** English words of the fields that calls of day trading alone have. */
export const texts = {
  mandate: 'the mandate',
};
