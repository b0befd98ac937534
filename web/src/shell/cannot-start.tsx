/** State X of the start itself: without the configuration there is only Retry. */
import { useCommonTexts } from '../i18n/common.ts';
import { Button } from '../ui/button.tsx';

export function CannotStart({ onRetry }: { readonly onRetry: () => void }) {
  const t = useCommonTexts();
  return (
    <main className="grid h-full place-items-center p-6">
      <div className="flex max-w-90 flex-col items-center gap-3 text-center">
        <h1 className="text-title font-semibold">{t.cannotStart}</h1>
        <p className="text-ink-2">{t.cannotStartBody}</p>
        <Button onClick={onRetry}>{t.retry}</Button>
      </div>
    </main>
  );
}
