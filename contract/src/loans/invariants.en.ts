/** English words of what the auditor checks of credit loans; its sentence stands beside the query in the server. */
export const texts = {
  loan_is_what_is_not_repaid: { title: 'A loan is what was paid out and not repaid' },
  owed_is_the_sum_of_records: { title: 'What is owed is the sum of loan and pledges' },
  loan_entry_has_its_loan: { title: 'Entries of loans have their loan' },
  loan_interest_is_the_formula: { title: 'Loan interest is the formula' },
  loan_interest_has_each_date: { title: 'Loan interest has each date once' },
  one_loan_at_a_time: { title: 'One loan at a time' },
  loan_score_is_the_sum_of_events: { title: 'A loan’s score is the sum of its events' },
  loan_counts_from_its_days: { title: 'A loan counts after thirty days' },
  loan_due_date_waits_for_a_restriction: { title: 'Due dates are extended for a restriction' },
};
