/** English words of what the auditor checks of securities lending; its sentence stands beside the query in the server. */
export const texts = {
  lent_shares_are_of_positions: { title: 'Lent shares are those of positions' },
  lending_entry_has_its_position: { title: 'Entries of lending have their position' },
  shorts_are_within_what_was_left: { title: 'Shorts borrow no more than there was' },
  borrowed_is_on_loan_or_of_the_house: { title: 'Borrowed shares are of the pool or the house' },
  borrow_fee_is_the_formula: { title: 'Borrow fees are the formula' },
  borrow_fees_add_up: { title: 'Borrow fees add up' },
  borrow_fee_is_posted_once: { title: 'Borrow fees are posted once' },
};
