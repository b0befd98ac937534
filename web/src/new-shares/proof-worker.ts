/** Reads the file of a draw and verifies it beside the page, so that nothing freezes however many applied. */
import { createClient } from '@bahi/contract/client.ts';
import { getDrawFile } from '@bahi/contract/new-share-draws.ts';
import type { PublishedDraw } from '@bahi/core/lottery-verify.ts';
import { checkDraw, type CheckedDraw } from './proof.ts';

export interface ProofQuestion {
  readonly offer: string;
  readonly published: PublishedDraw;
  /** Own applications. */
  readonly own: readonly string[];
}

export type ProofAnswer =
  | { readonly kind: 'read'; readonly file: Blob }
  | { readonly kind: 'checked'; readonly checked: CheckedDraw; readonly tookMs: number }
  | { readonly kind: 'failed' };

/** A large file on a slow line. */
const TIMEOUT_MS = 120_000;

const call = createClient({ origin: '', credentials: () => null, timeoutMs: TIMEOUT_MS });

addEventListener('message', ({ data }: MessageEvent<ProofQuestion>) => void answer(data));

async function answer({ offer, published, own }: ProofQuestion): Promise<void> {
  const tell = (message: ProofAnswer) => postMessage(message);
  const result = await call(getDrawFile, { offer });
  if (result.kind !== 'ok') return tell({ kind: 'failed' });
  const { file } = result.data;
  tell({ kind: 'read', file: new Blob([`${JSON.stringify(file, null, 1)}\n`], { type: 'application/json' }) });
  const startedAt = performance.now();
  const checked = checkDraw(file, published, own);
  tell({ kind: 'checked', checked, tookMs: performance.now() - startedAt });
}
