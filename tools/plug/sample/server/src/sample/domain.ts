import type { Domain } from '../house.ts';
import { SAMPLE_INVARIANTS } from './audit.ts';
import { WISHES_QUEUE } from './cases.ts';
import { sampleProduct } from './product.ts';
import { registerWishReviews } from './reviews.ts';
import { registerSampleRoutes } from './routes.ts';

export const sample: Domain = {
  name: 'sample',
  invariants: SAMPLE_INVARIANTS,
  queue: WISHES_QUEUE,
  product: sampleProduct,
  open: (house) => ({
    routes: (server) => registerSampleRoutes(server, house),
    reviews: (desk) => registerWishReviews(desk, house),
  }),
};
