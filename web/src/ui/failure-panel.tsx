/** What a failed read says: the refusal's own words, or that it could not be loaded. Downloaded when something failed. */
import type { CallFailure } from '../data/query-client.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { ErrorPanel } from './error-panel.tsx';

export default function FailurePanel({
  failure,
  onRetry,
}: {
  readonly failure: CallFailure['result'];
  readonly onRetry?: (() => void) | undefined;
}) {
  const text = useRefusalText();
  if (failure.kind !== 'refused') return <ErrorPanel onRetry={onRetry} />;
  const { refusal, message } = failure;
  const reference = refusal.code === 'system.busy' ? refusal.params.reference : null;
  return <ErrorPanel title={text(refusal, message)} reference={reference} onRetry={onRetry} />;
}
