/**
 * Sessions that a run begins once and hands to its test files, which run side by side: a code of an authenticator counts once, so
 * that they would wait for each other's.
 */
import { randomUUID } from 'node:crypto';
import { createClient, createStaffClient, type CallResult } from '@bahi/contract/client.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { acknowledgeNotice, login } from '@bahi/contract/identity/calls.ts';
import { staffLogin, staffMe } from '@bahi/contract/staff/session.ts';
import { Secret, TOTP } from 'otpauth';
import { PRACTICE_PASSWORD } from '../server/src/practice/customers.ts';
import { PRACTICE_STAFF } from '../server/src/practice/staff.ts';

export type StaffSession = OutputOf<typeof staffLogin>;

export interface Sessions {
  readonly staff: Readonly<Record<string, StaffSession>>;
  /** Tokens. */
  readonly customers: Readonly<Partial<Record<'priya' | 'arjun', string>>>;
}

/** One that is idle for half an hour ends. */
export const TOUCH_EVERY_MS = 5 * 60_000;

/** Of this run. */
export function sessions(): Sessions {
  return JSON.parse(process.env['BAHI_E2E_SESSIONS'] ?? 'null') as Sessions;
}

/** `now`: by the server's clock. Kept from ending until stopped. */
export async function beginSessions(
  origin: string,
  now: () => number,
): Promise<{ readonly begun: Sessions; stop(): void }> {
  const staff = await signInStaff(origin, now());
  const timer = setInterval(() => void touch(origin, staff), TOUCH_EVERY_MS);
  const customers = { priya: await customerToken(origin, 'priya'), arjun: await customerToken(origin, 'arjun') };
  return { begun: { staff, customers }, stop: () => clearInterval(timer) };
}

export async function signInStaff(origin: string, timestamp: number): Promise<Sessions['staff']> {
  const staff: Record<string, StaffSession> = {};
  for (const { account, password, totpSecret } of PRACTICE_STAFF) {
    const call = createStaffClient({ origin, token: () => null });
    const code = TOTP.generate({ secret: Secret.fromBase32(totpSecret), timestamp });
    staff[account] = okOf(await call(staffLogin, { account, password, code }));
  }
  return staff;
}

export async function touch(origin: string, staff: Sessions['staff']): Promise<void> {
  for (const { token } of Object.values(staff)) await createStaffClient({ origin, token: () => token })(staffMe, {});
}

/** Past the notice of a new device. */
async function customerToken(origin: string, account: string): Promise<string> {
  let token: string | null = null;
  const call = createClient({ origin, credentials: () => (token === null ? null : { token, account }) });
  const begun = okOf(await call(login, { account, password: PRACTICE_PASSWORD }));
  token = begun.token;
  for (const notice of begun.due) okOf(await call(acknowledgeNotice, { notice }, { idempotencyKey: randomUUID() }));
  return token;
}

function okOf<T>(answer: CallResult<T>): T {
  if (answer.kind !== 'ok') throw new Error(`no session: ${JSON.stringify(answer)}`);
  return answer.data;
}
