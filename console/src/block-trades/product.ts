/** A block offer as a product. */
import { offered, type ProductForm } from '../data/product-values.ts';

export const blockTrade: ProductForm = {
  title: { en: 'Block trade', tw: '鉅額交易', ko: '블록딜' },
  initial: { lotSize: '100', minimumLots: '1', lockDays: '1', promiseMinutes: '60' },
  parts: () => [
    { part: 'who', fields: ['symbol'] },
    { part: 'terms', fields: ['price', 'lots', 'lotSize', 'minimumLots', 'maximumLots', 'lockDays'] },
    { part: 'dates', fields: ['opensAt', 'closesAt', 'promiseMinutes'] },
  ],
  facts: ({ values, texts, read, plain }) => [
    ...plain('price'),
    [texts.offered, offered(values, texts.shares) ?? texts.notYet],
    ...plain('minimumLots', 'maximumLots', 'opensAt', 'closesAt', 'promiseMinutes'),
    [texts.fields.lockDays, texts.days(read('lockDays'))],
  ],
};
