/** Words for a password while it is typed, weak where core's rule refuses it. Pure. */
import { passwordWeakness } from '@bahi/core/password.ts';

export type Strength = 'weak' | 'fair' | 'good' | 'strong';

/** Null while nothing is typed. Length counts most; kinds of characters help a little. */
export function passwordStrength(password: string, account: string): Strength | null {
  if (password === '') return null;
  const { length } = [...password];
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  if (distinct < 5 || passwordWeakness(password, account) !== null) return 'weak';
  const score = length + 2 * (kinds - 1);
  if (score < 12) return 'fair';
  return score < 18 ? 'good' : 'strong';
}
