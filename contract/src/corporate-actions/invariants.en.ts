/** English words of what the auditor checks of corporate actions; its sentence stands beside the query in the server. */
export const texts = {
  entitlement_is_of_its_terms: { title: 'Entitlements follow the action’s terms' },
  entitlement_is_what_was_held: { title: 'Entitlements are what was held' },
  application_is_of_its_dividend: { title: 'Dividend applications are of who is entitled' },
  entitlement_is_posted: { title: 'Every entitlement is posted once' },
  action_entry_has_its_entitlement: { title: 'Entries of actions have their entitlement' },
  dividends_due_are_entitlements: { title: 'Dividends due are entitlements' },
  action_leaves_nobody_behind: { title: 'A corporate action leaves nobody behind' },
};
