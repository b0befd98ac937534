import type { Domain } from '../house.ts';
import { registerUploadsRoutes } from './routes.ts';
import { createUploadsTasks } from './service.ts';

export const uploads: Domain = {
  name: 'uploads',
  open: (house) => ({
    routes: (server) => registerUploadsRoutes(server, house),
    tasks: createUploadsTasks(house),
  }),
};
