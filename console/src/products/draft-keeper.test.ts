import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConsoleError } from '../data/ask.ts';
import type { ProductValues } from '../data/product-values.ts';
import { keepDraft, type Draft, type Keeping } from './draft-keeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const draft = { id: '9000001', version: 1, values: {} } as Draft;
const lost = new ConsoleError('no answer', 0);
const changed = new ConsoleError('written meanwhile', 400, { code: 'products.changed', params: {} });

/** A keeper whose savings answer when they are told to. */
function scripted() {
  const sent: { values: ProductValues; version: number; answer: (error?: Error) => void }[] = [];
  const seen: Keeping['kind'][] = [];
  const keeper = keepDraft({
    draft,
    save: (values, version) =>
      new Promise((resolve, reject) =>
        sent.push({
          values,
          version,
          answer: (error) =>
            error === undefined ? resolve({ ...draft, values, version: version + 1 }) : reject(error),
        }),
      ),
    onKept: ({ kind }) => void seen.push(kind),
  });
  return {
    keeper,
    sent,
    seen,
    quiet: () => vi.advanceTimersByTimeAsync(1_000),
    async answer(error?: Error) {
      sent.at(-1)!.answer(error);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('several keys are one writing, a moment after the last', async () => {
  const { keeper, sent, seen, quiet, answer } = scripted();
  keeper.type({ name: 'N' });
  keeper.type({ name: 'Ne' });
  expect(sent).toHaveLength(0);
  await quiet();
  expect(sent).toMatchObject([{ values: { name: 'Ne' }, version: 1 }]);
  await answer();
  expect(seen).toEqual(['waiting', 'waiting', 'saving', 'saved']);
});

test('what is typed while a writing is on its way follows it, with the version it made', async () => {
  const { keeper, sent, quiet, answer } = scripted();
  keeper.type({ name: 'Ne' });
  await quiet();
  keeper.type({ name: 'Neem' });
  await quiet();
  expect(sent).toHaveLength(1);
  await answer();
  expect(sent.at(-1)).toMatchObject({ values: { name: 'Neem' }, version: 2 });
});

test('without an answer it stays here and goes with the next key', async () => {
  const { keeper, sent, seen, quiet, answer } = scripted();
  keeper.type({ name: 'Ne' });
  await quiet();
  await answer(lost);
  expect(seen.at(-1)).toBe('failed');
  keeper.type({ name: 'Neem' });
  await quiet();
  expect(sent.at(-1)).toMatchObject({ values: { name: 'Neem' }, version: 1 });
  await answer();
  expect(seen.at(-1)).toBe('saved');
});

test('written by somebody else, nothing more is sent', async () => {
  const { keeper, sent, seen, quiet, answer } = scripted();
  keeper.type({ name: 'Ne' });
  await quiet();
  await answer(changed);
  keeper.type({ name: 'Neem' });
  await quiet();
  expect(sent).toHaveLength(1);
  expect(seen.at(-1)).toBe('changed');
  expect(await keeper.flush()).toBeNull();
});

test('before it is proposed everything typed is there, or it is known that it is not', async () => {
  const { keeper, sent, answer } = scripted();
  keeper.type({ name: 'Neem' });
  const flushed = keeper.flush();
  expect(sent).toHaveLength(1);
  await answer();
  expect(await flushed).toMatchObject({ version: 2, values: { name: 'Neem' } });
  keeper.type({ name: 'Neem R' });
  const failing = keeper.flush();
  await answer(lost);
  expect(await failing).toBeNull();
});

test('leaving sends what was typed and shows nothing more', async () => {
  const { keeper, sent, seen, answer } = scripted();
  keeper.type({ name: 'Neem' });
  keeper.leave();
  expect(sent).toHaveLength(1);
  await answer();
  expect(seen).toEqual(['waiting']);
});
