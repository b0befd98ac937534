/** Reads the file of a draw and verifies it beside the page, so that nothing freezes however many applied. */
import { createClient } from '@bahi/contract/client.ts';
import { getDrawFile, getDrawLog } from '@bahi/contract/new-shares/draws.ts';
import { listCheckpoints } from '@bahi/contract/proofs/calls.ts';
import type { PublishedDraw } from '@bahi/core/lottery-verify.ts';
import { checkDraw, type CheckedDraw, type OwnApplication } from './proof.ts';

export interface ProofQuestion {
  readonly offer: string;
  readonly published: PublishedDraw;
  /** Own applications. */
  readonly own: readonly OwnApplication[];
}

export type ProofAnswer =
  | { readonly kind: 'read'; readonly file: Blob; readonly log: Blob | null }
  | { readonly kind: 'checked'; readonly checked: CheckedDraw; readonly tookMs: number }
  | { readonly kind: 'failed' };

/** A large file on a slow line. */
const TIMEOUT_MS = 120_000;
/** The log's checkpoint is the newest, or was a moment ago. */
const CHECKPOINTS = { page: 1, pageSize: 10 };

const call = createClient({ origin: '', credentials: () => null, timeoutMs: TIMEOUT_MS });

// What is thrown in a promise never reaches the page's `error` event.
addEventListener('message', ({ data }: MessageEvent<ProofQuestion>) => {
  answer(data).catch(() => postMessage({ kind: 'failed' } satisfies ProofAnswer));
});

async function answer({ offer, published, own }: ProofQuestion): Promise<void> {
  const tell = (message: ProofAnswer) => postMessage(message);
  const [draw, log, checkpoints] = await Promise.all([
    call(getDrawFile, { offer }),
    call(getDrawLog, {}),
    call(listCheckpoints, CHECKPOINTS),
  ]);
  if (draw.kind !== 'ok') return tell({ kind: 'failed' });
  const { file } = draw.data;
  tell({ kind: 'read', file: jsonFile(file), log: log.kind === 'ok' ? jsonFile(log.data) : null });
  const startedAt = performance.now();
  const known = checkpoints.kind === 'ok' ? checkpoints.data.rows : [];
  const beside = log.kind === 'ok' ? { log: log.data, checkpoints: known } : null;
  const checked = checkDraw(file, { published, own, log: beside });
  tell({ kind: 'checked', checked, tookMs: performance.now() - startedAt });
}

function jsonFile(value: unknown): Blob {
  return new Blob([`${JSON.stringify(value, null, 1)}\n`], { type: 'application/json' });
}
