import { expect, test } from 'vitest';
import { productKinds } from '@bahi/contract/staff/kinds.ts';
import { labelOf, type ProductForm, type ProductKind } from '../data/product-values.ts';
import { DOMAINS } from '../domains.ts';
import { productsEn } from '../i18n/products.en.ts';

const forms = DOMAINS.flatMap(({ products }) => Object.entries(products ?? {}) as [ProductKind, ProductForm][]);

test('every kind of product has the form of one domain', () => {
  expect(forms.map(([kind]) => kind).toSorted()).toEqual([...productKinds].toSorted());
});

test.each(forms)('what a draft of %s begins with is asked for in its form', (_, { initial, parts }) => {
  const asked = parts(initial).flatMap(({ fields }) => fields);
  expect(Object.keys(initial).filter((field) => !asked.some((one) => one === field))).toEqual([]);
});

test('what one customer may have at most of a block or of a grab offer is not called a limit of each application', () => {
  const texts = { fields: productsEn.fields, announcement: '', lotsPerCustomer: 'per customer' };
  const labels = productKinds.map((kind) => [kind, labelOf(kind, 'maximumLots', texts)] as const);
  const ofCustomer = labels.filter(([, label]) => label === 'per customer').map(([kind]) => kind);
  expect(ofCustomer).toEqual(['block_trade', 'grab']);
});
