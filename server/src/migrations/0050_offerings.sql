-- New shares (rules §2, §8): the kinds of entries that move their money and shares, the hold of an application, and the step that begins
-- a position that was allotted.

alter type ledger.entry_kind add value 'subscription_paid' before 'reversal';
alter type ledger.entry_kind add value 'subscription_refunded' before 'reversal';
alter type ledger.entry_kind add value 'allotment' before 'reversal';
alter type ledger.hold_kind add value 'subscription';
alter type orders.position_step add value 'allotted';
