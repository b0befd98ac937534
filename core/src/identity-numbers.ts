/**
 * The numbers of Indian identity documents (spec §3, §5): Aadhaar with its check digit, PAN with the fourth letter of a person.
 * What is typed or pasted with blanks and dashes is brought to one form first.
 */

/** What the first of the two boxes of an identity number holds. */
export const ID_FIRST_LENGTH = 6;
const NAME_LENGTH_MAX = 100;

/** Twelve digits; null when it is no Aadhaar number. */
export function normaliseAadhaar(text: string): string | null {
  const plain = plainNumber(text);
  return /^[2-9][0-9]{11}$/.test(plain) && hasVerhoeffCheck(plain) ? plain : null;
}

/** ABCPE1234F: the fourth letter is P for a person, and no PAN counts from 0000; null when it is none. */
export function normalisePan(text: string): string | null {
  const plain = plainNumber(text);
  return /^[A-Z]{3}P[A-Z][0-9]{4}[A-Z]$/.test(plain) && !plain.includes('0000') ? plain : null;
}

/** A name as it stands on a document: letters of any script with the marks that stand in names; null when it is none. */
export function normaliseName(text: string): string | null {
  const name = text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  return /^\p{L}[\p{L}\p{M} .'’-]+$/u.test(name) && name.length <= NAME_LENGTH_MAX ? name : null;
}

/** Without blanks and dashes, in capitals. */
export function plainNumber(text: string): string {
  return text.replaceAll(/[\s\-\u2010-\u2015]/g, '').toUpperCase();
}

/** The two boxes of a number: one that is pasted whole into the first goes on into the second. */
export function splitIdNumber(text: string): { first: string; rest: string } {
  const plain = plainNumber(text);
  return { first: plain.slice(0, ID_FIRST_LENGTH), rest: plain.slice(ID_FIRST_LENGTH) };
}

/** A number that stands whole in both boxes, or in one of them, is that number. */
export function joinIdNumber(first: string, rest: string): string {
  const [head, tail] = [plainNumber(first), plainNumber(rest)];
  return head === tail || tail === '' ? head : head + tail;
}

/** "•••• •••• 9012". */
export function maskAadhaar(aadhaar: string): string {
  return `•••• •••• ${aadhaar.slice(-4)}`;
}

/** "ABCPE••••F". */
export function maskPan(pan: string): string {
  return `${pan.slice(0, 5)}••••${pan.slice(-1)}`;
}

/** "Asha R•••": the first name, and the initial of the last. */
export function maskName(name: string): string {
  const words = name.trim().split(/\s+/u);
  const initial = (word: string) => [...word][0] ?? '';
  const [given = '', family] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return family === undefined ? `${initial(given)}•••` : `${given} ${initial(family)}•••`;
}

/** The check digit of Verhoeff: it finds every single wrong digit and every swap of neighbours. */
function hasVerhoeffCheck(digits: string): boolean {
  let check = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    check = product(check, permuted(digit, index));
  }
  return check === 0;
}

/** Multiplication in the dihedral group of the pentagon: 0-4 are rotations, 5-9 reflections. */
function product(a: number, b: number): number {
  const rotation = a < 5 ? (a + (b % 5)) % 5 : (a - (b % 5) + 5) % 5;
  return a < 5 === b < 5 ? rotation : rotation + 5;
}

const PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4] as const;

function permuted(digit: number, times: number): number {
  let value = digit;
  for (let count = times % 8; count > 0; count--) value = PERMUTATION[value]!;
  return value;
}
