/** English words of what the auditor checks of money in; its sentence stands beside the query in the server. */
export const texts = {
  credited_deposit_has_its_entry: { title: 'A credited deposit has its entry' },
  deposit_entry_has_its_deposit: { title: 'A deposit’s entry has its deposit' },
};
