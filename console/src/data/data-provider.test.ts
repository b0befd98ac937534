import { expect, test } from 'vitest';
import { listAudit } from '@bahi/contract/staff/operations.ts';
import type { Ask } from './ask.ts';
import { createDataProvider } from './data-provider.ts';

test('filters go in as fields, empty ones do not, and each row has its id', async () => {
  const asked: unknown[] = [];
  const ask = (async (_endpoint: unknown, input: unknown) => {
    asked.push(input);
    return { rows: [{ seq: 41 }], total: 1 };
  }) as unknown as Ask;
  const provider = createDataProvider(ask, { audit: { list: listAudit, idOf: ({ seq }: { seq: number }) => `${seq}` } });
  const answer = await provider.getList('audit', {
    filter: { action: 'session.login', subject: '' },
    pagination: { page: 3, perPage: 25 },
  });
  expect(asked).toEqual([{ action: 'session.login', page: 3, pageSize: 25 }]);
  expect(answer).toEqual({ data: [{ seq: 41, id: '41' }], total: 1 });
});

test('no record can be edited or deleted through the console', async () => {
  const provider = createDataProvider((async () => ({})) as unknown as Ask, {});
  await expect(provider.update('audit', { id: '1', data: {}, previousData: { id: '1' } })).rejects.toThrow('edits no record');
  await expect(provider.delete('audit', { id: '1' })).rejects.toThrow('edits no record');
});
