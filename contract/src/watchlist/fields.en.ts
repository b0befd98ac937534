/** English words of the fields that calls of watchlist alone have. */
export const texts = {
  list: 'the list',
  lists: 'the lists',
};
