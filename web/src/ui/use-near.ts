/** Whether a place of the page has come near the window, once what is above it is there: it is loaded then. Stays true. */
import { useEffect, useState, type RefObject } from 'react';

const AHEAD = '160px';

export function useNear(place: RefObject<HTMLElement | null>, isReady: boolean): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (isNear || !isReady || element === null) return;
    // Rows above it still arrive, and push it away.
    const timer = setTimeout(() => observer.observe(element), SETTLED_MS);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { root: element.closest('[data-scroll]'), rootMargin: AHEAD },
    );
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [place, isReady, isNear]);
  return isNear;
}

const SETTLED_MS = 600;
