/** E-mail addresses of customers: the one spelling they are kept and written to by. */

/** As mail servers take it (RFC 5321), without quoted names; longer ones are no address. */
const ADDRESS =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$/;
export const EMAIL_CHARACTERS_MAX = 254;
const NAME_CHARACTERS_MAX = 64;

/** In lower case, without the blanks around it; null: it is none. */
export function canonicalEmail(text: string): string | null {
  const email = text.trim().toLowerCase();
  const isEmail =
    email.length <= EMAIL_CHARACTERS_MAX && email.indexOf('@') <= NAME_CHARACTERS_MAX && ADDRESS.test(email);
  return isEmail ? email : null;
}

/** Safe to show over a shoulder: "p•••@example.com". */
export function maskedEmail(email: string): string {
  return `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`;
}
