/**
 * vitest's setup of the database projects: argon2id as in the product, but with 64 KiB and one pass instead of 19 MiB and two. Servers
 * that run as processes of their own hash as always (but that of the journeys, e2e/setup.ts), and so does a file that begins with `hashAsInTheProduct()`.
 */
import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

interface Hashing {
  isReal: boolean;
  /** What the product asked for, of each hash made here. */
  readonly asked: Map<string, Argon2.Options | null | undefined>;
  /** The hashes that passwords were held against, in order. */
  readonly verified: string[];
}

type Kept = typeof Argon2 & { bahi?: Hashing };

// Hashing has to be changed before anything imports it by name.
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as Kept;
const hashing = (argon2.bahi ??= replaced(argon2));
// The file before in this process may have wished otherwise.
hashing.isReal = false;

function replaced(module: Kept): Hashing {
  const { hash, verify } = module;
  const made: Hashing = { isReal: false, asked: new Map(), verified: [] };
  Object.assign(module, {
    async hash(password: string, options?: Argon2.Options) {
      const cost = made.isReal ? options : { ...options, memoryCost: 64, timeCost: 1 };
      const text = await hash(password, cost);
      made.asked.set(text, options);
      return text;
    },
    verify(hashed: string, password: string) {
      made.verified.push(hashed);
      return verify(hashed, password);
    },
  });
  return made;
}

/** For a file in which it matters how long hashing takes. */
export function hashAsInTheProduct(): void {
  hashing.isReal = true;
}

/** What was hashed during `act` to judge passwords: for each of them, what the product had asked to spend on its hash. */
export async function hashWorkOf(act: () => Promise<unknown>): Promise<(Argon2.Options | null | undefined)[]> {
  const before = hashing.verified.length;
  await act();
  return hashing.verified.slice(before).map((hashed) => hashing.asked.get(hashed));
}
