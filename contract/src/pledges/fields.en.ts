/** English words of the fields that calls of pledges alone have. */
export const texts = {
  pledge: 'the pledge',
};
