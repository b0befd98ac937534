/** English words of what the auditor checks of placements; its sentence stands beside the query in the server. */
export const texts = {
  placement_request_holds_its_amount: { title: 'A waiting placement request holds its amount' },
  placement_is_paid_and_allotted: { title: 'A placement is paid once and allotted' },
  placement_entry_has_its_request: { title: 'Entries of placements have their request' },
  placement_request_is_within_its_offer: { title: 'Placement requests keep to their offer' },
  placement_sells_the_shares_of_its_price: { title: 'No placement is allotted at an outdated price' },
  placement_gives_what_it_has: { title: 'A placement gives no more than it has' },
};
