/**
 * The shape of a bank account (rules §7). What is typed with blanks or small letters is brought to one form first, so that the
 * same account is recognised however it was written.
 */

/** Letters and digits in capitals; null when it is no account number: 6 to 34 of them, as in an IBAN at most. */
export function normaliseAccountNumber(text: string): string | null {
  const plain = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{6,34}$/.test(plain) && /[1-9A-Z]/.test(plain) ? plain : null;
}

/** Four letters of the bank, a zero, six of the branch; null when it is none. */
export function normaliseIfsc(text: string): string | null {
  const plain = text.trim().toUpperCase();
  return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(plain) ? plain : null;
}

/** "•••• 6789". */
export function maskAccountNumber(number: string): string {
  return `•••• ${number.slice(-4)}`;
}

/** First and last four signs: "TQn9…x4Kf". */
export function maskAddress(address: string): string {
  return `${address.slice(0, 4)}…${address.slice(-4)}`;
}
