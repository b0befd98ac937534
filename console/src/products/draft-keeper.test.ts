import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConsoleError } from '../data/ask.ts';
import type { ProductValues } from '../data/product-values.ts';
import { keepDraft, lastTyped, type Draft, type Keeping } from './draft-keeper.ts';

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
    async answer(error?: Error, which = sent.length - 1) {
      sent[which]!.answer(error);
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

test('without an answer it stays here, and is asked again as it was before the next key goes', async () => {
  const { keeper, sent, seen, quiet, answer } = scripted();
  keeper.type({ name: 'Ne' });
  await quiet();
  await answer(lost);
  expect(seen.at(-1)).toBe('failed');
  keeper.type({ name: 'Neem' });
  await quiet();
  // It may have arrived: with version 1 the newer values would be refused as somebody else's.
  expect(sent.at(-1)).toMatchObject({ values: { name: 'Ne' }, version: 1 });
  await answer();
  expect(sent.at(-1)).toMatchObject({ values: { name: 'Neem' }, version: 2 });
  await answer();
  expect(seen.at(-1)).toBe('saved');
});

test('what the server could not take is not repeated: the next key goes instead', async () => {
  const { keeper, sent, quiet, answer } = scripted();
  keeper.type({ name: 'Ne' });
  await quiet();
  await answer(new ConsoleError('system busy', 500));
  keeper.type({ name: 'Neem' });
  await quiet();
  expect(sent.at(-1)).toMatchObject({ values: { name: 'Neem' }, version: 1 });
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

test('left while a writing is on its way, what was typed after it follows, also when that one gets no answer', async () => {
  const { keeper, sent, quiet, answer } = scripted();
  keeper.type({ name: 'Ne' });
  await quiet();
  keeper.type({ name: 'Neem' });
  keeper.leave();
  const opened = vi.fn<() => void>();
  void lastTyped(draft.id).then(opened);
  await answer(lost);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent.at(-1)).toMatchObject({ values: { name: 'Ne' }, version: 1 });
  await answer();
  expect(sent.at(-1)).toMatchObject({ values: { name: 'Neem' }, version: 2 });
  // Opened again meanwhile, it is read with all of it.
  expect(opened).not.toHaveBeenCalled();
  await answer();
  expect(opened).toHaveBeenCalledOnce();
  expect(sent).toHaveLength(3);
});

test('without a connection a draft that was left is given up, and opens again', async () => {
  const { keeper, sent, answer } = scripted();
  keeper.type({ name: 'Neem' });
  keeper.leave();
  for (let tries = 0; tries < 3; tries += 1) {
    await answer(lost);
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(sent).toHaveLength(3);
  await lastTyped(draft.id);
});

test('a tab that closes while a writing is on its way sends the newest at once, as what follows it', async () => {
  const { keeper, sent, seen, quiet, answer } = scripted();
  keeper.type({ name: 'Ne' });
  await quiet();
  keeper.type({ name: 'Neem' });
  keeper.hide();
  expect(sent).toMatchObject([
    { values: { name: 'Ne' }, version: 1 },
    { values: { name: 'Neem' }, version: 2 },
  ]);
  // It was only hidden, and goes on with the version both made.
  await answer(undefined, 0);
  await answer(undefined, 1);
  expect(seen.at(-1)).toBe('saved');
  keeper.type({ name: 'Neem R' });
  await quiet();
  expect(sent.at(-1)).toMatchObject({ values: { name: 'Neem R' }, version: 3 });
});

test('what overtook the writing before it goes again after it', async () => {
  const { keeper, sent, seen, quiet, answer } = scripted();
  keeper.type({ name: 'Ne' });
  await quiet();
  keeper.type({ name: 'Neem' });
  keeper.hide();
  await answer(changed, 1);
  await answer(undefined, 0);
  expect(sent.at(-1)).toMatchObject({ values: { name: 'Neem' }, version: 2 });
  await answer();
  expect(seen.at(-1)).toBe('saved');
});

test('what arrived behind a writing without an answer is the newest there is', async () => {
  const { keeper, sent, seen, quiet, answer } = scripted();
  keeper.type({ name: 'Ne' });
  await quiet();
  keeper.type({ name: 'Neem' });
  keeper.hide();
  await answer(undefined, 1);
  await answer(lost, 0);
  expect(seen.at(-1)).toBe('saved');
  expect(sent).toHaveLength(2);
});
