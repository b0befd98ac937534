-- Corporate actions (rules §8): the kinds of entries that add shares or pay dividends, and the steps of a position that they are.

alter type ledger.entry_kind add value 'split' before 'reversal';
alter type ledger.entry_kind add value 'bonus' before 'reversal';
alter type ledger.entry_kind add value 'dividend' before 'reversal';
alter type orders.position_step add value 'split';
alter type orders.position_step add value 'bonus';
alter type orders.position_step add value 'dividend_due';
alter type orders.position_step add value 'dividend_paid';
