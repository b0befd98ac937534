/** Grab offers: staff prepare them as products, and nobody decides who gets a part. */
import type { Domain } from '../shell/domain.ts';
import { grab as product } from './product.ts';

export const grab: Domain = { pages: [], products: { grab: product } };
