/** The ⋯ of a row. What is behind it comes with the first press: lists have hundreds of rows, and few are pressed. */
import { Suspense, lazy, memo, useState, type ComponentProps } from 'react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useInstrumentTexts } from '../../i18n/instruments.ts';
import { cx } from '../../ui/cx.ts';
import type { RowMenuProps } from './row-menu.tsx';

const RowMenu = lazy(() => import('./row-menu.tsx'));

export const RowMenuButton = memo(function RowMenuButton({
  instrument,
  list,
  isLow,
}: Omit<RowMenuProps, 'trigger'> & { readonly isLow: boolean }) {
  const [isWanted, setWanted] = useState(false);
  const t = useInstrumentTexts();
  const button = (props: ComponentProps<'button'>) => (
    <button
      {...props}
      type="button"
      data-row-menu=""
      aria-label={t.more(instrument.name)}
      title={t.more(instrument.name)}
      className={cx(
        'press grid w-9 place-items-center text-ink-3 focus-visible:-outline-offset-2',
        isLow ? 'h-11' : 'h-15',
      )}
    >
      <Ellipsis size={18} aria-hidden="true" />
    </button>
  );
  const plain = button({ 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: () => setWanted(true) });
  if (!isWanted) return plain;
  return (
    <Suspense fallback={plain}>
      <RowMenu instrument={instrument} list={list} trigger={button({})} />
    </Suspense>
  );
});
