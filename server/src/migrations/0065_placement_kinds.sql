-- Placements and rights issues (rules §2, §8): the kinds of entries that pay for them, and the holds of what is not decided yet.
alter type ledger.entry_kind add value 'placement_paid' before 'reversal';
alter type ledger.entry_kind add value 'rights_paid' before 'reversal';
alter type ledger.hold_kind add value 'placement';
alter type ledger.hold_kind add value 'rights';
