/** A photo's way to the server, over a transport that does what a train ride does. */
import type { CallResult } from '@bahi/contract/client.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { refusal } from '@bahi/contract/errors.ts';
import type { upload } from '@bahi/contract/uploads/calls.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Redrawn } from './redraw-picture.ts';
import { createUpload, type UploadTransport } from './upload.ts';

type Answer = CallResult<OutputOf<typeof upload>>;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const photo = new Blob(['photo'], { type: 'image/jpeg' });
const better = new Blob(['better'], { type: 'image/jpeg' });
const stored = (id: string): Answer => ({ kind: 'ok', data: { upload: id, width: 10, height: 10, bytes: 5 } });
const refused = (code: 'uploads.unreadable'): Answer => ({ kind: 'refused', refusal: refusal(code, {}), message: '' });

/** `answers` in turn; the last one again and again. */
function ride(answers: readonly (Answer | Promise<Answer>)[]) {
  const keys: string[] = [];
  const listeners = new Set<() => void>();
  const net = { isOnline: true };
  const transport: UploadTransport = {
    redraw: async (source): Promise<Redrawn> =>
      source.type === 'image/jpeg'
        ? { picture: { file: source, width: 10, height: 10 } }
        : { refusal: refusal('uploads.type', {}) },
    async send(_picture, { key, onProgress }) {
      keys.push(key);
      onProgress(0.5);
      return answers[Math.min(keys.length, answers.length) - 1]!;
    },
    isOnline: () => net.isOnline,
    onOnline(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const made = createUpload(transport);
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    upload: made,
    keys,
    listeners,
    settle,
    state: () => made.store.get(),
    async choose(source: Blob) {
      made.choose(source);
      await settle();
    },
    async online(isOnline: boolean) {
      net.isOnline = isOnline;
      if (isOnline) for (const listener of listeners) listener();
      await settle();
    },
  };
}

test('a photo that arrives is kept under the id of the server', async () => {
  const { choose, state } = ride([stored('7')]);
  await choose(photo);
  expect(state()).toMatchObject({ kept: { id: '7', picture: { file: photo } }, work: { phase: 'idle' } });
});

test('a lost answer is asked for again by itself, under the same key, and is one upload', async () => {
  const { choose, state, keys } = ride([{ kind: 'unknown' }, { kind: 'failed', httpStatus: 503, message: '' }, stored('7')]);
  await choose(photo);
  expect(state().work.phase).toBe('waiting');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(state().kept?.id).toBe('7');
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('without a signal nothing is sent; with the signal it goes on at once', async () => {
  const { choose, state, online, keys, listeners } = ride([stored('7')]);
  await online(false);
  await choose(photo);
  expect(state().work.phase).toBe('waiting');
  expect(keys).toEqual([]);
  await online(true);
  expect(state().kept?.id).toBe('7');
  expect(listeners.size).toBe(0);
});

test('Retry sends now, with the key of the first attempt', async () => {
  const { choose, upload: own, state, keys, settle } = ride([{ kind: 'unknown' }, stored('7')]);
  await choose(photo);
  own.retry();
  await settle();
  expect(state().kept?.id).toBe('7');
  expect(keys[1]).toBe(keys[0]);
});

test('a file that is refused, on the device or by the server, takes nothing away', async () => {
  const { choose, state } = ride([stored('7'), refused('uploads.unreadable')]);
  await choose(photo);
  await choose(new Blob(['<svg/>'], { type: 'image/svg+xml' }));
  expect(state()).toMatchObject({ kept: { id: '7' }, work: { phase: 'refused', refusal: { code: 'uploads.type' } } });
  await choose(better);
  expect(state()).toMatchObject({ kept: { id: '7' }, work: { phase: 'refused', refusal: { code: 'uploads.unreadable' } } });
});

test('the answer to a photo that was replaced meanwhile comes too late', async () => {
  let late!: (answer: Answer) => void;
  const { choose, state, settle, keys } = ride([new Promise<Answer>((resolve) => (late = resolve)), stored('8')]);
  await choose(photo);
  expect(state().work).toMatchObject({ phase: 'sending', share: 0.5 });
  await choose(better);
  expect(state().kept?.id).toBe('8');
  late(stored('7'));
  await settle();
  expect(state()).toMatchObject({ kept: { id: '8', picture: { file: better } }, work: { phase: 'idle' } });
  expect(new Set(keys).size).toBe(2);
});

test('what the server let go is sent again as a new upload', async () => {
  const { choose, upload: own, state, settle, keys } = ride([stored('7'), stored('8')]);
  await choose(photo);
  own.sendAgain();
  expect(state().kept).toBeNull();
  await settle();
  expect(state().kept?.id).toBe('8');
  expect(keys[1]).not.toBe(keys[0]);
});

test('removed while it waits for a signal, it is not sent any more', async () => {
  const { choose, upload: own, state, keys, listeners } = ride([{ kind: 'unknown' }]);
  await choose(photo);
  own.remove();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state()).toEqual({ kept: null, work: { phase: 'idle' } });
  expect(keys).toHaveLength(1);
  expect(listeners.size).toBe(0);
});
