/**
 * Passwords as argon2id hashes (rules §6). Hashing takes tens of milliseconds and 19 MiB, so only two run at once, and who
 * asks stands in one of six bounded lines that take turns: a flood of logins is refused, it does not starve trading, and it makes
 * neither who is signed in wait, nor who signs in at the other door, nor who comes from where they have signed in before. Who ends
 * what somebody else may be doing in the account waits for nobody else.
 */
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { normalizePassword, passwordWeakness, PASSWORD_MINIMUM_CHARACTERS } from '@bahi/core/password.ts';
import { refuse } from '../platform/refuse.ts';

const RUNNING_MAX = 2;
/** In a line, with those whose turn it is. */
const PLACES_MAX = 100;
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Who asks. */
export type PasswordLine = 'customers' | 'known_customers' | 'staff' | 'known_staff' | 'signed_in' | 'ending';

/** Somebody's place in a line. */
export interface Place {
  /** With null, for an account that does not exist, it takes the same time and answers false. */
  isRight(passwordHash: string | null, password: string): Promise<boolean>;
  hash(password: string): Promise<string>;
}

/** Of what leaked elsewhere, the passwords that most people had: too many for the app, which knows core's alone. */
const LEAKED: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MINIMUM_CHARACTERS),
);

export function refuseWeakPassword(password: string, account: string): void {
  const isLeaked = LEAKED.has(normalizePassword(password).toLowerCase());
  const weakness = isLeaked ? 'common' : passwordWeakness(password, account);
  if (weakness === 'short') refuse('identity.password_weak', { minimum: PASSWORD_MINIMUM_CHARACTERS });
  if (weakness === 'common') refuse('identity.password_common', {});
}

export function hashPassword(password: string, line: PasswordLine = 'customers'): Promise<string> {
  return inLine(line, (place) => place.hash(password));
}

/**
 * Refuses at once where the line is full: whoever counts a guess does so in `fn`, so that one that nobody looks at is no miss.
 */
export async function inLine<T>(name: PasswordLine, fn: (place: Place) => Promise<T>): Promise<T> {
  const line = lines.find((one) => one.name === name)!;
  if (line.places >= PLACES_MAX) refuse('request.too_frequent', { wait: 5 });
  line.places++;
  try {
    return await fn({
      async isRight(passwordHash, password) {
        const stored = passwordHash ?? (await unknownAccountHash());
        const isRight = await takeTurn(line, () => verify(stored, normalizePassword(password)));
        return isRight && passwordHash !== null;
      },
      hash: (password) => takeTurn(line, () => hash(normalizePassword(password), OPTIONS)),
    });
  } finally {
    line.places--;
  }
}

let unknownHash: Promise<string> | undefined;

function unknownAccountHash(): Promise<string> {
  unknownHash ??= hash('no account has this password', OPTIONS);
  return unknownHash;
}

interface Line {
  readonly name: PasswordLine;
  places: number;
  readonly turns: (() => void)[];
}

const NAMES: readonly PasswordLine[] = ['ending', 'signed_in', 'known_customers', 'known_staff', 'customers', 'staff'];

let running = 0;
let lines: readonly Line[] = NAMES.map((name) => ({ name, places: 0, turns: [] }));

async function takeTurn<T>({ turns }: Line, fn: () => Promise<T>): Promise<T> {
  if (running >= RUNNING_MAX) await new Promise<void>((resolve) => turns.push(resolve));
  else running++;
  try {
    return await fn();
  } finally {
    const next = nextInTurn();
    if (next === undefined) running--;
    else next();
  }
}

/** The line that was served goes behind the others. */
function nextInTurn(): (() => void) | undefined {
  const served = lines.find(({ turns }) => turns.length > 0);
  if (served === undefined) return undefined;
  lines = [...lines.filter((one) => one !== served), served];
  return served.turns.shift();
}
