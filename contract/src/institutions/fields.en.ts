/** English words of the fields that calls of seats alone have. */
export const texts = { seat: 'the request' };
