/**
 * A sheet from the bottom on phones, a dialog in the middle from 600 px on. A sheet with a form takes the full height of
 * the visible part, so that the keyboard never covers a field.
 */
import { CSPProvider } from '@base-ui/react/csp-provider';
import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { useCommonTexts } from '../i18n/common.ts';
import { cx } from './cx.ts';

export interface SheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Holds fields: full height on phones. */
  readonly hasForm?: boolean;
  /** Stays at the bottom: the one action. */
  readonly footer?: ReactNode;
}

export function Sheet({ isOpen, onClose, title, children, hasForm = false, footer }: SheetProps) {
  const t = useCommonTexts();
  return (
    <CSPProvider disableStyleElements>
      <Dialog.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
        <Dialog.Portal>
          <Dialog.Backdrop className="animate-appear fixed inset-0 z-40 bg-scrim" />
          <Dialog.Popup
            className={cx(
              '@container animate-rise fixed z-50 flex flex-col bg-surface text-ink outline-none',
              'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-sheet',
              hasForm && 'h-[92dvh] md:h-auto',
              'md:inset-x-auto md:top-1/2 md:bottom-auto md:left-1/2 md:max-h-[80dvh] md:w-[480px] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-sheet',
            )}
          >
            <div className="flex items-center justify-between pt-2 pr-2 pl-4">
              <Dialog.Title className="text-lead font-semibold">{title}</Dialog.Title>
              <Dialog.Close
                aria-label={t.close}
                className="press grid size-11 place-items-center rounded-control text-ink-2"
              >
                <X size={20} />
              </Dialog.Close>
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto px-4 pt-1 pb-4">{children}</div>
            {footer !== undefined && (
              <div className="safe-bottom border-t border-line">
                <div className="p-4">{footer}</div>
              </div>
            )}
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </CSPProvider>
  );
}
