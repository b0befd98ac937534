/** English words of what the auditor checks of the exam; its sentence stands beside the query in the server. */
export const texts = {
  exam_is_marked_by_its_bank: { title: 'An exam is marked by its questions' },
  margin_by_exam_has_its_try: { title: 'Margin trading by exam has a passed exam' },
};
