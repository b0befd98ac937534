/** English words of the fields that calls of support alone have. */
export const texts = {
  about: 'the record',
  pictures: 'the pictures',
  score: 'the rating',
  ticket: 'the ticket',
  words: 'your words',
};
