-- Copy trading (desks §6): the accounts between followers and pools, the entries over them, and the hold of money that waits to come in
-- (decision 0091).
alter type ledger.account add value 'pool_clearing' before 'venue_shares';
alter type ledger.account add value 'pool_units' after 'venue_shares';
alter type ledger.entry_kind add value 'pool_subscribed' before 'reversal';
alter type ledger.entry_kind add value 'pool_invested' before 'reversal';
alter type ledger.entry_kind add value 'pool_redeemed' before 'reversal';
alter type ledger.entry_kind add value 'pool_paid_out' before 'reversal';
alter type ledger.entry_kind add value 'pool_fee' before 'reversal';
alter type ledger.hold_kind add value 'pool';
