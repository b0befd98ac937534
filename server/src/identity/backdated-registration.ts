/** Registration at a moment in the past that the caller names: accounts of practice customers are older than the market's first start. */
import { selectConsentVersion } from '../content/service.ts';
import type { Database } from '../platform/database.ts';
import type { SignedIn } from './login.ts';
import { register, type RegisterOptions } from './registration.ts';
import { traceSecretCall } from './tokens.ts';

export type RegisterAt = typeof registerAt;

/** A registration at a moment that the caller names. The same key gives the same account again. */
export async function registerAt(
  db: Database,
  {
    now,
    ...options
  }: Pick<RegisterOptions, 'idempotencyKey' | 'calendar' | 'parametersAt' | 'sessionAt'> & {
    readonly registration: Omit<RegisterOptions['registration'], 'consentVersion'>;
    readonly now: number;
  },
): Promise<SignedIn> {
  const consentVersion = await db.read((tx) => selectConsentVersion(tx, now));
  const registration = { ...options.registration, consentVersion };
  const bodyHash = Buffer.from(JSON.stringify({ ...registration, consentVersion: '' })).toString('base64url');
  const trace = traceSecretCall('/user/register', options.idempotencyKey, bodyHash);
  return register(db, { ...options, registration, trace, visitor: { ip: '127.0.0.1', userAgent: 'practice', now } });
}
