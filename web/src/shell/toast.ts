/** Short messages: 2,000 ms (spec §8), one at a time, readable again for the whole session. */
import { createStore, useStore } from '../data/store.ts';

export interface ToastMessage {
  readonly id: number;
  readonly text: string;
  readonly at: number;
}

export const TOAST_MS = 2_000;
const HISTORY_LENGTH = 50;

const shown = createStore<ToastMessage | null>(null);
const history = createStore<readonly ToastMessage[]>([]);
const queue: ToastMessage[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;

export function toast(text: string): void {
  const message = { id: ++lastId, text, at: Date.now() };
  history.set([message, ...history.get()].slice(0, HISTORY_LENGTH));
  if (shown.get()?.text === text) return;
  queue.push(message);
  if (timer === undefined) showNext();
}

export function useToast(): ToastMessage | null {
  return useStore(shown);
}

export function useToastHistory(): readonly ToastMessage[] {
  return useStore(history);
}

function showNext(): void {
  const next = queue.shift() ?? null;
  shown.set(next);
  timer = next === null ? undefined : setTimeout(showNext, TOAST_MS);
}
