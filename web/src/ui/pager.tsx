/** Five pages of a list around the one that is shown, and the ways to its neighbours (spec §9). */
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRef } from 'react';
import type { Pages } from '../data/use-paged-call.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { cx } from './cx.ts';
import { pagesAround } from './pages-around.ts';

export interface PagerProps {
  readonly pages: Pages;
  readonly total: number;
  readonly isBusy: boolean;
}

const button =
  'press grid h-11 min-w-11 place-items-center rounded-control px-2 disabled:text-ink-3 disabled:opacity-60';

export default function Pager({ pages: { page, count, pageSize, goTo }, total, isBusy }: PagerProps) {
  const t = useCommonTexts();
  const nav = useRef<HTMLElement>(null);
  const go = (to: number) => {
    goTo(to);
    // The new rows begin at the top of the list, which may be far above.
    const list = nav.current?.previousElementSibling;
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: 'start' });
  };
  return (
    <nav ref={nav} aria-label={t.pages} aria-busy={isBusy} className="flex flex-col items-center gap-1 p-4">
      <div className="flex flex-wrap items-center justify-center">
        <button
          type="button"
          aria-label={t.previousPage}
          title={t.previousPage}
          disabled={page <= 1}
          onClick={() => go(page - 1)}
          className={button}
        >
          <ChevronLeft size={18} aria-hidden="true" />
        </button>
        {pagesAround(page, count).map((one) => (
          <button
            key={one}
            type="button"
            aria-label={t.pageOf(one)}
            aria-current={one === page ? 'page' : undefined}
            onClick={() => go(one)}
            className={cx(button, 'num', one === page ? 'bg-wash font-semibold text-action' : 'text-ink-2')}
          >
            {one}
          </button>
        ))}
        <button
          type="button"
          aria-label={t.nextPage}
          title={t.nextPage}
          disabled={page >= count}
          onClick={() => go(page + 1)}
          className={button}
        >
          <ChevronRight size={18} aria-hidden="true" />
        </button>
      </div>
      <span role="status" className="text-small text-ink-3">
        {t.rowsOf((page - 1) * pageSize + 1, Math.min(page * pageSize, total), total)}
      </span>
    </nav>
  );
}
