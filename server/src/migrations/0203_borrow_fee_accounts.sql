-- What borrowing shares costs (desks §7): paid by who is short, shared with who lends, once a date; what the house keeps of it is the balance of
-- an account of its own.
alter type ledger.account add value 'lending' after 'interest';
alter type ledger.entry_kind add value 'borrow_fee' before 'reversal';
alter type ledger.entry_kind add value 'lending_fee' before 'reversal';
