import type { Domain } from '../house.ts';
import { registerSettingsRoutes } from './routes.ts';

export const settings: Domain = {
  name: 'settings',
  open: (house) => ({ routes: (server) => registerSettingsRoutes(server, house) }),
};
