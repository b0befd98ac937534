/**
 * What an idempotency key stands for when the body holds a password: the hash of the rest. A plain hash of a body with a
 * six-digit password in it would let a copy of the table be searched for the password.
 */
import { hash } from 'node:crypto';
import type { Endpoint } from '@bahi/contract/endpoint.ts';

export function hashWithout(endpoint: Pick<Endpoint, 'path'>, input: object, secrets: readonly string[]): string {
  const rest = Object.entries(input).filter(([name]) => !secrets.includes(name));
  const sorted = rest.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', `${endpoint.path}\n${JSON.stringify(sorted)}`, 'base64url');
}
