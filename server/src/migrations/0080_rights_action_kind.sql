-- A share that parts from its rights goes ex as one that parts from a dividend (rules §8): the kind of action, and a position's steps of it.

alter type actions.kind add value 'rights';
alter type orders.position_step add value 'rights_due';
alter type orders.position_step add value 'rights_ended';
