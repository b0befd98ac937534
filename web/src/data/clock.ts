/** The server's clock: countdowns and session lines never trust the device's. */
import { useSyncExternalStore } from 'react';

let offsetMs = 0;

export function serverNow(): number {
  return Date.now() + offsetMs;
}

/** A later answer corrects an earlier one; a difference below 50 ms is noise of the way. */
export function learnServerTime(serverTime: number): void {
  const next = serverTime - Date.now();
  if (Math.abs(next - offsetMs) > 50) offsetMs = next;
}

const second = createTicker(1000);

/** The server's time, renewed each second while somebody looks. */
export function useServerNow(): number {
  return useSyncExternalStore(second.subscribe, second.now);
}

function createTicker(intervalMs: number) {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let now = 0;
  return {
    now: () => (timer === undefined ? (now = Math.floor(serverNow() / intervalMs) * intervalMs) : now),
    subscribe(listener: () => void) {
      listeners.add(listener);
      timer ??= setInterval(() => {
        now = Math.floor(serverNow() / intervalMs) * intervalMs;
        for (const each of listeners) each();
      }, intervalMs);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) {
          clearInterval(timer);
          timer = undefined;
        }
      };
    },
  };
}
