/** Asks the worker to read and verify a draw; leaving the screen ends it. */
import { useEffect, useRef, useState } from 'react';
import type { CheckedDraw } from './proof.ts';
import type { ProofAnswer, ProofQuestion } from './proof-worker.ts';

export interface DrawCheck {
  readonly phase: 'idle' | 'reading' | 'checking' | 'done' | 'failed';
  readonly checked: CheckedDraw | null;
  readonly tookMs: number;
  /** To be saved, as soon as it is read. */
  readonly file: Blob | null;
  readonly log: Blob | null;
}

const IDLE: DrawCheck = { phase: 'idle', checked: null, tookMs: 0, file: null, log: null };

export function useDrawCheck(): DrawCheck & { readonly start: (question: ProofQuestion) => void } {
  const [state, setState] = useState(IDLE);
  const worker = useRef<Worker>(null);
  const end = () => {
    worker.current?.terminate();
    worker.current = null;
  };
  useEffect(() => end, []);
  const start = (question: ProofQuestion) => {
    end();
    const next = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
    worker.current = next;
    setState({ ...IDLE, phase: 'reading' });
    next.addEventListener('error', () => setState({ ...IDLE, phase: 'failed' }));
    next.addEventListener('message', ({ data }: MessageEvent<ProofAnswer>) => {
      if (data.kind === 'read') return setState({ ...IDLE, phase: 'checking', file: data.file, log: data.log });
      if (data.kind === 'failed') setState({ ...IDLE, phase: 'failed' });
      else setState((now) => ({ ...now, phase: 'done', checked: data.checked, tookMs: data.tookMs }));
      end();
    });
    next.postMessage(question);
  };
  return { ...state, start };
}
