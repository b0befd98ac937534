/** English words of what the auditor checks of restrictions; invariant-texts/en.ts says where the rest stands. */
export const restrictions = {
  shown_restrictions_are_the_cases: { title: 'Restrictions in force are their cases' },
  longer_restriction_has_two_people: { title: 'Longer restrictions have two people' },
};
