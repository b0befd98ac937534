/**
 * What follows a successful login or registration: keep the session, then where the reader was going; by way of the
 * gate only when something is due, so that the gate cannot flash.
 */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getUser, type login } from '@bahi/contract/identity/calls.ts';
import { call } from '../data/call.ts';
import { putAnswer } from '../data/query-client.ts';
import { signIn } from '../data/session.ts';
import { safeReturn } from '../shell/hash.ts';
import { go, goToHash } from '../shell/location.ts';

/** A slow answer is awaited at the gate instead. */
const AWAIT_MS = 1_000;

export async function enter(
  { token, account, device }: OutputOf<typeof login>,
  returnTo: string | undefined,
): Promise<void> {
  signIn({ token, account, device });
  if (await isNothingDue()) goToHash(`#${safeReturn(returnTo, '/home/index')}`, { replace: true });
  else go('/login/loginAfter', returning(returnTo), { replace: true });
}

/** The query that hands on where the reader was going. */
export function returning(returnTo: string | undefined): { readonly return?: string } {
  return returnTo === undefined ? {} : { return: returnTo };
}

async function isNothingDue(): Promise<boolean> {
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), AWAIT_MS);
  });
  const answer = await Promise.race([call(getUser, {}), late]);
  if (answer?.kind !== 'ok') return false;
  putAnswer(getUser, {}, answer.data);
  return answer.data.due.length === 0;
}
