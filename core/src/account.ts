/** Account names (rules §6): a phone in E.164 or a name of 4 to 32 characters. One account, one spelling. */

/** The spelling an account is stored and looked up by. Surrounding blanks and the case of a name do not matter. */
export function canonicalAccount(text: string): string {
  return text.trim().toLowerCase();
}

/** Safe to show over a shoulder: "+91 ••••• ••210", "pri•••". */
export function maskedAccount(account: string): string {
  if (!account.startsWith('+')) return `${account.slice(0, Math.min(3, account.length - 1))}•••`;
  return `${account.slice(0, 3)} ••••• ••${account.slice(-3)}`;
}

/** The one spelling of a phone in E.164, without the blanks, hyphens and brackets people write; null: it is none. */
export function canonicalPhone(text: string): string | null {
  const phone = text.replaceAll(/[\s()-]/g, '');
  return /^\+[1-9][0-9]{7,14}$/.test(phone) ? phone : null;
}

/** Whether a canonical account can exist at all. */
export function isAccount(account: string): boolean {
  return /^(\+[1-9][0-9]{7,14}|[a-z][a-z0-9._-]{3,31})$/.test(account);
}
