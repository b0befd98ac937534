/** The words of the outbox in English. */

export const en = {
  hint: 'Practice only: what would go to phones goes no further than here.',
  phone: 'Phone',
  nobody: 'nobody’s',
  text: 'Message',
  language: 'Language',
};
