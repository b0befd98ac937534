/** English words of what the auditor checks of money out; its sentence stands beside the query in the server. */
export const texts = {
  open_withdrawal_holds_its_amount: { title: 'An open withdrawal holds its amount' },
  paid_withdrawal_has_its_entry: { title: 'A paid withdrawal has its entry' },
  wallet_payout_follows_its_rate: { title: 'A payout in USDT follows its rate' },
  withdrawal_entry_has_its_withdrawal: { title: 'Money paid out has its withdrawal' },
};
