/** English words of what the auditor checks of accounts; invariant-texts/en.ts says where the rest stands. */
export const identity = {
  practice_grant_is_the_customers: { title: 'Practice money is given once, by the rules' },
};
