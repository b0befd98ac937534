/** A call whose body is a file, with its progress: `fetch` tells none of what is sent. The input stands in the query. */
import { API_BASE, resultOf, type CallResult } from '@bahi/contract/client.ts';
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import type { upload } from '@bahi/contract/uploads/calls.ts';
import { endSession } from './call.ts';
import { ORIGIN } from './origin.ts';
import { credentials } from './session.ts';

/** With nothing moving for so long the connection counts as lost. */
const SILENCE_MS = 25_000;

export interface SendOptions {
  readonly file: Blob;
  readonly idempotencyKey: string;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

export function sendFile<E extends typeof upload>(
  endpoint: E,
  input: InputOf<E>,
  { file, idempotencyKey, onProgress, signal }: SendOptions,
): Promise<CallResult<OutputOf<E>>> {
  const who = credentials();
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout>;
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), SILENCE_MS);
    };
    const end = (result: CallResult<OutputOf<E>>) => {
      clearTimeout(silence);
      const isSameSession = who !== null && who.token === credentials()?.token;
      if (result.kind === 'unauthorized' && isSameSession) endSession();
      resolve(result);
    };
    request.open('POST', `${ORIGIN}${API_BASE}${endpoint.path}?${new URLSearchParams(input).toString()}`);
    request.setRequestHeader('content-type', file.type);
    request.setRequestHeader('idempotency-key', idempotencyKey);
    if (who !== null) {
      request.setRequestHeader('token', who.token);
      request.setRequestHeader('account', who.account);
    }
    request.upload.onprogress = ({ loaded, total }) => {
      heard();
      onProgress(total === 0 ? 0 : loaded / total);
    };
    request.onload = () => end(resultOf(request.status, request.responseText));
    request.onerror = () => end({ kind: 'unknown' });
    request.onabort = () => end({ kind: 'unknown' });
    signal.addEventListener('abort', () => request.abort());
    heard();
    request.send(file);
  });
}
