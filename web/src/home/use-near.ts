/** Whether a place of the page has come near the window: what stands there is loaded then. Stays true. */
import { useEffect, useState, type RefObject } from 'react';

const AHEAD = '160px';

export function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (isNear || element === null) return;
    // What is above it arrives first, and may push it away.
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
  }, [place, isNear]);
  return isNear;
}

const SETTLED_MS = 400;
