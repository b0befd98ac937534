/** What is typed to search a list: sought a moment after the last key, or at once. */
import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 300;

export interface TypedSearch {
  readonly typed: string;
  type(text: string): void;
  searchNow(): void;
}

/** `value` is what the list is searched for now: the address says so, and a link, a view or a step back may change it. */
export function useTypedSearch(value: string, onSearch: (text: string) => void): TypedSearch {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  /** Asked for from here: its arrival in the address is no reason to take back what was typed since. */
  const [sought, setSought] = useState(value);
  if (known !== value) {
    setKnown(value);
    setSought(value);
    if (sought !== value) setTyped(value);
  }
  const text = typed.trim();
  const isNew = text !== sought;
  const search = () => {
    if (!isNew) return;
    setSought(text);
    onSearch(text);
  };
  const searchLater = useEffectEvent(search);
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(searchLater, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isNew]);
  return { typed, type: setTyped, searchNow: search };
}
