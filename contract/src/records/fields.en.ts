/** English words of the fields that calls of records alone have. */
export const texts = {
  entry: 'the record',
  reference: 'the order number',
};
