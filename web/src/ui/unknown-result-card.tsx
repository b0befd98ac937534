/** State K: what a command says while its answer is late, unknown, or broken. Nothing in the other phases. */
import type { ReactNode } from 'react';
import type { CommandState } from '../data/command.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { ErrorPanel } from './error-panel.tsx';

export interface UnknownResultCardProps {
  readonly command: { readonly state: CommandState<unknown>; readonly retry: () => void };
  /** What was asked: "Buy 100 Varuna Motors". */
  readonly what?: ReactNode;
  /** What to leave until the answer is here, where it is not an order. */
  readonly slow?: string;
}

export function UnknownResultCard({ command: { state, retry }, what, slow }: UnknownResultCardProps) {
  const t = useCommonTexts();
  const text = useRefusalText();
  if (state.phase === 'slow') {
    return (
      <p role="status" className="rounded-control bg-waiting-wash px-3 py-2 font-medium">
        {slow ?? t.unknownResult.slow}
      </p>
    );
  }
  if (state.phase === 'unknown') {
    return (
      <section role="status" className="flex flex-col gap-1 rounded-control border border-waiting bg-waiting-wash p-4">
        <p className="text-lead font-semibold">{t.unknownResult.title}</p>
        {what !== undefined && <p className="font-medium">{what}</p>}
        <p>{t.unknownResult.body}</p>
        {state.checks > 0 && <p className="text-small text-ink-2">{t.unknownResult.checking(state.checks)}</p>}
      </section>
    );
  }
  if (state.phase === 'failed') {
    const title = (state.message !== '' && text(null, state.message).trim()) || t.unknownResult.failed;
    return <ErrorPanel title={title} body={t.unknownResult.failedBody} reference={state.reference} onRetry={retry} />;
  }
  return null;
}
