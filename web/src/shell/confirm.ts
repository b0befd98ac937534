/** One question at a time: `if (await confirm({ title, action })) …`. The dialog itself is loaded when first asked. */
import { createStore, useStore } from '../data/store.ts';

export interface Question {
  readonly title: string;
  /** What happens, what is safe. */
  readonly body?: string;
  /** The words on the button that goes ahead: a verb. */
  readonly action: string;
  /** Defaults to "Cancel" in the reader's language. */
  readonly cancel?: string;
  readonly tone?: 'plain' | 'danger';
}

interface Asked extends Question {
  readonly answer: (isYes: boolean) => void;
}

const asked = createStore<Asked | null>(null);

export function confirm(question: Question): Promise<boolean> {
  asked.get()?.answer(false);
  return new Promise((resolve) => {
    asked.set({
      ...question,
      answer: (isYes) => {
        asked.set(null);
        resolve(isYes);
      },
    });
  });
}

export function useQuestion(): Asked | null {
  return useStore(asked);
}
