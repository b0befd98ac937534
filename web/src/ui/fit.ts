/** Fits a figure into its place by the width axis of the font. */
const NARROWEST = 75;
const SMALLEST = 40;

export function fitNumber(outer: HTMLElement, inner: HTMLElement): void {
  if (inner.style.fontStretch !== '') inner.style.fontStretch = '';
  if (inner.style.fontSize !== '') inner.style.fontSize = '';
  const room = outer.clientWidth;
  const wanted = inner.offsetWidth;
  if (room === 0 || wanted <= room) return;
  inner.style.fontStretch = `${NARROWEST}%`;
  const narrowest = inner.offsetWidth;
  if (narrowest > room) {
    // Some systems round each letter to whole pixels: a little smaller until it fits.
    let size = Math.floor((room / narrowest) * 100);
    do inner.style.fontSize = `${size}%`;
    while (inner.offsetWidth > room && (size -= 4) > SMALLEST);
    return;
  }
  // Letters narrow nearly in proportion between the two ends that were measured.
  const share = (room - narrowest) / Math.max(1, wanted - narrowest);
  inner.style.fontStretch = `${NARROWEST + Math.floor(share * (100 - NARROWEST))}%`;
  if (inner.offsetWidth > room) inner.style.fontStretch = `${NARROWEST}%`;
}

const callbacks = new Map<Element, () => void>();
let observer: ResizeObserver | undefined;

// Until the font is there, figures are as wide as another one's.
document.fonts.addEventListener('loadingdone', () => {
  for (const fit of callbacks.values()) fit();
});

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
