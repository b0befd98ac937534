/**
 * A chart must not trap the page's scroll (klinecharts claims every touch and wheel it gets). A drag up or down scrolls
 * the page, a drag sideways the chart; while the chart owns the finger (a crosshair after a long press, a drawing) every
 * drag is its own. The wheel scrolls the page; with Ctrl, or a pinch, it zooms.
 */
const DECIDED_PX = 5;

export function letPageScroll(wrapper: HTMLElement, isChartsOwn: () => boolean): () => void {
  let start: { readonly x: number; readonly y: number } | null = null;
  let owner: 'page' | 'chart' | null = null;

  const onStart = ({ touches }: TouchEvent) => {
    const [touch] = touches;
    start = touch === undefined || touches.length > 1 ? null : { x: touch.clientX, y: touch.clientY };
    owner = null;
  };
  const onMove = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (start === null || touch === undefined || event.touches.length > 1) return;
    if (owner === null) {
      const [dx, dy] = [Math.abs(touch.clientX - start.x), Math.abs(touch.clientY - start.y)];
      if (dx + dy < DECIDED_PX && !isChartsOwn()) return;
      owner = isChartsOwn() || dy < dx ? 'chart' : 'page';
    }
    // The chart still sees the move, which ends its own tap and long press, but cannot keep it from the page.
    if (owner === 'page') Object.defineProperty(event, 'preventDefault', { value: () => {} });
    else if (isChartsOwn() && event.cancelable) event.preventDefault();
  };
  const onCancel = (event: TouchEvent) => {
    // The browser took the touch to scroll. The chart waits for an end that never comes, and would miss the next touch.
    wrapper.firstElementChild?.dispatchEvent(
      new TouchEvent('touchend', { bubbles: true, cancelable: true, changedTouches: [...event.changedTouches] }),
    );
  };
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && Math.abs(event.deltaY) >= Math.abs(event.deltaX)) event.stopPropagation();
  };

  wrapper.addEventListener('touchstart', onStart, { capture: true, passive: true });
  wrapper.addEventListener('touchmove', onMove, { capture: true, passive: false });
  wrapper.addEventListener('touchcancel', onCancel);
  wrapper.addEventListener('wheel', onWheel, { capture: true, passive: true });
  return () => {
    wrapper.removeEventListener('touchstart', onStart, { capture: true });
    wrapper.removeEventListener('touchmove', onMove, { capture: true });
    wrapper.removeEventListener('touchcancel', onCancel);
    wrapper.removeEventListener('wheel', onWheel, { capture: true });
  };
}
