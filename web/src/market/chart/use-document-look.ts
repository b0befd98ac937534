/** Theme, palette and text size in force, as one text that changes with them: what is drawn on a canvas must follow. */
import { useSyncExternalStore } from 'react';

const DARK = '(prefers-color-scheme: dark)';

export function useDocumentLook(): string {
  return useSyncExternalStore(subscribe, read);
}

function read(): string {
  const { theme, palette, text } = document.documentElement.dataset;
  return [theme, palette, text, matchMedia(DARK).matches].join(' ');
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-palette', 'data-text'] });
  const dark = matchMedia(DARK);
  dark.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    dark.removeEventListener('change', listener);
  };
}
