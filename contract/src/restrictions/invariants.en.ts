/** English words of what the auditor checks of restrictions; its sentence stands beside the query in the server. */
export const texts = {
  shown_restrictions_are_the_cases: { title: 'Restrictions in force are their cases' },
  longer_restriction_has_two_people: { title: 'Longer restrictions have two people' },
};
