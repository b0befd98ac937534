/** A pool that customers follow, as a product. */
import type { ProductForm } from '../data/product-values.ts';

export const pool: ProductForm = {
  title: { en: 'Copy fund', tw: '跟單基金', ko: '카피 펀드' },
  initial: { strategy: 'index_core', minimumAmount: '10000.00', lockDays: '30' },
  parts: () => [
    { part: 'terms', fields: ['strategy', 'minimumAmount', 'lockDays'] },
    { part: 'dates', fields: ['endsOn'] },
  ],
  facts: ({ texts, read, plain }) => [
    ...plain('strategy', 'minimumAmount', 'endsOn'),
    [texts.fields.lockDays, texts.days(read('lockDays'))],
  ],
};
