/** English words of what the auditor checks of wishes; its sentence stands beside the query in the server. */
export const texts = {
  answered_wish_has_its_answer: { title: 'An answered wish has its answer' },
};
