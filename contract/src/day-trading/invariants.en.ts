/** English words of what the auditor checks of day trading; its sentence stands beside the query in the server. */
export const texts = {
  day_mandate_holds_its_margin: { title: 'A day-trading mandate holds its margin' },
  day_fee_is_of_the_most_used: { title: 'The day-trading fee follows the highest use' },
  day_record_adds_up: { title: 'The record of a mandate adds up' },
  day_fee_has_its_mandate: { title: 'Entries of day-trading fees have their mandate' },
  day_orders_have_their_mandate: { title: 'Day orders and positions have their mandate' },
  day_mandate_is_within_its_limits: { title: 'Mandates keep to their limits' },
};
