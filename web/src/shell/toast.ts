/**
 * Short messages: 2,000 ms (spec §8), one at a time, readable again for the whole session. One that can be taken back stays
 * longer, and as long as the reader is on it.
 */
import { credentials, onCredentials } from '../data/session.ts';
import { createStore, useStore } from '../data/store.ts';

export interface ToastAction {
  /** A verb: "Undo". */
  readonly text: string;
  readonly run: () => void;
}

export interface ToastMessage {
  readonly id: number;
  readonly text: string;
  readonly at: number;
  readonly action?: ToastAction;
}

export const TOAST_MS = 2_000;
const WITH_ACTION_MS = 8_000;
const HISTORY_LENGTH = 50;

const shown = createStore<ToastMessage | null>(null);
const history = createStore<readonly ToastMessage[]>([]);
const queue: ToastMessage[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;

// What was said to one reader is not for the next, nor what they could have taken back.
onCredentials(() => {
  if (credentials() !== null) return;
  history.set([]);
  queue.length = 0;
  if (shown.get()?.action !== undefined) showNext();
});

export function toast(text: string, action?: ToastAction): void {
  const message = { id: ++lastId, text, at: Date.now(), ...(action === undefined ? {} : { action }) };
  history.set([message, ...history.get()].slice(0, HISTORY_LENGTH));
  if (shown.get()?.text === text && action === undefined) return;
  queue.push(message);
  // What can be taken back has been read when something newer is there to read.
  if (timer === undefined || shown.get()?.action !== undefined) showNext();
}

export function useToast(): ToastMessage | null {
  return useStore(shown);
}

export function useToastHistory(): readonly ToastMessage[] {
  return useStore(history);
}

/** While a pointer or the focus is on it, it stays. */
export function holdToast(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {}, 2 ** 30);
}

export function releaseToast(): void {
  clearTimeout(timer);
  timer = setTimeout(showNext, TOAST_MS);
}

export function runToastAction({ action }: ToastMessage): void {
  showNext();
  action?.run();
}

function showNext(): void {
  clearTimeout(timer);
  const next = queue.shift() ?? null;
  shown.set(next);
  timer = next === null ? undefined : setTimeout(showNext, next.action === undefined ? TOAST_MS : WITH_ACTION_MS);
}
