/** A placement as a product. */
import { offered, type ProductForm } from '../data/product-values.ts';

export const placement: ProductForm = {
  title: { en: 'Placement', tw: '配售', ko: '배정' },
  initial: { lotSize: '100', lockDays: '0', promiseMinutes: '1440' },
  parts: () => [
    { part: 'who', fields: ['symbol', 'prospectus'] },
    { part: 'terms', fields: ['price', 'lots', 'lotSize', 'minimumAmount', 'maximumLots', 'lockDays'] },
    { part: 'dates', fields: ['opensAt', 'closesAt', 'promiseMinutes'] },
  ],
  facts: ({ values, texts, read, plain }) => [
    ...plain('price'),
    [texts.offered, offered(values, texts.shares) ?? texts.notYet],
    ...plain('minimumAmount', 'maximumLots', 'opensAt', 'closesAt', 'promiseMinutes'),
    [texts.fields.lockDays, texts.days(read('lockDays'))],
  ],
};
