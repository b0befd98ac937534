import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';

test('only what changes is shown, with what stood before', () => {
  const before = { account: 'risk', roles: ['risk'], note: 'x' };
  expect(differencesOf(before, { account: 'risk', roles: ['risk', 'support'] })).toEqual([
    { field: 'roles', before: 'risk', after: 'risk, support' },
    { field: 'note', before: 'x', after: '–' },
  ]);
});

test('without a before, all of it is new', () => {
  expect(differencesOf(null, { limit: 5 })).toEqual([{ field: 'limit', before: '–', after: '5' }]);
});
