/** English words of the fields that calls of placements alone have. */
export const texts = {
  request: 'the request',
};
