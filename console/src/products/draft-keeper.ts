/**
 * What is typed into a draft is kept on the server, a moment after the last key (rules §10): one writing at a time, the newest values
 * always, and nothing is written over what somebody else wrote meanwhile. A writing without an answer is asked again with its key
 * before anything newer is sent: it may have arrived, and what follows it would else be taken for somebody else's.
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
  /** The tab may be gone before another answer: the newest goes at once, behind the writing that is on its way. */
  hide(): void;
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
/** Of a draft that nobody looks at any more, before it is given up. */
const PARTING_TRIES = 3;
const PARTING_MS = 2_000;
const FINAL = ['products.changed', 'products.proposed', 'products.unknown'];

type Outcome = { readonly draft: Draft } | { readonly error: ConsoleError };

/** By draft: what its form left behind and is still sent. */
const partings = new Map<string, Promise<void>>();

/** Once nothing that was typed into it before is on its way: who opens it again at once reads all of it. */
export async function lastTyped(draft: string): Promise<void> {
  await partings.get(draft);
}

export function keepDraft({ draft, save, onKept }: DraftKeeperOptions): DraftKeeper {
  let known = draft;
  let typed: ProductValues | null = null;
  /** Sent, and nobody knows yet whether it arrived. */
  let unanswered: ProductValues | null = null;
  /** Sent behind it without waiting. */
  let ahead: { readonly values: ProductValues; readonly outcome: Promise<Outcome> } | null = null;
  let isOver = false;
  let isLeft = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;

  const isPending = () => typed !== null || unanswered !== null;

  function show(keeping: Keeping): void {
    if (!isLeft) onKept(keeping, known);
  }

  function outcomeOf(values: ProductValues, version: number): Promise<Outcome> {
    return save(values, version).then(
      (saved) => ({ draft: saved }),
      (error: unknown) => ({ error: error as ConsoleError }),
    );
  }

  async function send(): Promise<void> {
    for (let values = unanswered ?? typed; values !== null && !isOver; values = unanswered ?? typed) {
      if (unanswered === null) typed = null;
      unanswered = values;
      show({ kind: 'saving' });
      const outcome = await settle(await outcomeOf(values, known.version));
      if ('draft' in outcome) {
        known = outcome.draft;
        unanswered = null;
        continue;
      }
      const { error } = outcome;
      isOver = FINAL.includes(error.refusal?.code ?? '');
      if (error.status !== 0) {
        unanswered = null;
        // The newer one, if there is: else this is what still has to be sent.
        typed ??= values;
      }
      show({ kind: isOver ? 'changed' : 'failed', error });
      return;
    }
    if (!isOver) show({ kind: 'saved', at: known.at });
  }

  /** What went behind and arrived is the newer answer; else it still has to be sent. */
  async function settle(first: Outcome): Promise<Outcome> {
    if (ahead === null) return first;
    const { values, outcome } = ahead;
    const second = await outcome;
    ahead = null;
    if ('draft' in second) return second;
    typed ??= values;
    return first;
  }

  function start(): Promise<void> {
    clearTimeout(timer);
    sending ??= send().finally(() => {
      sending = null;
    });
    return sending;
  }

  async function part(): Promise<void> {
    for (let tries = 0; isPending() && !isOver && tries < PARTING_TRIES; tries += 1) {
      if (tries > 0) await new Promise((resolve) => setTimeout(resolve, PARTING_MS));
      await start();
    }
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
      while (isPending() || sending !== null) {
        const before = known;
        await start();
        if (isPending() && known === before) return null;
      }
      clearTimeout(timer);
      return isOver ? null : known;
    },
    hide() {
      if (typed === null || isOver) return;
      if (sending === null) return void start();
      if (ahead !== null) return;
      clearTimeout(timer);
      ahead = { values: typed, outcome: outcomeOf(typed, known.version + 1) };
      typed = null;
    },
    leave() {
      isLeft = true;
      if (!isPending()) return;
      const parting = part().finally(() => {
        if (partings.get(draft.id) === parting) partings.delete(draft.id);
      });
      partings.set(draft.id, parting);
    },
  };
}
