/** English words of what the auditor checks of money in; invariant-texts/en.ts says where the rest stands. */
export const deposits = {
  credited_deposit_has_its_entry: { title: 'A credited deposit has its entry' },
  deposit_entry_has_its_deposit: { title: 'A deposit’s entry has its deposit' },
};
