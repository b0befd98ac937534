/** The words of the outbox in English. */

export const en = {
  hint: 'Practice only: what would go to phones and mailboxes goes no further than here.',
  to: 'Sent to',
  nobody: 'nobody’s',
  text: 'Message',
  language: 'Language',
};
