-- Securities lending (desks §7): shares that their owner lends stay the owner's, on an account of their own; the entries that move them there
-- and back.
alter type ledger.account add value 'shares_lent' after 'shares';
alter type ledger.entry_kind add value 'shares_lent' before 'reversal';
alter type ledger.entry_kind add value 'shares_recalled' before 'reversal';
