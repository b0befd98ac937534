/** Whether the window is wide enough for the docked ticket (from 1,024 px on). */
import { useSyncExternalStore } from 'react';

const QUERY = '(min-width: 1024px)';

export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(QUERY);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(QUERY).matches,
  );
}
