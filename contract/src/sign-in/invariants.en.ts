/** English words of what the auditor checks of daily sign-ins; its sentence stands beside the query in the server. */
export const texts = {
  sign_in_is_once_a_day: { title: 'One sign-in a day' },
};
