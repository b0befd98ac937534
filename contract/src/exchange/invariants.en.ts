/** English words of what the auditor checks of currency exchange; its sentence stands beside the query in the server. */
export const texts = {
  exchange_is_two_linked_entries: { title: 'An exchange is two entries' },
  exchange_gives_no_more_than_its_rate: { title: 'An exchange gives no more than its rate' },
  exchange_entry_has_its_exchange: { title: 'Entries of exchanges have their exchange' },
};
