/** English words of what the auditor checks of pledges; its sentence stands beside the query in the server. */
export const texts = {
  pledged_shares_are_held: { title: 'Pledged shares are held once' },
  pledge_is_what_is_not_repaid: { title: 'A pledge is what was paid out and not repaid' },
  pledge_entry_has_its_pledge: { title: 'Entries of pledges have their pledge' },
  pledge_interest_is_the_formula: { title: 'Pledge interest is the formula' },
  pledge_sale_has_its_notice: { title: 'Nothing pledged is sold without notice' },
  pledge_record_sums_its_sales: { title: 'A pledge counts its forced sales' },
  pledge_due_date_waits_for_a_restriction: { title: 'Due dates of pledges wait for restrictions' },
};
