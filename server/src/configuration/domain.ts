import type { Domain } from '../house.ts';
import { registerPictureReviews, registerPictures } from './pictures.ts';
import { registerConfigurationRoutes } from './routes.ts';

export const configuration: Domain = {
  name: 'configuration',
  open: (house) => ({
    routes(server) {
      registerConfigurationRoutes(server, house);
      registerPictures(server, house);
    },
    reviews: registerPictureReviews,
  }),
};
