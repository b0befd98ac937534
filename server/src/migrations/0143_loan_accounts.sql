-- Credit loans (desks §2): what a customer owes of one, the interest on it, and the entries that move both.
alter type ledger.account add value 'loan' after 'receivable';
alter type ledger.account add value 'accrued' after 'loan';
alter type ledger.entry_kind add value 'loan_paid_out' before 'reversal';
alter type ledger.entry_kind add value 'loan_interest' before 'reversal';
alter type ledger.entry_kind add value 'loan_repaid' before 'reversal';
