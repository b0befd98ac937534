/** Fits a figure into its place by the width axis of the font. */
const NARROWEST = 75;

export function fitNumber(outer: HTMLElement, inner: HTMLElement): void {
  if (inner.style.fontStretch !== '') inner.style.fontStretch = '';
  if (inner.style.fontSize !== '') inner.style.fontSize = '';
  const room = outer.clientWidth;
  const wanted = inner.offsetWidth;
  if (room === 0 || wanted <= room) return;
  const stretch = Math.max(NARROWEST, Math.floor((room / wanted) * 100));
  inner.style.fontStretch = `${stretch}%`;
  const condensed = inner.offsetWidth;
  if (condensed > room) inner.style.fontSize = `${Math.floor((room / condensed) * 100)}%`;
}

const callbacks = new WeakMap<Element, () => void>();
let observer: ResizeObserver | undefined;

/** One observer for all figures; called when the place changes its width. */
export function observeWidth(element: Element, onResize: () => void): () => void {
  // In the next frame: a figure that changes its own place within the observer's turn would be an error of the page.
  observer ??= new ResizeObserver((entries) => {
    requestAnimationFrame(() => {
      for (const { target } of entries) callbacks.get(target)?.();
    });
  });
  callbacks.set(element, onResize);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    callbacks.delete(element);
  };
}
