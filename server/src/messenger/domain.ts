import type { Domain } from '../house.ts';
import { registerMessengerRoutes } from './routes.ts';

export const messenger: Domain = {
  name: 'messenger',
  open: (house) => ({
    routes: (server) => registerMessengerRoutes(server, house),
    tasks: house.messenger.tasks,
  }),
};
