import type { Domain } from '../house.ts';
import { registerProductReviews } from './reviews.ts';
import { kindsOf } from './service.ts';

export const products: Domain = {
  name: 'products',
  open(house) {
    const kinds = kindsOf(house.products.map((product) => product(house)));
    return { reviews: (desk) => registerProductReviews(desk, { ...house, kinds }) };
  },
};
