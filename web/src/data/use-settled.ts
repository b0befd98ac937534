/** What is wanted once nothing has changed for a moment: a form does not ask with each key. */
import { useEffect, useState } from 'react';

const TYPING_MS = 300;

export function useSettled<T>(wanted: T): { readonly settled: T; readonly isSettled: boolean } {
  const [settled, setSettled] = useState(wanted);
  const text = JSON.stringify(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as T), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return { settled, isSettled: JSON.stringify(settled) === text };
}
