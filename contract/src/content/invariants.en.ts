/** English words of what the auditor checks of texts and consent; its sentences stand beside the queries in the server. */
export const texts = {
  text_is_by_two_people: { title: 'Texts are by two people' },
  one_text_is_in_force: { title: 'One text is in force' },
  consent_is_to_what_was_in_force: { title: 'Consent is to what was in force' },
};
