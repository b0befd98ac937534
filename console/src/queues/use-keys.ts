/** Listens for the keys of the queues, and keeps what the reader changed about them on this machine. */
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { defaultKeys, meaningOf, parseSettings, type Action, type KeySettings } from './keys.ts';

const KEY = 'bahi.console.keys';
const readers = new Set<() => void>();
let settings: KeySettings | null = null;

export function useKeySettings(): KeySettings {
  return useSyncExternalStore(subscribe, read);
}

export function keepKeySettings(changed: KeySettings): void {
  settings = changed;
  localStorage.setItem(KEY, JSON.stringify(changed));
  for (const reader of readers) reader();
}

export interface KeyHandlers extends Partial<Record<Action, () => void>> {
  /** The number of a reason. */
  readonly reason?: (number: number) => void;
}

/** While what uses it is on the page. Typing, dialogs and menus keep their keys. */
export function useKeys(handlers: KeyHandlers): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing || isTaken(event.target)) return;
    const meaning = meaningOf(event, read());
    if (meaning === null) return;
    const handle = typeof meaning === 'number' ? handlers.reason : handlers[meaning];
    if (handle === undefined) return;
    event.preventDefault();
    if (typeof meaning === 'number') handlers.reason?.(meaning);
    else handlers[meaning]?.();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

function read(): KeySettings {
  settings ??= parseSettings(localStorage.getItem(KEY)) ?? defaultKeys;
  return settings;
}

/** Keys pressed there are its own. */
export function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isText = target.matches('textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"])');
  return isText || target.closest('.MuiModal-root') !== null;
}
