import type { Domain } from '../house.ts';
import { PROOF_INVARIANTS } from './audit.ts';
import { registerProofsRoutes } from './routes.ts';

export const proofs: Domain = {
  name: 'proofs',
  invariants: PROOF_INVARIANTS,
  open: (house) => ({
    routes: (server) => registerProofsRoutes(server, house.proofs),
    tasks: house.proofs.tasks,
  }),
};
