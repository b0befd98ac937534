/**
 * Dragging the rows of a list with a finger or a mouse: the row follows the pointer, the others make room, the page scrolls
 * at its edges, and the move happens on letting go. Escape, or the system taking the pointer away, changes nothing.
 */
import { useEffect, useRef, useState, type CSSProperties, type PointerEvent, type RefObject } from 'react';

export interface Drag {
  /** The row that is held; null when none is. */
  readonly from: number | null;
  readonly begin: (event: PointerEvent, at: number) => void;
  readonly styleOf: (at: number) => CSSProperties | undefined;
}

interface Held {
  readonly from: number;
  readonly to: number;
  readonly offset: number;
  readonly height: number;
}

const EDGE_PX = 64;
const SCROLL_PX = 8;

export function useDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void): Drag {
  const [held, setHeld] = useState<Held | null>(null);
  const stop = useRef<() => void>(() => {});
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });
  useEffect(() => () => stop.current(), []);

  const begin = (event: PointerEvent, from: number) => {
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    const row = rows[from];
    if (row === undefined || event.button !== 0) return;
    event.preventDefault();
    (event.currentTarget as HTMLElement).focus();
    stop.current();
    const middles = rows.map((each) => each.offsetTop + each.offsetHeight / 2);
    const body = row.closest<HTMLElement>('[data-scroll]');
    const started = { y: event.clientY, scroll: body?.scrollTop ?? 0 };
    let pointerY = event.clientY;
    let to = from;
    let frame = 0;
    const follow = () => {
      const offset = pointerY - started.y + (body?.scrollTop ?? 0) - started.scroll;
      to = placeOf(middles, from, offset);
      setHeld({ from, to, offset, height: row.offsetHeight });
    };
    const scroll = () => {
      const box = body?.getBoundingClientRect();
      const before = body?.scrollTop ?? 0;
      if (box !== undefined && pointerY < box.top + EDGE_PX) body!.scrollTop -= SCROLL_PX;
      else if (box !== undefined && pointerY > box.bottom - EDGE_PX) body!.scrollTop += SCROLL_PX;
      if ((body?.scrollTop ?? 0) !== before) follow();
      frame = requestAnimationFrame(scroll);
    };
    const listeners = new AbortController();
    stop.current = () => {
      cancelAnimationFrame(frame);
      listeners.abort();
      setHeld(null);
    };
    const { signal } = listeners;
    addEventListener('pointermove', ({ clientY }) => ((pointerY = clientY), follow()), { signal });
    addEventListener('pointerup', () => (stop.current(), move.current(from, to)), { signal });
    addEventListener('pointercancel', () => stop.current(), { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && stop.current(), { signal });
    frame = requestAnimationFrame(scroll);
    follow();
  };

  return { from: held?.from ?? null, begin, styleOf: (at) => (held === null ? undefined : styleOf(held, at)) };
}

/** The held row takes the place of the last one whose middle its own middle has passed. */
export function placeOf(middles: readonly number[], from: number, offset: number): number {
  const middle = (middles[from] ?? 0) + offset;
  const passed = middles.findLastIndex((each, at) => at > from && middle > each);
  if (passed !== -1) return passed;
  const before = middles.findIndex((each, at) => at < from && middle < each);
  return before === -1 ? from : before;
}

function styleOf({ from, to, offset, height }: Held, at: number): CSSProperties | undefined {
  if (at === from) return { transform: `translateY(${offset}px)` };
  if (at > from && at <= to) return { transform: `translateY(${-height}px)` };
  if (at < from && at >= to) return { transform: `translateY(${height}px)` };
  return undefined;
}
