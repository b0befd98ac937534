-- What a customer paid in and took out, for the profit in all: a few entries among thousands of trades.
create index entry_paid_in on ledger.entry (customer_id) where kind in ('practice_grant', 'deposit', 'withdrawal');
-- Dividends of positions that are closed already: a part of what an account is worth until they are paid.
create index position_dividends_of_closed on orders.position (customer_id) where closed_at is not null and dividends_due <> 0;
