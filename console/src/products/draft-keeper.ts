/**
 * What is typed into a draft is kept on the server, a moment after the last key (rules §10): one writing at a time, the newest values
 * always, and nothing is written over what somebody else wrote meanwhile.
 */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getDraft } from '@bahi/contract/staff/offerings.ts';
import type { ConsoleError } from '../data/ask.ts';
import type { ProductValues } from '../data/product-values.ts';

export type Draft = OutputOf<typeof getDraft>;

export type Keeping =
  | { readonly kind: 'saved'; readonly at: number }
  /** Typed, and not sent yet. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly error: ConsoleError }
  /** Somebody else has written it, proposed it or deleted it: nothing more is sent. */
  | { readonly kind: 'changed'; readonly error: ConsoleError };

export interface DraftKeeper {
  type(values: ProductValues): void;
  /** Resolves with the draft as the server has it once everything typed is there; null: it is not. */
  flush(): Promise<Draft | null>;
  /** The page is left: what was typed is still sent. */
  leave(): void;
}

export interface DraftKeeperOptions {
  readonly draft: Draft;
  readonly save: (values: ProductValues, version: number) => Promise<Draft>;
  /** Problems belong to the values that were sent. */
  readonly onKept: (keeping: Keeping, draft: Draft) => void;
}

const QUIET_MS = 700;
const FINAL = ['products.changed', 'products.proposed', 'products.unknown'];

export function keepDraft({ draft, save, onKept }: DraftKeeperOptions): DraftKeeper {
  let known = draft;
  let typed: ProductValues | null = null;
  let isOver = false;
  let isLeft = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;

  function show(keeping: Keeping): void {
    if (!isLeft) onKept(keeping, known);
  }

  async function send(): Promise<void> {
    while (typed !== null && !isOver) {
      const values = typed;
      typed = null;
      show({ kind: 'saving' });
      try {
        known = await save(values, known.version);
      } catch (error) {
        const failure = error as ConsoleError;
        isOver = FINAL.includes(failure.refusal?.code ?? '');
        // The newer one, if there is: else this is what still has to be sent.
        typed ??= values;
        show({ kind: isOver ? 'changed' : 'failed', error: failure });
        return;
      }
    }
    if (!isOver) show({ kind: 'saved', at: known.at });
  }

  function start(): Promise<void> {
    clearTimeout(timer);
    sending ??= send().finally(() => {
      sending = null;
    });
    return sending;
  }

  return {
    type(values) {
      if (isOver) return;
      typed = values;
      if (sending === null) show({ kind: 'waiting' });
      clearTimeout(timer);
      timer = setTimeout(() => void start(), QUIET_MS);
    },
    async flush() {
      while (typed !== null || sending !== null) {
        const before = known;
        await start();
        if (typed !== null && known === before) return null;
      }
      clearTimeout(timer);
      return isOver ? null : known;
    },
    leave() {
      isLeft = true;
      if (typed !== null) void start();
    },
  };
}
