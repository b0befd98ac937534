-- What a withdrawal to a wallet pays out in USDT, as it was quoted and confirmed (decision 0111). Null: it pays out rupees. Those asked for
-- before this stood here have no quote.
alter table withdrawals.withdrawal
  add column network_fee bigint not null default 0 check (network_fee >= 0),
  -- Millionths of a USDT.
  add column usdt bigint check (usdt > 0),
  -- INR for one USDT with four decimals: the rate that holds, and the middle of the market that it came from.
  add column usdt_rate bigint check (usdt_rate > 0),
  add column usdt_middle bigint check (usdt_middle > 0),
  add column usdt_spread_bps integer check (usdt_spread_bps >= 0),
  -- The pairs of the market whose mark prices it follows, and when these were looked at.
  add column usdt_source text,
  add column usdt_rates_at bigint,
  add constraint pays_out_something check (amount > fee + network_fee),
  add constraint quoted_whole check (num_nonnulls(usdt, usdt_rate, usdt_middle, usdt_spread_bps, usdt_source, usdt_rates_at) in (0, 6)),
  add constraint network_fee_is_of_a_wallet check (usdt is not null or network_fee = 0);
alter table withdrawals.withdrawal drop constraint withdrawal_check;
