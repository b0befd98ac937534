/**
 * A claim while its holder works (rules §10): asked for, asked for again by work, given back once on leaving, whenever the answer
 * comes. The server holds the rule. Times are of this machine and count from the asking, so that its clock may be wrong.
 */
import { claimMs } from '@bahi/contract/staff/queues.ts';
import type { ConsoleError } from '../data/ask.ts';
import type { QueueRow } from './queue-row.ts';

export type Claim =
  | { readonly kind: 'none' }
  | { readonly kind: 'taking' }
  | { readonly kind: 'held'; readonly since: number; readonly until: number; readonly row: QueueRow }
  /** It ran out; nobody need have taken it since. */
  | { readonly kind: 'ended' }
  /** Refused: somebody else has it or has decided it, or it is the own one. */
  | { readonly kind: 'refused'; readonly error: ConsoleError }
  | { readonly kind: 'failed'; readonly error: ConsoleError };

export interface ClaimKeeper {
  take(): void;
  /** The reader did something: a claim of more than a minute is made anew. */
  work(): void;
  /** The list shows it otherwise: asks whether it still is. */
  check(): void;
  /** It is decided, and the claim with it: there is nothing to give back. */
  spend(): void;
  /** It is for somebody else to decide: others can have it at once. */
  giveUp(): void;
  /** A call was refused for want of the claim. */
  lose(error: ConsoleError): void;
  /** The case is closed. */
  leave(): void;
}

export interface ClaimKeeperOptions {
  readonly claim: () => Promise<QueueRow>;
  readonly release: () => Promise<unknown>;
  readonly onChange: (claim: Claim) => void;
}

const RENEW_AFTER_MS = 60_000;

/** A claim asked for again must not be ended by the release of before. */
let lastRelease: Promise<unknown> = Promise.resolve();

export function keepClaim({ claim, release, onChange }: ClaimKeeperOptions): ClaimKeeper {
  let now: Claim = { kind: 'none' };
  let askedAt = 0;
  let isAsking = false;
  let isOver = false;
  /** As far as anybody here knows. */
  let isOurs = false;
  let ending: ReturnType<typeof setTimeout> | undefined;

  function show(next: Claim): void {
    now = next;
    clearTimeout(ending);
    if (next.kind === 'held') ending = setTimeout(() => show({ kind: 'ended' }), Math.max(0, next.until - Date.now()));
    if (!isOver) onChange(next);
  }

  async function ask(): Promise<void> {
    if (isAsking || isOver) return;
    isAsking = true;
    try {
      await lastRelease;
      askedAt = Date.now();
      const until = askedAt + claimMs;
      const row = await claim();
      isOurs = true;
      show({ kind: 'held', since: Date.now(), until, row });
    } catch (caught) {
      const error = caught as ConsoleError;
      if (error.refusal !== null) isOurs = false;
      // One that could not be made longer lasts as long as it was.
      if (error.refusal !== null) show({ kind: 'refused', error });
      else if (now.kind !== 'held') show({ kind: 'failed', error });
    } finally {
      isAsking = false;
      if (isOver) giveBack();
    }
  }

  function giveBack(): void {
    if (!isOurs) return;
    isOurs = false;
    // Without an answer it ends by itself.
    lastRelease = release().catch(() => {});
  }

  return {
    take() {
      show({ kind: 'taking' });
      void ask();
    },
    work() {
      if (now.kind === 'held' && Date.now() - askedAt >= RENEW_AFTER_MS) void ask();
    },
    check() {
      if (now.kind === 'held') void ask();
    },
    spend() {
      isOurs = false;
      isOver = true;
      clearTimeout(ending);
    },
    giveUp() {
      giveBack();
      show({ kind: 'none' });
    },
    lose: (error) => show({ kind: 'refused', error }),
    leave() {
      isOver = true;
      clearTimeout(ending);
      if (!isAsking) giveBack();
    },
  };
}
