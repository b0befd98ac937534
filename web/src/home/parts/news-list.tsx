/** Rows of news and notices: headline in the reader's language, who says it and when; each opens its page. */
import BadgeCheck from 'lucide-react/icons/badge-check';
import Pin from 'lucide-react/icons/pin';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { listNews } from '@bahi/contract/news/calls.ts';
import { formatDateTime } from '@bahi/core/format.ts';
import { useConfig } from '../../data/config.ts';
import { serverNow } from '../../data/clock.ts';
import { marketZone } from '../../data/zone.ts';
import { agoText } from '../../i18n/ago-text.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useNewsTexts } from '../../i18n/news.ts';
import { useStoryText } from '../../i18n/story-text.ts';
import { href } from '../../shell/location.ts';
import { cx } from '../../ui/cx.ts';

export type NewsRow = OutputOf<typeof listNews>['rows'][number];

export interface NewsListProps {
  readonly rows: readonly NewsRow[];
  /** The one that is open beside the list. */
  readonly openId?: string | undefined;
}

export function NewsList({ rows, openId }: NewsListProps) {
  return (
    <ul className="border-b border-line">
      {rows.map((row) => (
        <li key={row.id} className="border-t border-line">
          <Row row={row} isOpen={row.id === openId} />
        </li>
      ))}
    </ul>
  );
}

function Row({ row, isOpen }: { readonly row: NewsRow; readonly isOpen: boolean }) {
  const t = useNewsTexts();
  const language = useLanguage();
  const { title } = useHeadline(row);
  return (
    <a
      href={href('/home/newsDetail', { id: row.id })}
      aria-current={isOpen ? 'true' : undefined}
      className={cx(
        'flex min-h-15 flex-col justify-center gap-0.5 px-4 py-2.5 focus-visible:-outline-offset-2',
        isOpen ? 'bg-wash' : 'bg-surface',
      )}
    >
      <span className="line-clamp-3 font-medium">{title}</span>
      <span className="num flex flex-wrap items-center gap-x-2 text-small text-ink-3">
        {row.isPinned && (
          <span className="inline-flex items-center gap-1 font-semibold text-ink-2">
            <Pin size={13} aria-hidden="true" />
            {t.pinned}
          </span>
        )}
        <NewsSource row={row} />
        <time dateTime={new Date(row.at).toISOString()} title={formatDateTime(row.at, marketZone())}>
          {agoText(row.at, { now: serverNow(), language }) ?? formatDateTime(row.at, marketZone())}
        </time>
      </span>
    </a>
  );
}

/** The exchange's own name is said in the reader's language, what the house wrote has a mark; a feed's title stays as it is. */
export function NewsSource({ row }: { readonly row: Pick<NewsRow, 'story' | 'source' | 'titles'> }) {
  const t = useNewsTexts();
  const { title = row.source } = useConfig();
  if (row.titles !== null) {
    return (
      <span className="inline-flex items-center gap-1 font-semibold text-ink-2">
        <BadgeCheck size={13} aria-hidden="true" />
        {t.byUs(title)}
      </span>
    );
  }
  return <span>{row.story === null ? row.source : t.practiceSource}</span>;
}

/** Own news in the reader's language; what came from outside in its own words. Only a story has its body here. */
export function useHeadline({ story, titles, title }: Pick<NewsRow, 'story' | 'titles' | 'title'>): {
  readonly title: string;
  readonly body: string | null;
} {
  const textOf = useStoryText();
  const language = useLanguage();
  return story === null ? { title: titles?.[language] ?? title, body: null } : textOf(story);
}
