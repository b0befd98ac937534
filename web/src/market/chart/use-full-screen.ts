/**
 * The chart over the whole screen: the browser's full screen turned to landscape where it can, the whole window where it
 * cannot. Esc and Back lead out, the focus stays, and what lies behind is out of reach meanwhile.
 */
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { stepInside } from '../../shell/location.ts';

/** Known to Android's browsers only, and not to TypeScript. */
type Turnable = ScreenOrientation & { readonly lock?: (to: 'landscape') => Promise<void> };

export function useFullScreen(panel: RefObject<HTMLElement | null>): readonly [isFull: boolean, toggle: () => void] {
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    const element = panel.current;
    if (!isFull || element === null) return;
    const focused = document.activeElement;
    const release = setOthersInert(element);
    // The document itself, so that sheets and menus stand over the chart as ever.
    const entered = document.documentElement.requestFullscreen?.({ navigationUI: 'hide' });
    entered
      ?.then(() => (screen.orientation as Turnable | undefined)?.lock?.('landscape'))
      .catch(() => {
        // Not here, or not turnable: the whole window is what there is.
      });
    const leave = () => setFull(false);
    const onChange = () => document.fullscreenElement === null && leave();
    const onKey = (event: KeyboardEvent) =>
      event.key === 'Escape' && !event.defaultPrevented && !isCovered() && leave();
    const stepOut = stepInside(leave);
    document.addEventListener('fullscreenchange', onChange);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      document.removeEventListener('keydown', onKey);
      release();
      if (document.fullscreenElement !== null) void document.exitFullscreen().catch(() => {});
      stepOut();
      if (focused instanceof HTMLElement && element.contains(focused)) focused.focus({ preventScroll: true });
    };
  }, [isFull, panel]);

  return [isFull, useCallback(() => setFull((was) => !was), [])];
}

/** A sheet or a menu over the chart takes the key first. */
function isCovered(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}

/** Everything beside the element and beside its parents, except what only speaks. */
function setOthersInert(element: HTMLElement): () => void {
  const changed: Element[] = [];
  for (let at: HTMLElement | null = element; at !== null && at !== document.body; at = at.parentElement) {
    for (const other of at.parentElement?.children ?? []) {
      if (other === at || other.hasAttribute('inert') || other.matches('[role="status"], [aria-live]')) continue;
      other.setAttribute('inert', '');
      changed.push(other);
    }
  }
  return () => {
    for (const other of changed) other.removeAttribute('inert');
  };
}
