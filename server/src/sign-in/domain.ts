import type { Domain } from '../house.ts';
import { SIGN_IN_INVARIANTS } from './audit.ts';
import { registerSignInRoutes } from './routes.ts';

export const signIn: Domain = {
  name: 'sign-in',
  invariants: SIGN_IN_INVARIANTS,
  open: (house) => ({ routes: (server) => registerSignInRoutes(server, house) }),
};
