/** home/newsDetail: one article or notice, what it names with live prices, and its source. Shares title and link only. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getNews } from '@bahi/contract/news/calls.ts';
import { formatDateTime } from '@bahi/core/format.ts';
import { Blocks } from '../content/parts/blocks.tsx';
import { useConfig } from '../data/config.ts';
import { publicOrigin } from '../data/origin.ts';
import { useCall } from '../data/use-call.ts';
import { marketZone } from '../data/zone.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { usePane, useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { NewsSource, useHeadline } from './parts/news-list.tsx';
import { ShareButton as ShareLink } from '../ui/share-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { newsTexts } from './news-texts.ts';
import { OutsideLink } from './outside-link.tsx';
import { SymbolChip } from './symbol-chip.tsx';

type News = OutputOf<typeof getNews>;

const ID = /^([1-9][0-9]{0,18}|(news|notice)-[a-z][a-z0-9-]{0,39})$/;
const FRESH_MS = 5 * 60_000;

export default function NewsDetailScreen() {
  const t = useTexts(newsTexts);
  const { id } = useQuery('/home/newsDetail');
  const { isPrimary } = usePane();
  const isReadable = id !== undefined && ID.test(id);
  const article = useCall(
    getNews,
    { id: id ?? '', language: useLanguage() },
    { enabled: isReadable, staleTimeMs: FRESH_MS },
  );
  const isRemoved =
    (isPrimary && !isReadable) ||
    (article.failure?.kind === 'refused' && article.failure.refusal.code === 'news.removed');
  if (!isPrimary && id === undefined) {
    return (
      <Screen title={t.article}>
        <EmptyState>{t.pick}</EmptyState>
      </Screen>
    );
  }
  if (isRemoved) return <Removed />;
  return (
    <Screen
      title={t.article}
      isNarrow
      actions={article.data === undefined ? undefined : <ShareButton article={article.data} />}
    >
      <Loaded
        from={article}
        skeleton={
          <div className="flex flex-col gap-3 px-4 pt-2">
            <Skeleton className="h-8 w-full" />
            <Skeleton className="h-4 w-48" />
            <Skeleton className="h-24 w-full" />
          </div>
        }
      >
        {(data) => <Article article={data} />}
      </Loaded>
    </Screen>
  );
}

function Article({ article }: { readonly article: News }) {
  const t = useTexts(newsTexts);
  const { title: house = article.source } = useConfig();
  const { title, body } = useHeadline(article);
  const paragraphs = body === null ? article.paragraphs : body.split('\n').filter((each) => each !== '');
  return (
    <article className="px-4 pt-1">
      <h2 className="text-title font-semibold [overflow-wrap:anywhere]">{title}</h2>
      <p className="num flex flex-wrap gap-x-2 pt-1 text-small text-ink-2">
        <NewsSource row={article} />
        <time dateTime={new Date(article.at).toISOString()}>{formatDateTime(article.at, marketZone())}</time>
        {article.changedAt !== null && <span>{t.changed(formatDateTime(article.changedAt, marketZone()))}</span>}
      </p>
      <div className="stitch-x my-4 text-line" aria-hidden="true" />
      <div className="flex flex-col gap-3 [overflow-wrap:anywhere]">
        {article.blocks === null ? (
          paragraphs.map((paragraph, at) => <p key={at}>{paragraph}</p>)
        ) : (
          <Blocks blocks={article.blocks} under={2} />
        )}
      </div>
      {article.link !== null && <OutsideLink link={article.link} />}
      {article.symbols.length > 0 && (
        <section aria-labelledby="news-related" className="pt-6">
          <h3 id="news-related" className="pb-2 text-small font-semibold text-ink-2">
            {t.related}
          </h3>
          <ul className="flex flex-wrap gap-2">
            {article.symbols.map((symbol) => (
              <li key={symbol} className="min-w-0">
                <SymbolChip symbol={symbol} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="pt-6 text-small text-ink-2">
        {article.blocks !== null ? t.house(house) : article.story === null ? t.outside : t.own}
      </p>
    </article>
  );
}

function ShareButton({ article }: { readonly article: News }) {
  const t = useTexts(newsTexts);
  const { title } = useHeadline(article);
  // Nothing but the title and where it stands: no account, no balance.
  return (
    <ShareLink title={title} url={`${publicOrigin()}/${href('/home/newsDetail', { id: article.id })}`} words={t} />
  );
}

function Removed() {
  const t = useTexts(newsTexts);
  return (
    <Screen title={t.article}>
      <EmptyState link={href('/home/newsList', { tab: 'news' })} action={t.toList}>
        <span className="block font-semibold text-ink">{t.removed}</span>
        {t.removedBody}
      </EmptyState>
    </Screen>
  );
}
