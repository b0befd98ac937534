/** English words of what the auditor checks of rights issues; its sentence stands beside the query in the server. */
export const texts = {
  rights_hold_what_is_asked_extra: { title: 'Extra shares asked for are held' },
  rights_taken_up_are_paid: { title: 'Rights taken up are paid' },
  rights_entry_has_its_take_up: { title: 'Entries of rights have their take-up' },
  entitlement_is_its_holding: { title: 'Rights follow the holding' },
  rights_wait_for_a_restriction: { title: 'The deadline of rights is extended for a restriction' },
  rights_become_positions: { title: 'Rights that are paid become positions' },
  rights_shared_out_to_the_last: { title: 'Rights are shared out to the last share' },
  lapsed_rights_get_what_extra_shares_bring: { title: 'Lapsed rights get what extra shares bring' },
  rights_proceeds_are_paid: { title: 'What lapsed rights bring is paid out' },
  rights_proceeds_have_their_rights: { title: 'Every payment has its lapsed rights' },
  shorts_are_charged_the_fall: { title: 'Shorts pay for the rights, once' },
  rights_count_until_they_end: { title: 'Rights count until they end' },
  rights_charge_has_its_short: { title: 'Every charge for rights has its short' },
};
