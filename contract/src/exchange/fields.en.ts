/** English words of the fields that calls of exchange alone have. */
export const texts = {
  fixed: 'the side that is fixed',
  quote: 'the quote',
};
