/** Scrolls what has just opened into view, gently unless the reader wants calm. */
export function bringIntoView(element: HTMLElement | null): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // No value is returned: some browsers answer a scroll with a promise, which an effect would take for its clean-up.
  element?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
}
