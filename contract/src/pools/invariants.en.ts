/** English words of what the auditor checks of copy trading; its sentence stands beside the query in the server. */
export const texts = {
  pool_units_are_of_followers: { title: 'Units of a copy fund are its customers’' },
  pool_clearing_is_empty: { title: 'Nothing is left between customers and copy funds' },
  pool_entry_has_its_flow: { title: 'Entries of copy trading have their valuation' },
  pool_hold_has_its_request: { title: 'Money that waits for a copy fund is held' },
  pool_valuation_is_the_rule: { title: 'Valuations of copy funds are the rule' },
  pool_valuation_is_of_the_book: { title: 'Valuations count the book of the fund' },
  pool_valuations_are_chained: { title: 'Valuations of copy funds follow each other' },
  pool_holding_is_its_flows: { title: 'A holding in a copy fund is what came and went' },
  pool_deals_after_the_cut_off: { title: 'Nobody deals with a copy fund at a known price' },
  pool_trades_unlevered: { title: 'Copy funds own what they hold' },
  pool_orders_are_of_plans: { title: 'Copy funds trade by their plans alone' },
};
