/** Keeps the place of a scrolling body: back and the tabs return to where the reader was, a new screen starts at the top. */
import { hashOf } from './hash.ts';
import { currentPlace, moveKind } from './location.ts';
import type { Pane } from './pane.tsx';

const places = new Map<string, number>();
/** A list may take that long on a slow phone; whoever scrolls meanwhile ends it. */
const RESTORE_MS = 30_000;
/** Within this time after the place was reached only a reader who presses or types something is taken for one. */
const HELD_MS = 2_000;
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Called when a screen appears; the answer is called when it goes. */
export function keepScroll(body: HTMLElement, pane: Pick<Pane, 'path' | 'search' | 'kind' | 'isPrimary'>): () => void {
  let key = `${pane.kind} ${hashOf(pane)}`;
  const move = moveKind();
  const isNew = move === 'new' && pane.isPrimary;
  const wanted = isNew ? 0 : (places.get(key) ?? 0);
  if (isNew) body.scrollTop = 0;
  const restoring = wanted > 0 && move !== 'query' ? restore(body, wanted) : null;
  const remember = () => {
    // What moves the reader while a list comes, or goes for a moment, is no reader.
    if (restoring?.isStill() === true) return;
    const most = body.scrollHeight - body.clientHeight;
    if ((places.get(key) ?? 0) <= most) places.set(key, body.scrollTop);
  };
  const follow = () => {
    // A tab may be shown, and its list scrolled, before the screen is drawn for the address that it has meanwhile: back leads to that address.
    const place = currentPlace();
    if (pane.isPrimary && place.path === pane.path) key = `${pane.kind} ${hashOf(place)}`;
    remember();
  };
  body.addEventListener('scroll', follow, { passive: true });
  return () => {
    // A browser tells of a scroll with its next picture, which a busy one has not drawn yet.
    remember();
    restoring?.end();
    body.removeEventListener('scroll', follow);
  };
}

/** Tapping the tab one is on goes to the top. */
export function scrollToTop(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const body = document.querySelector('[data-primary-pane] [data-scroll]');
  body?.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
}

/**
 * Lists grow while they load: tries again until the place is reached, the reader acts, or it took too long. A list that goes for a moment takes
 * the place with it, and it is looked for once more.
 */
function restore(body: HTMLElement, wanted: number): { readonly isStill: () => boolean; readonly end: () => void } {
  const until = Date.now() + RESTORE_MS;
  let heldUntil = until;
  let isOver = false;
  let isTrying = false;
  const end = () => {
    isOver = true;
    for (const type of ACTS) removeEventListener(type, end, true);
  };
  const attempt = () => {
    isTrying = false;
    if (isOver) return;
    if (Date.now() >= until) return end();
    body.scrollTop = wanted;
    if (Math.abs(body.scrollTop - wanted) > 2) return again();
    heldUntil = Math.min(heldUntil, Date.now() + HELD_MS);
  };
  const again = () => {
    if (isTrying) return;
    isTrying = true;
    requestAnimationFrame(attempt);
  };
  for (const type of ACTS) addEventListener(type, end, { capture: true, passive: true });
  attempt();
  return {
    /** Asked at a scroll: whether it is no reader's. */
    isStill() {
      const isShort = body.scrollHeight - body.clientHeight < wanted;
      if (!isOver && Date.now() < until && (isShort || Date.now() < heldUntil)) {
        again();
        return true;
      }
      end();
      return false;
    },
    end,
  };
}
