/** Whether any of a place of the page is on the screen now; until that is known it counts as seen. */
import { useEffect, useState, type RefObject } from 'react';

export function useInView(place: RefObject<HTMLElement | null>, isThere: boolean): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    const element = place.current;
    if (!isThere || element === null) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? true), {
      root: element.closest('[data-scroll]'),
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, isThere]);
  return isInView;
}
