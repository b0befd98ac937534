/** English words of what the auditor checks of money out; invariant-texts/en.ts says where the rest stands. */
export const withdrawals = {
  open_withdrawal_holds_its_amount: { title: 'An open withdrawal holds its amount' },
  paid_withdrawal_has_its_entry: { title: 'A paid withdrawal has its entry' },
  withdrawal_entry_has_its_withdrawal: { title: 'Money paid out has its withdrawal' },
};
