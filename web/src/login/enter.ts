/** What follows a successful login or registration: keep the session, then the gate, then where the reader was going. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { login } from '@bahi/contract/identity.ts';
import { signIn } from '../data/session.ts';
import { go } from '../shell/location.ts';

export function enter({ token, account }: OutputOf<typeof login>, returnTo: string | undefined): void {
  signIn({ token, account });
  go('/login/loginAfter', returnTo === undefined ? {} : { return: returnTo }, { replace: true });
}
