/**
 * Login passwords as argon2id hashes (rules §6). Hashing takes tens of milliseconds and 19 MiB, so only two run at
 * once and the queue is bounded: a flood of logins is refused, it does not starve trading.
 */
import { hash, verify } from '@node-rs/argon2';
import { normalizePassword, passwordWeakness, PASSWORD_MINIMUM_CHARACTERS } from '@bahi/core/password.ts';
import { refuse } from '../platform/refuse.ts';

const RUNNING_MAX = 2;
const WAITING_MAX = 100;
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function refuseWeakPassword(password: string, account: string): void {
  const weakness = passwordWeakness(password, account);
  if (weakness === 'short') refuse('identity.password_weak', { minimum: PASSWORD_MINIMUM_CHARACTERS });
  if (weakness === 'common') refuse('identity.password_common', {});
}

export function hashPassword(password: string): Promise<string> {
  return takeTurn(() => hash(normalizePassword(password), OPTIONS));
}

/** With null, for an account that does not exist, it takes the same time and answers false. */
export async function isPasswordRight(passwordHash: string | null, password: string): Promise<boolean> {
  const stored = passwordHash ?? (await unknownAccountHash());
  const isRight = await takeTurn(() => verify(stored, normalizePassword(password)));
  return isRight && passwordHash !== null;
}

let unknownHash: Promise<string> | undefined;

function unknownAccountHash(): Promise<string> {
  unknownHash ??= hash('no account has this password', OPTIONS);
  return unknownHash;
}

let running = 0;
const waiting: (() => void)[] = [];

async function takeTurn<T>(fn: () => Promise<T>): Promise<T> {
  if (running >= RUNNING_MAX) {
    if (waiting.length >= WAITING_MAX) refuse('request.too_frequent', { wait: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running++;
  try {
    return await fn();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running--;
    else next();
  }
}
