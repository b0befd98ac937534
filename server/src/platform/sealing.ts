/**
 * Secrets at rest (rules §6): sealed with AES-256-GCM under a key that is a file outside the database, so that a copy of
 * the database alone opens nothing. What is sealed for one purpose does not open for another.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { assert } from '@bahi/core/assert.ts';

export interface Sealer {
  /** `purpose` is bound to the secret: "totp:staff:501". */
  seal(secret: Buffer, purpose: string): Buffer;
  /** Throws when it was changed, or sealed for another purpose or under another key. */
  open(sealed: Buffer, purpose: string): Buffer;
}

export const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Reads the key, made at the first start. */
export async function openSealer(keyFile: string): Promise<Sealer> {
  return sealerOf(await readKey(keyFile));
}

export function sealerOf(key: Buffer): Sealer {
  assert(key.length === KEY_BYTES, `a master key has ${KEY_BYTES} bytes`);
  return {
    seal(secret, purpose) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      cipher.setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open(sealed, purpose) {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(purpose));
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    },
  };
}

async function readKey(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const fresh = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(fresh, randomBytes(KEY_BYTES), { mode: 0o600, flush: true });
  await chmod(fresh, 0o600);
  try {
    // Fails when another process was first: then its key is the key.
    await link(fresh, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await unlink(fresh);
  }
  return readFile(file);
}
