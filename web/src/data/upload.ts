/**
 * One photo on its way to the server, outside React so that it can be tested without a browser: made anew, sent, and sent
 * again by itself after a loss of signal, under the same idempotency key, so that a repeat is still one upload. What
 * stands on the server stays until something better does: a file that is refused takes nothing away.
 */
import type { CallResult } from '@bahi/contract/client.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { Refusal } from '@bahi/contract/errors.ts';
import type { upload } from '@bahi/contract/uploads/calls.ts';
import { backoffMs } from './backoff.ts';
import type { Picture, Redrawn } from './redraw-picture.ts';
import { createStore, type Store } from './store.ts';

/** On the server; unused it goes after a day. */
export interface KeptUpload {
  readonly id: string;
  /** Device time. */
  readonly at: number;
  /** Null after a reload: a photo does not stay in the browser. */
  readonly picture: Picture | null;
}

export type Work =
  | { readonly phase: 'idle' }
  | { readonly phase: 'preparing' }
  /** `share` from 0 to 1. */
  | { readonly phase: 'sending'; readonly picture: Picture; readonly share: number }
  /** No signal, or no server: it goes on by itself. */
  | { readonly phase: 'waiting'; readonly picture: Picture }
  /** `picture` null: refused on the device already. */
  | { readonly phase: 'refused'; readonly picture: Picture | null; readonly refusal: Refusal; readonly message: string }
  | { readonly phase: 'failed'; readonly picture: Picture; readonly message: string; readonly reference: string | null };

export interface UploadState {
  readonly kept: KeptUpload | null;
  readonly work: Work;
}

export interface UploadTransport {
  readonly redraw: (source: Blob) => Promise<Redrawn>;
  readonly send: (
    picture: Picture,
    options: { readonly key: string; readonly onProgress: (share: number) => void; readonly signal: AbortSignal },
  ) => Promise<CallResult<OutputOf<typeof upload>>>;
  readonly isOnline: () => boolean;
  /** Calls back when there is a signal again; answers how to stop listening. */
  readonly onOnline: (listener: () => void) => () => void;
}

export interface Upload {
  readonly store: Store<UploadState>;
  choose(source: Blob): void;
  /** Now, instead of waiting. */
  retry(): void;
  /** As a new upload, when the server let the former go. */
  sendAgain(): void;
  remove(): void;
  /** Ends what is under way. */
  stop(): void;
}

export function createUpload(transport: UploadTransport, kept: KeptUpload | null = null): Upload {
  const store = createStore<UploadState>({ kept, work: { phase: 'idle' } });
  /** What is under way; an answer to anything else comes too late. */
  let running = new AbortController();
  let lastKey = '';

  const set = (work: Work) => store.set({ ...store.get(), work });
  const restart = () => {
    running.abort();
    running = new AbortController();
    return running.signal;
  };

  const choose = async (source: Blob) => {
    const signal = restart();
    set({ phase: 'preparing' });
    const redrawn = await transport.redraw(source);
    if (signal.aborted) return;
    if ('refusal' in redrawn) set({ phase: 'refused', picture: null, refusal: redrawn.refusal, message: '' });
    else await sendUntilAnswered(redrawn.picture, crypto.randomUUID());
  };

  const sendUntilAnswered = async (picture: Picture, key: string) => {
    const signal = restart();
    lastKey = key;
    for (let attempt = 0; !signal.aborted; attempt++) {
      const result = await sendOnce(picture, key, signal);
      if (signal.aborted) return;
      if (result.kind === 'ok') {
        const { upload: id } = result.data;
        return store.set({ kept: { id, at: Date.now(), picture }, work: { phase: 'idle' } });
      }
      const work = workAfter(result, picture);
      set(work);
      if (work.phase !== 'waiting') return;
      await pause(transport, attempt, signal);
    }
  };

  const sendOnce = async (picture: Picture, key: string, signal: AbortSignal): Promise<Answer> => {
    if (!transport.isOnline()) return { kind: 'unknown' };
    set({ phase: 'sending', picture, share: 0 });
    const onProgress = (share: number) => signal.aborted || set({ phase: 'sending', picture, share });
    return transport.send(picture, { key, onProgress, signal });
  };

  const pictureNow = () => {
    const { work, kept: now } = store.get();
    return 'picture' in work ? work.picture : (now?.picture ?? null);
  };
  return {
    store,
    choose: (source) => void choose(source),
    retry() {
      const picture = pictureNow();
      if (picture !== null) void sendUntilAnswered(picture, lastKey);
    },
    sendAgain() {
      const picture = pictureNow();
      store.set({ kept: null, work: { phase: 'idle' } });
      if (picture !== null) void sendUntilAnswered(picture, crypto.randomUUID());
    },
    remove() {
      restart();
      store.set({ kept: null, work: { phase: 'idle' } });
    },
    stop: () => running.abort(),
  };
}

type Answer = CallResult<OutputOf<typeof upload>>;

function workAfter(result: Exclude<Answer, { kind: 'ok' }>, picture: Picture): Work {
  switch (result.kind) {
    case 'unknown':
      return { phase: 'waiting', picture };
    case 'unauthorized':
      return { phase: 'failed', picture, message: result.message, reference: null };
    case 'failed':
      // A proxy whose server is away.
      if (result.httpStatus >= 502) return { phase: 'waiting', picture };
      return { phase: 'failed', picture, message: result.message, reference: null };
    case 'refused': {
      const { refusal, message } = result;
      if (refusal.code === 'system.stopping') return { phase: 'waiting', picture };
      if (refusal.code !== 'system.busy') return { phase: 'refused', picture, refusal, message };
      return { phase: 'failed', picture, message, reference: refusal.params.reference };
    }
  }
}

/** Until it is worth another try: the signal is back, or some time went by. */
function pause({ onOnline }: UploadTransport, attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stopListening();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, 1_000 + backoffMs(attempt, Math.random()));
    const stopListening = onOnline(end);
    signal.addEventListener('abort', end);
  });
}
