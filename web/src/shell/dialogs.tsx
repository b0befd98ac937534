/**
 * The dialogs any screen may call for: a question, the warning before leaving for the external support, the alerts of an
 * instrument. Loaded when needed.
 */
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { lazy, type ReactNode } from 'react';
import { useStore } from '../data/store.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { alertTarget } from '../alerts/parts/alert-target.ts';
import { Button } from '../ui/button.tsx';
import { useQuestion } from './confirm.ts';
import { leavingFor } from './sign-out.ts';

const AlertSheet = lazy(() =>
  import('../alerts/parts/alert-sheet.tsx').then((module) => ({ default: module.AlertSheet })),
);

export default function Dialogs() {
  const t = useCommonTexts();
  const question = useQuestion();
  const link = useStore(leavingFor);
  const symbol = useStore(alertTarget);
  if (question !== null) {
    return (
      <Ask title={question.title} body={question.body} onClose={() => question.answer(false)}>
        <Button variant="outline" onClick={() => question.answer(false)}>
          {question.cancel ?? t.cancel}
        </Button>
        <Button variant={question.tone === 'danger' ? 'ink' : 'primary'} onClick={() => question.answer(true)}>
          {question.action}
        </Button>
      </Ask>
    );
  }
  if (link === null) return symbol === null ? null : <AlertSheet key={symbol} symbol={symbol} />;
  const leave = () => {
    open(link, '_blank', 'noopener,noreferrer');
    leavingFor.set(null);
  };
  return (
    <Ask title={t.leaving.title} body={t.leaving.body} onClose={() => leavingFor.set(null)}>
      <Button variant="outline" onClick={() => leavingFor.set(null)}>
        {t.cancel}
      </Button>
      <Button onClick={leave}>{t.leaving.action}</Button>
    </Ask>
  );
}

function Ask({
  title,
  body,
  onClose,
  children,
}: {
  readonly title: string;
  readonly body: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <CSPProvider disableStyleElements>
      <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
        <AlertDialog.Portal>
          <AlertDialog.Backdrop className="animate-appear fixed inset-0 z-40 bg-scrim" />
          <AlertDialog.Popup className="@container animate-rise fixed inset-x-4 top-1/2 z-50 mx-auto max-w-105 -translate-y-1/2 rounded-sheet bg-surface p-5 text-ink outline-none">
            <AlertDialog.Title className="text-lead font-semibold">{title}</AlertDialog.Title>
            {body !== undefined && (
              <AlertDialog.Description className="pt-2 text-ink-2">{body}</AlertDialog.Description>
            )}
            <div className="grid grid-cols-2 gap-2 pt-5">{children}</div>
          </AlertDialog.Popup>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </CSPProvider>
  );
}
