/** English words of what the auditor checks of orders and positions; its sentence stands beside the query in the server. */
export const texts = {
  order_hold_is_worst_case: { title: 'An order holds exactly its worst case' },
  ended_order_holds_nothing: { title: 'An ended order holds nothing' },
  order_is_its_fills: { title: 'An order is the sum of its fills' },
  fill_respects_its_price: { title: 'No fill is worse than its price' },
  position_is_its_orders: { title: 'A position is what its orders filled' },
  position_has_its_beginning: { title: 'Every position has its beginning' },
  allotment_has_its_position: { title: 'Every allotment has its position' },
  block_trade_is_settled: { title: 'A block trade is paid once and settled' },
  block_entry_has_its_trade: { title: 'Entries of block trades have their trade' },
  block_seller_keeps_promises: { title: 'Block sellers sell what they promised' },
  order_with_fills_has_a_position: { title: 'An order with fills has its position' },
  margin_is_of_positions: { title: 'Margin is that of the positions' },
  shares_are_of_positions: { title: 'Shares are those of the positions' },
  fill_is_posted: { title: 'Every fill is posted once' },
  charges_are_of_turnover: { title: 'Charges are those of the turnover' },
  closing_position_has_its_order: { title: 'A closing position has its order' },
};
