/** English words of what the auditor checks of accounts; its sentence stands beside the query in the server. */
export const texts = {
  practice_grant_is_the_customers: { title: 'Practice money is given once, by the rules' },
};
