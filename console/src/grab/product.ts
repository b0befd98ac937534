/** A grab offer as a product. */
import { offered, type ProductForm } from '../data/product-values.ts';

export const grab: ProductForm = {
  title: { en: 'Grab offer', tw: '大型股搶購', ko: '대형주 물량' },
  initial: { rule: 'first_come', lotSize: '100', lockDays: '1', vipLevel: '1' },
  parts: () => [
    { part: 'who', fields: ['symbol', 'prospectus'] },
    { part: 'terms', fields: ['rule', 'price', 'lots', 'lotSize', 'maximumLots', 'vipLevel', 'lockDays'] },
    { part: 'dates', fields: ['opensAt', 'closesAt'] },
  ],
  facts: ({ values, texts, read, plain }) => [
    ...plain('rule', 'price'),
    [texts.offered, offered(values, texts.shares) ?? texts.notYet],
    ...plain('maximumLots', 'vipLevel', 'opensAt', 'closesAt'),
    [texts.fields.lockDays, texts.days(read('lockDays'))],
  ],
};
