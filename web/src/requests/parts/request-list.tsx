/** The customer's requests of one kind, newest first, page by page; one that a link opens stands on top where it is older than those. */
import type { ReactNode } from 'react';
import type { PagedState } from '../../data/use-paged-call.ts';
import { useCommonTexts } from '../../i18n/common.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { LoadMore } from '../../ui/load-more.tsx';

interface RequestListProps<Request> {
  readonly list: PagedState<Request, unknown>;
  /** Of a link, as it was read. */
  readonly opened?: Request | undefined;
  readonly title?: string;
  readonly row: (request: Request) => ReactNode;
  readonly empty: ReactNode;
}

export function RequestList<Request extends { readonly id: string }>(props: RequestListProps<Request>) {
  const { list, opened, title, row, empty } = props;
  const t = useCommonTexts();
  return (
    <>
      <Loaded from={list} empty={empty}>
        {(rows) => (
          <section aria-label={title} className={title && 'pt-3'}>
            {title !== undefined && <h2 className="px-4 text-small font-semibold text-ink-2">{title}</h2>}
            <p className="px-4 py-2 text-small text-ink-3">{t.amountsIn('INR')}</p>
            <ul className="border-b border-line">
              {opened !== undefined && !rows.some(({ id }) => id === opened.id) && row(opened)}
              {rows.map(row)}
            </ul>
          </section>
        )}
      </Loaded>
      <LoadMore from={list} />
    </>
  );
}
