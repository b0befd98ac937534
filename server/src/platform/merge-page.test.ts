import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergePage } from './merge-page.ts';

const order = (a: { readonly at: number }, b: { readonly at: number }) => b.at - a.at;
const list = fc.array(fc.record({ at: fc.nat(20) }), { maxLength: 30 });

test('the pages of two lists are the pages of both as one', async () => {
  await fc.assert(
    fc.asyncProperty(list, list, fc.integer({ min: 1, max: 7 }), async (some, others, limit) => {
      const own = some.toSorted(order);
      const stored = others.toSorted(order);
      const whole = [...own, ...stored].toSorted(order);
      for (let offset = 0; offset <= whole.length + limit; offset += limit) {
        const read = async (span: { limit: number; offset: number }) =>
          stored.slice(span.offset, span.offset + span.limit);
        const page = await mergePage({ own, order, read, limit, offset });
        expect(page).toEqual(whole.slice(offset, offset + limit));
        page.forEach((item, at) => expect(item).toBe(whole[offset + at]));
      }
    }),
  );
});
