/** English words of what the auditor checks of corrections and the bank’s balance; its sentence stands beside the query in the server. */
export const texts = {
  reversal_has_its_correction: { title: 'A reversal was agreed on by two' },
  correction_has_its_reversal: { title: 'An approved correction was made' },
  bank_figure_is_the_agreed_one: { title: 'The bank’s balance is the agreed one' },
};
