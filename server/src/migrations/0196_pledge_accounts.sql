-- Pledges (desks §7): the entries that move what is owed of one, and who sells shares by force. What is owed stands in the accounts of a loan
-- (decision 0085).
alter type ledger.entry_kind add value 'pledge_paid_out' before 'reversal';
alter type ledger.entry_kind add value 'pledge_interest' before 'reversal';
alter type ledger.entry_kind add value 'pledge_repaid' before 'reversal';
alter type orders.order_origin add value 'pledge_sale';
