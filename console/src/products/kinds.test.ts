import { expect, test } from 'vitest';
import { productKinds } from '@bahi/contract/staff/kinds.ts';
import type { ProductForm, ProductKind } from '../data/product-values.ts';
import { DOMAINS } from '../domains.ts';

const forms = DOMAINS.flatMap(({ products }) => Object.entries(products ?? {}) as [ProductKind, ProductForm][]);

test('every kind of product has the form of one domain', () => {
  expect(forms.map(([kind]) => kind).toSorted()).toEqual([...productKinds].toSorted());
});

test.each(forms)('what a draft of %s begins with is asked for in its form', (_, { initial, parts }) => {
  const asked = parts(initial).flatMap(({ fields }) => fields);
  expect(Object.keys(initial).filter((field) => !asked.some((one) => one === field))).toEqual([]);
});
