/** A sample as a product. */
import type { ProductForm } from '../data/product-values.ts';

export const sampleProduct: ProductForm = {
  title: { en: 'Sample', tw: '樣品', ko: '견본' },
  initial: { lots: '1' },
  parts: () => [{ part: 'terms', fields: ['symbol', 'lots'] }],
  facts: ({ plain }) => plain('lots'),
};
