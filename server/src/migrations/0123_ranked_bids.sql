-- The bids of an auction in the order in which they are served: everybody may page through them once the result is known. Draws have none.
create index subscription_ranked on new_shares.subscription (offer_id, bid desc, coalesce(changed_at, applied_at), id)
  where bid is not null and status <> 'cancelled';
