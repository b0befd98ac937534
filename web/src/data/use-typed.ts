/** The values of a form as state that outlives leaving it (typed.ts). */
import { useRef, useState } from 'react';
import { credentials } from './session.ts';
import { dropTyped, keepTyped, readTyped, typedIn, withTyped, type At, type Values } from './typed.ts';

export interface UseTyped<V> {
  readonly values: V;
  /** After a change of this very press as well. */
  readonly latest: () => V;
  /** By the values of now: two changes of one press see each other. */
  readonly change: (next: (now: V) => V) => void;
  /** It was sent: what stands in the fields is not offered again. */
  readonly forget: () => void;
}

export interface TypedOptions {
  /** The form and its subject: `placement-17`. Null keeps nothing. */
  readonly keptAs: string | null;
  /** Opened anew, as its link asks for it: what an earlier visit left is not wanted. */
  readonly isNew?: boolean;
}

/** Begins with what was typed before over `initial`, which is what nothing typed looks like. */
export function useTyped<V extends Values<V>>(
  initial: V,
  { keptAs, isNew = false }: TypedOptions,
): UseTyped<V> {
  const [begun] = useState(initial);
  const [values, setValues] = useState(() => {
    if (keptAs === null) return initial;
    if (isNew) dropTyped(keptAs, here());
    return withTyped(initial, readTyped(keptAs, here()));
  });
  const latest = useRef(values);
  return {
    values,
    latest: () => latest.current,
    change(next) {
      latest.current = next(latest.current);
      setValues(latest.current);
      if (keptAs !== null) keepTyped(keptAs, typedIn(begun, latest.current), here());
    },
    forget() {
      if (keptAs !== null) dropTyped(keptAs, here());
    },
  };
}

/** Something was typed into this form and not sent. */
export function isTyped(keptAs: string): boolean {
  return Object.keys(readTyped(keptAs, here())).length > 0;
}

function here(): At {
  return { account: credentials()?.account, now: Date.now() };
}
