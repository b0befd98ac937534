/** What a new login password must be (rules §6): 8 characters or more, and not one that guessers try first. */
import { COMMON_PASSWORDS } from './common-passwords.ts';

export const PASSWORD_MINIMUM_CHARACTERS = 8;

/** Of this house and its trade: with digits and signs around it, a word that guessers try here first ("Bahi@2026"). */
const HOUSE_WORDS: ReadonlySet<string> = new Set([
  'bahi',
  'bahikhata',
  'bahibroker',
  'broker',
  'brokerage',
  'console',
  'demat',
  'nifty',
  'sensex',
  'sharemarket',
  'stockmarket',
  'stocks',
  'trader',
  'trading',
]);

export type PasswordWeakness = 'short' | 'common';

/** What is wrong with a new password, or null. `account` is the canonical account: a password must not repeat it. */
export function passwordWeakness(password: string, account: string): PasswordWeakness | null {
  const text = normalizePassword(password);
  if ([...text].length < PASSWORD_MINIMUM_CHARACTERS) return 'short';
  const folded = text.toLowerCase();
  if (COMMON_PASSWORDS.has(folded) || isRepetition(folded) || isRun(folded)) return 'common';
  if (HOUSE_WORDS.has(folded.replaceAll(/\P{L}/gu, ''))) return 'common';
  const name = account.replace(/^\+/, '');
  return folded === name || folded === `+${name}` ? 'common' : null;
}

/** One form for one password, whichever keyboard typed it (NFKC, as NIST SP 800-63B asks). Hash and check this form. */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}

/** "aaaaaaaa", "abababab", "12341234": a piece of at most 4 characters said again and again. */
function isRepetition(text: string): boolean {
  for (let size = 1; size <= 4; size += 1) {
    if (
      text ===
      text
        .slice(0, size)
        .repeat(Math.ceil(text.length / size))
        .slice(0, text.length)
    )
      return true;
  }
  return false;
}

/** "12345678", "abcdefgh", "87654321": every character one step from the last, always in the same direction. */
function isRun(text: string): boolean {
  const step = text.charCodeAt(1) - text.charCodeAt(0);
  if (step !== 1 && step !== -1) return false;
  for (let at = 2; at < text.length; at += 1) {
    if (text.charCodeAt(at) - text.charCodeAt(at - 1) !== step) return false;
  }
  return true;
}
