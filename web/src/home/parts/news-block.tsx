/** The latest news, of one instrument or of all: a few rows inside another screen, which need not wait for them. */
import { Suspense } from 'react';
import { listNews, type newsKind } from '@bahi/contract/news/calls.ts';
import type * as z from 'zod/mini';
import { useCall } from '../../data/use-call.ts';
import { useNewsTexts } from '../../i18n/news.ts';
import { href } from '../../shell/location.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { NewsList } from './news-list.tsx';
import { Delayed, SkeletonRows } from '../../ui/skeleton.tsx';

export interface NewsBlockProps {
  /** Only what names this instrument. */
  readonly symbol?: string;
  readonly kind?: z.output<typeof newsKind>;
  readonly count?: number;
  /** The link to all of it under the rows; left out where the heading has one. */
  readonly hasLink?: boolean;
}

export function NewsBlock(props: NewsBlockProps) {
  const { count = 3 } = props;
  const rows = (
    <Delayed>
      <SkeletonRows count={count} />
    </Delayed>
  );
  return (
    <Suspense fallback={rows}>
      <Block {...props} count={count} />
    </Suspense>
  );
}

const EVERY_MS = 60_000;

function Block({ symbol, kind, count, hasLink = true }: NewsBlockProps & { readonly count: number }) {
  const t = useNewsTexts();
  const news = useCall(
    listNews,
    {
      page: 1,
      pageSize: count,
      ...(kind === undefined ? {} : { kind }),
      ...(symbol === undefined ? {} : { symbol }),
    },
    { refetchMs: EVERY_MS },
  );
  return (
    <Loaded
      from={news}
      skeleton={<SkeletonRows count={count} />}
      empty={<p className="px-4 pb-2 text-ink-2">{symbol === undefined ? t.none : t.noneOf(symbol)}</p>}
    >
      {({ rows, total }) => (
        <>
          <NewsList rows={rows} />
          {hasLink && total > rows.length && (
            <a
              href={href('/home/newsList', { tab: 'news', ...(symbol === undefined ? {} : { symbol }) })}
              className="inline-flex min-h-11 items-center px-4 font-semibold text-action"
            >
              {symbol === undefined ? t.all : t.allOf(symbol)}
            </a>
          )}
        </>
      )}
    </Loaded>
  );
}
