import type { Domain } from '../house.ts';
import { registerWatchlistRoutes } from './routes.ts';

export const watchlist: Domain = {
  name: 'watchlist',
  open: (house) => ({ routes: (server) => registerWatchlistRoutes(server, house) }),
};
