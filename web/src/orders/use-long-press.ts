/** A long press of a finger on a row; a scroll or a short tap is none. Props for the row: `{...longPress(id)}`. */
import { useRef, type MouseEvent, type PointerEvent } from 'react';

const HOLD_MS = 500;
const SLIP_PX = 10;

export function useLongPress(onLongPress: (id: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const hasFired = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return (id: string) => ({
    onPointerDown: (event: PointerEvent) => {
      hasFired.current = false;
      if (event.pointerType === 'mouse') return;
      start.current = { x: event.clientX, y: event.clientY };
      timer.current = setTimeout(() => {
        hasFired.current = true;
        if ('vibrate' in navigator) navigator.vibrate(10);
        onLongPress(id);
      }, HOLD_MS);
    },
    onPointerMove: (event: PointerEvent) => {
      if (Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y) > SLIP_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      if (hasFired.current) event.preventDefault();
    },
    /** The tap that ends a long press follows no link. */
    onClickCapture: (event: MouseEvent) => {
      if (!hasFired.current) return;
      hasFired.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  });
}
