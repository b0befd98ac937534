/** English words of what the auditor checks of new shares; its sentence stands beside the query in the server. */
export const texts = {
  application_holds_its_amount: { title: 'A waiting application holds its amount' },
  application_money_is_its_entries: { title: 'An application’s money is its entries' },
  captured_holds_are_payments: { title: 'What was captured was paid' },
  shares_are_what_was_won: { title: 'Allotted shares are what was won' },
  entry_of_new_shares_has_its_application: { title: 'Entries of new shares have their application' },
  application_is_within_its_offer: { title: 'Applications keep to their offer' },
  prepaid_is_its_part: { title: 'What is prepaid is what was asked for' },
  decided_as_drawn: { title: 'Applications are decided as drawn' },
  paid_or_forfeited_in_time: { title: 'Wins are paid or forfeited in time' },
  drawn_to_the_last_lot: { title: 'A draw gives every lot it can' },
  auction_goes_by_its_bids: { title: 'Auctions go by their bids' },
  draw_is_in_the_log: { title: 'Every draw is in the log of draws' },
  never_allotted_more_than_offered: { title: 'Never more is won than offered' },
};
