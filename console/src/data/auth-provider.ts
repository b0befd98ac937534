/** Who is signed in, for react-admin: the token of this tab, roles as permissions. */
import { staffLogin, staffLogout, staffMe } from '@bahi/contract/staff/session.ts';
import type { AuthProvider } from 'react-admin';
import type { StaffRole } from '@bahi/contract/endpoint.ts';
import { ConsoleError, type Ask } from './ask.ts';
import { endSession, forgetSession, keepSession, markOf, readSession } from './session.ts';

export interface Credentials {
  readonly account: string;
  readonly password: string;
  readonly code: string;
}

export function createAuthProvider(ask: Ask): AuthProvider {
  return {
    async login({ account, password, code }: Credentials) {
      keepSession(await ask(staffLogin, { account, password, code, ...markOf(account) }));
    },
    async logout() {
      const isSignedIn = readSession() !== null;
      // The token goes even when the server does not answer; there it ends by itself.
      if (isSignedIn) await ask(staffLogout, {}).catch(() => {});
      forgetSession();
    },
    async checkAuth() {
      if (readSession() === null) throw Object.assign(new Error(''), { message: false });
      await ask(staffMe, {}).catch((error: unknown) => {
        // A lost connection does not end the session; the server says so itself.
        if (error instanceof ConsoleError && error.status === 401) {
          endSession();
          throw error;
        }
      });
    },
    async checkError(error: { status?: number; message?: string }) {
      if (error.status !== 401) return;
      endSession();
      throw new Error(error.message);
    },
    async getIdentity() {
      const staff = readSession()?.staff;
      if (staff === undefined) throw new Error('nobody is signed in');
      return { id: staff.id, fullName: staff.name };
    },
    async getPermissions(): Promise<readonly StaffRole[]> {
      return readSession()?.staff.roles ?? [];
    },
  };
}
