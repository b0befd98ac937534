/** English words of what the auditor checks of credit scores; its sentence stands beside the query in the server. */
export const texts = {
  credit_event_has_its_record: { title: 'Credit score events have their record' },
  credit_event_has_its_points: { title: 'Credit score events have their points' },
  record_has_its_credit_event: { title: 'Records that count have their credit score event' },
};
