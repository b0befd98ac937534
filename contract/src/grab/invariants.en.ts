/** English words of what the auditor checks of grab offers; its sentence stands beside the query in the server. */
export const texts = {
  grab_gives_what_it_has: { title: 'A grab offer gives no more than its quota' },
  grab_is_by_arrival: { title: 'A grab offer is allotted by arrival' },
  grab_is_paid_and_settled: { title: 'A grab request is paid once, for its shares' },
  grab_request_is_within_its_offer: { title: 'Grab requests keep to their offer' },
  grab_shares_keep_their_lock: { title: 'Grab shares keep their lock' },
  grab_price_is_for_its_shares: { title: 'No grab offer sells after its ex-date' },
  grab_holds_what_waits: { title: 'A request for a grab draw holds its money' },
  grab_hold_is_paid_or_released: { title: 'The hold of a grab request is paid or released' },
  grab_is_drawn_again: { title: 'The draw of a grab offer can be checked again' },
  grab_serves_a_person_once: { title: 'A grab offer serves each person once' },
  grab_list_is_in_the_log: { title: 'The list of a grab draw is in the log' },
};
