/** Instruments under notice: which kind, since when or of when, and why. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { listNotices } from '@bahi/contract/notices/calls.ts';
import { formatBusinessDate } from '@bahi/core/format.ts';
import { useInstruments } from '../../data/instruments.ts';
import { usePagedCall } from '../../data/use-paged-call.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { instrumentHref } from '../parts/instrument-link.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Select } from '../../ui/select.tsx';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';
import { marketTexts } from '../texts.ts';
import type { IssueTexts } from './issue-texts.en.ts';
import { issueTexts } from './issue-texts.ts';

type Notice = OutputOf<typeof listNotices>['rows'][number];
type NoticeKind = Notice['kind'];

const noticeKinds: readonly NoticeKind[] = [
  'suspended',
  'off_shelf',
  'halted',
  'narrow_band',
  'split',
  'bonus',
  'dividend',
];

interface NoticeListProps {
  /** As the address has it; an unknown kind shows all. */
  readonly kind: string | null;
  readonly onKind: (next: string | null) => void;
}

export function NoticeList({ kind: asked, onKind }: NoticeListProps) {
  const t = useTexts(issueTexts);
  const kind = noticeKinds.find((each) => each === asked) ?? null;
  const notices = usePagedCall(listNotices, kind === null ? {} : { kind }, { keepPrevious: true });
  const isFiltered = kind !== null;
  return (
    <section aria-label={t.underNotice} className="pt-4">
      <h2 className="px-4 pb-2 font-semibold">{t.underNotice}</h2>
      <div className="px-4 pb-3">
        <Select
          label={t.filter}
          value={kind ?? ALL}
          onChange={(next) => onKind(next === ALL ? null : next)}
          items={[{ key: ALL, text: t.all }, ...noticeKinds.map((each) => ({ key: each, text: t.kinds[each] }))]}
        />
      </div>
      <Loaded
        from={notices}
        empty={
          <EmptyState
            action={
              isFiltered && (
                <Button variant="soft" size="medium" onClick={() => onKind(null)}>
                  {t.showAll}
                </Button>
              )
            }
          >
            {isFiltered ? t.emptyOfKind : t.empty}
          </EmptyState>
        }
      >
        {(rows) => (
          <>
            <ul className="border-b border-line">
              {rows.map((notice) => (
                <li key={`${notice.symbol} ${notice.kind} ${notice.date}`}>
                  <NoticeRow notice={notice} />
                </li>
              ))}
            </ul>
            <LoadMore from={notices} />
          </>
        )}
      </Loaded>
    </section>
  );
}

const ALL = 'all';

function NoticeRow({ notice }: { readonly notice: Notice }) {
  const t = useTexts(issueTexts);
  const { bySymbol } = useInstruments();
  const { symbol, instrument, kind, date } = notice;
  const what = useWhat(notice);
  const isAction = kind === 'split' || kind === 'bonus' || kind === 'dividend';
  const day = formatBusinessDate(date);
  return (
    <a
      href={instrumentHref(symbol, instrument)}
      className="grid min-h-15 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line bg-surface px-4 py-2 focus-visible:-outline-offset-2"
    >
      <span className="min-w-0">
        <span className="block truncate font-semibold">{bySymbol.get(symbol)?.name ?? symbol}</span>
        <span className="block truncate text-small text-ink-3">{symbol}</span>
      </span>
      <StatusChip tone={toneOf[kind]}>{t.kinds[kind]}</StatusChip>
      <span className="num col-span-2 flex flex-wrap justify-between gap-x-3 text-small text-ink-2">
        {what !== null && <span>{what}</span>}
        <span className="ml-auto text-ink-3">{isAction ? t.exDate(day) : t.since(day)}</span>
      </span>
    </a>
  );
}

/** Why it stands, or what happens. */
function useWhat({ kind, reason, detail }: Notice): string | null {
  const t: IssueTexts = useTexts(issueTexts);
  const { actions, status } = useTexts(marketTexts);
  if (reason !== null) return sentence(status.reason[reason]);
  if (detail === null) return null;
  switch (kind) {
    case 'split':
    case 'bonus':
      return actions.ratio(detail);
    case 'dividend':
      return actions.perShare(detail);
    case 'narrow_band':
      return t.band(detail);
    case 'suspended':
    case 'off_shelf':
    case 'halted':
      return detail;
  }
}

const toneOf: Record<NoticeKind, Tone> = {
  suspended: 'error',
  off_shelf: 'ended',
  halted: 'waiting',
  narrow_band: 'waiting',
  split: 'info',
  bonus: 'info',
  dividend: 'info',
};

/** The reasons are worded to stand after a colon. */
function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
