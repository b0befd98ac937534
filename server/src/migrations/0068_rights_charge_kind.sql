-- Who is short when a share trades without its rights pays what it falls by (rules §8).
alter type ledger.entry_kind add value 'rights_charged' before 'reversal';
