/**
 * The daily sign-in (rules §9): once a calendar day of the server, and of the last 30 days at most 20 count, so that nobody has to come every
 * day. There is no reward and no streak (T5): it is counted where a rule asks for it.
 */

/** The last so many calendar days, the running one among them. */
export const SIGN_IN_DAYS = 30;
/** Of them so many count. */
export const SIGN_INS_COUNTED_MAX = 20;

/** `days`: on how many of the last SIGN_IN_DAYS days the customer signed in. */
export function countedSignIns(days: number): number {
  return Math.min(days, SIGN_INS_COUNTED_MAX);
}
