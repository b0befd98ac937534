/** Whether the log of draws (rules §8) has what a draw published, once, in time, and under a checkpoint of the books. Pure. */
import { verifyDrawLog, type DrawLog, type DrawLogFinding } from '@bahi/core/draw-log.ts';
import type { LoggedWhat } from '@bahi/core/draw-words.ts';
import type { DrawFile } from '@bahi/core/lottery-form.ts';
import { sha256 } from '@bahi/core/sha256.ts';
import { NO_HASH, type Checkpoint } from '@bahi/core/statement-form.ts';

export interface CheckedLog {
  readonly findings: readonly DrawLogFinding[];
  /** When each was published; null: it is not in the log. */
  readonly at: Readonly<Record<'commitment' | 'list' | 'result', number | null>>;
  /** The checkpoint that covers all of it; null: the next one will. */
  readonly checkpoint: number | null;
}

export interface LogToCheck {
  readonly log: unknown;
  /** The published ones, as far as they could be read. */
  readonly checkpoints: readonly Checkpoint[];
}

type Drawn = Pick<
  DrawFile,
  'terms' | 'commitment' | 'listHash' | 'resultHash' | 'applicationCount' | 'personCount' | 'skipped'
>;

/** Null where the draw is older than the entries that are kept at hand. */
export function checkLog({ log: value, checkpoints }: LogToCheck, draw: Drawn): CheckedLog | null {
  const { offer } = draw.terms;
  const findings = verifyDrawLog(value, {
    sha256,
    published: checkpoints,
    draw: { ...draw, ...draw.terms },
  });
  if (findings[0]?.problem === 'malformed') return { findings, at: NOWHERE, checkpoint: null };
  const { previous, entries, proof } = value as DrawLog;
  const own = entries.filter((entry) => entry.offer === offer);
  if (own.length === 0 && previous !== NO_HASH) return null;
  const atOf = (what: LoggedWhat): number | null => own.find((entry) => entry.what === what)?.at ?? null;
  const at = { commitment: atOf('commitment'), list: atOf('list'), result: atOf('result') };
  const isCovered = proof !== null && own.every(({ number }) => number <= proof.count);
  return { findings, at, checkpoint: isCovered ? proof.checkpoint.number : null };
}

const NOWHERE = { commitment: null, list: null, result: null };
