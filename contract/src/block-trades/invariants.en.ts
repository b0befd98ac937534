/** English words of what the auditor checks of block trades; its sentence stands beside the query in the server. */
export const texts = {
  block_request_holds_its_total: { title: 'A waiting block request holds amount and charges' },
  block_request_is_paid_once: { title: 'An approved block request is one trade, paid from its hold' },
  block_request_is_within_its_offer: { title: 'Block requests keep to their offer' },
  block_offer_sells_what_it_has: { title: 'A block offer sells no more than it has' },
  block_shares_keep_their_lock: { title: 'Block shares keep their lock' },
  block_price_is_for_its_shares: { title: 'No block is sold after its ex-date' },
};
