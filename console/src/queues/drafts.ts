/** Notes as they are typed, kept until their case is decided: through a failure, a lost claim, a new sign-in. In memory alone. */
import { useState } from 'react';
import { readSession } from '../data/session.ts';

const notes = new Map<string, string>();

export interface Draft {
  readonly note: string;
  setNote(note: string): void;
  forget(): void;
}

/** Of this person. */
export function useDraft(subject: string): Draft {
  const key = `${readSession()?.staff.id ?? ''} ${subject}`;
  const [note, setNote] = useState(() => notes.get(key) ?? '');
  return {
    note,
    setNote(text) {
      notes.set(key, text);
      setNote(text);
    },
    forget: () => void notes.delete(key),
  };
}
