/** A long press, or the right button, as a second way to the menu of a row. The button of the menu is the first. */
import { useRef, type MouseEvent, type TouchEvent } from 'react';

const LONG_MS = 500;
const MOVED_PX = 10;

export function useLongPress(onLongPress: () => void) {
  const press = useRef<{
    readonly x: number;
    readonly y: number;
    readonly timer: ReturnType<typeof setTimeout>;
  } | null>(null);
  const hasFired = useRef(false);
  const stop = () => {
    if (press.current !== null) clearTimeout(press.current.timer);
    press.current = null;
  };
  const fire = () => {
    stop();
    hasFired.current = true;
    onLongPress();
  };
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      stop();
      hasFired.current = false;
      if (touch !== undefined) press.current = { x: touch.clientX, y: touch.clientY, timer: setTimeout(fire, LONG_MS) };
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      const { current } = press;
      if (current === null || touch === undefined) return;
      if (Math.abs(touch.clientX - current.x) + Math.abs(touch.clientY - current.y) > MOVED_PX) stop();
    },
    onTouchEnd: stop,
    onTouchCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      if (!hasFired.current) fire();
      // A mouse has no touch before it: its next press is a new one.
      hasFired.current = press.current !== null;
    },
    // Lifting the finger after a long press must not open the instrument as well.
    onClickCapture: (event: MouseEvent) => {
      if (!hasFired.current || (event.target as Element).closest('a') === null) return;
      hasFired.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
