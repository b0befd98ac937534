/** A rights issue as a product. */
import type { ProductForm } from '../data/product-values.ts';

export const rightsIssue: ProductForm = {
  title: { en: 'Rights issue', tw: '現金增資', ko: '유상증자' },
  initial: { lockDays: '0' },
  parts: () => [
    { part: 'who', fields: ['symbol', 'prospectus'] },
    { part: 'terms', fields: ['ratioNew', 'ratioHeld', 'price', 'lockDays'] },
    { part: 'dates', fields: ['recordDate', 'payBy'] },
  ],
  facts: ({ texts, read, plain }) => [
    [texts.offered, texts.ratio(read('ratioNew'), read('ratioHeld'))],
    ...plain('price', 'recordDate', 'payBy'),
    [texts.fields.lockDays, texts.days(read('lockDays'))],
  ],
};
