/** A panel that a button opens: the focus goes into it, and back to the button when it is hidden. */
import { useState } from 'react';

export function usePanel() {
  const [state, setState] = useState<'closed' | 'open' | 'hidden'>('closed');
  return {
    isOpen: state === 'open',
    open: () => setState('open'),
    hide: () => setState('hidden'),
    /** The button's ref. */
    opener: state === 'hidden' ? focus : null,
  };
}

/** As a ref: takes the focus when it appears. */
export function focus(element: HTMLElement | null): void {
  element?.focus();
}
