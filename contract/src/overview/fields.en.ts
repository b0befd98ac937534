/** English words of the fields that calls of overview alone have. */
export const texts = {
  sort: 'the order of the list',
};
