/**
 * Passwords as argon2id hashes (rules §6). Hashing takes tens of milliseconds and 19 MiB, so only two run at once, and who
 * asks stands in one of three bounded lines that take turns: a flood of logins is refused, it does not starve trading, and it makes
 * neither who is signed in wait nor who signs in at the other door.
 */
import { hash, verify } from '@node-rs/argon2';
import { normalizePassword, passwordWeakness, PASSWORD_MINIMUM_CHARACTERS } from '@bahi/core/password.ts';
import { refuse } from '../platform/refuse.ts';

const RUNNING_MAX = 2;
/** In a line. */
const WAITING_MAX = 100;
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Who asks. */
export type PasswordLine = 'customers' | 'staff' | 'signed_in';

export function refuseWeakPassword(password: string, account: string): void {
  const weakness = passwordWeakness(password, account);
  if (weakness === 'short') refuse('identity.password_weak', { minimum: PASSWORD_MINIMUM_CHARACTERS });
  if (weakness === 'common') refuse('identity.password_common', {});
}

export function hashPassword(password: string, line: PasswordLine = 'customers'): Promise<string> {
  return takeTurn(line, () => hash(normalizePassword(password), OPTIONS));
}

/** With null, for an account that does not exist, it takes the same time and answers false. */
export async function isPasswordRight(
  passwordHash: string | null,
  password: string,
  line: PasswordLine = 'customers',
): Promise<boolean> {
  const stored = passwordHash ?? (await unknownAccountHash());
  const isRight = await takeTurn(line, () => verify(stored, normalizePassword(password)));
  return isRight && passwordHash !== null;
}

let unknownHash: Promise<string> | undefined;

function unknownAccountHash(): Promise<string> {
  unknownHash ??= hash('no account has this password', OPTIONS);
  return unknownHash;
}

let running = 0;
let waiting: readonly { readonly line: PasswordLine; readonly turns: (() => void)[] }[] = [
  { line: 'signed_in', turns: [] },
  { line: 'customers', turns: [] },
  { line: 'staff', turns: [] },
];

async function takeTurn<T>(line: PasswordLine, fn: () => Promise<T>): Promise<T> {
  if (running >= RUNNING_MAX) {
    const { turns } = waiting.find((one) => one.line === line)!;
    if (turns.length >= WAITING_MAX) refuse('request.too_frequent', { wait: 5 });
    await new Promise<void>((resolve) => turns.push(resolve));
  } else running++;
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
  const served = waiting.find(({ turns }) => turns.length > 0);
  if (served === undefined) return undefined;
  waiting = [...waiting.filter((one) => one !== served), served];
  return served.turns.shift();
}
