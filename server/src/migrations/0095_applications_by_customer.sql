-- A customer's own applications are few: the index of their requests finds them, and each application writes one index less.
drop index new_shares.subscription_newest;
