/** English words of what the auditor checks of VIP levels; its sentence stands beside the query in the server. */
export const texts = {
  vip_total_is_the_journals: { title: 'VIP totals match the journal at closing prices' },
  vip_level_is_by_its_rules: { title: 'A VIP level follows from its rules' },
  vip_level_follows_the_one_before: { title: 'A VIP level falls after its notice' },
};
