import type { Domain } from '../house.ts';
import { registerFeaturedRoutes } from './routes.ts';

export const featured: Domain = {
  name: 'featured',
  open: (house) => ({ routes: (server) => registerFeaturedRoutes(server, house) }),
};
