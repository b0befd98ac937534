-- Money in, out and between currencies (rules §2, §7): the kinds of entries that move it, and the hold of a withdrawal.

alter type ledger.entry_kind add value 'deposit' before 'reversal';
alter type ledger.entry_kind add value 'withdrawal' before 'reversal';
alter type ledger.entry_kind add value 'exchange_out' before 'reversal';
alter type ledger.entry_kind add value 'exchange_in' before 'reversal';
alter type ledger.hold_kind add value 'withdrawal';
