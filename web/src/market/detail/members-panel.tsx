/** What an index or a fund is made of: each member's weight, price, and what it adds to today's change; they sum to it. */
import { useState } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { formatPrice, formatSigned, formatTime, signOf } from '@bahi/core/format.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { listMembers } from '@bahi/contract/overview/calls.ts';
import { useInstruments, type Instrument } from '../../data/instruments.ts';
import { usePricesPaused } from '../../data/live.ts';
import { useIsClosed } from '../../data/market-session.ts';
import { usePagedCall } from '../../data/use-paged-call.ts';
import { marketZone } from '../../data/zone.ts';
import { useTexts } from '../../i18n/texts.ts';
import { href } from '../../shell/location.ts';
import { colourOf } from '../../ui/change.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LivePrice, LiveRate } from '../parts/live-cells.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Num } from '../../ui/num.tsx';
import { Section } from './section.tsx';
import { marketTexts } from '../texts.ts';

type Answer = OutputOf<typeof listMembers>;
type Member = Answer['rows'][number];
type MemberSort = 'weight' | 'contribution' | 'change' | 'symbol';

const EVERY_MS = 10_000;

export function MembersPanel({ instrument }: { readonly instrument: Instrument }) {
  const t = useTexts(marketTexts).members;
  const [sort, setSort] = useState<MemberSort>('weight');
  const [isPaused] = usePricesPaused();
  const isClosed = useIsClosed(instrument);
  const members = usePagedCall(
    listMembers,
    { symbol: instrument.symbol, sort },
    { keepPrevious: true, refetchMs: isPaused || isClosed ? false : EVERY_MS },
  );
  const { answer } = members;
  const unit = instrument.kind === 'fund' ? t.rupees : t.points;
  return (
    <Section title={t.title} end={members.total > 0 ? t.count(members.total) : undefined}>
      <Loaded from={members} empty={<EmptyState>{t.empty}</EmptyState>}>
        {(rows) => (
          <>
            {answer !== undefined && <Sum answer={answer} digits={instrument.priceScale} unit={unit} />}
            <div
              role="table"
              aria-label={t.title}
              aria-rowcount={members.total + 1}
              className="@container border-b border-line"
            >
              <div role="rowgroup">
                <div role="row" className={cx(columns, 'text-small text-ink-2')}>
                  <Header word={t.member} column="symbol" sort={sort} onSort={setSort} />
                  <Header word={t.weight} column="weight" sort={sort} onSort={setSort} isRight />
                  <Header word={t.change} column="change" sort={sort} onSort={setSort} isRight />
                  <Header word={t.contribution} column="contribution" sort={sort} onSort={setSort} isRight />
                </div>
              </div>
              <div role="rowgroup">
                {rows.map((member) => (
                  <MemberRow key={member.symbol} member={member} digits={instrument.priceScale} />
                ))}
              </div>
            </div>
            <LoadMore from={members} />
          </>
        )}
      </Loaded>
    </Section>
  );
}

/** In the narrowest windows, and in large letters, the name has a line of its own. */
const columns =
  'grid grid-cols-3 items-center gap-x-1.5 px-4 @min-[21.875rem]:grid-cols-[minmax(0,1fr)_3.25rem_5.25rem_4.5rem] @min-[21.875rem]:gap-x-2 @min-[35rem]:grid-cols-[minmax(0,1fr)_4rem_6.5rem_6rem]';

/** The contributions of all members, whether on this page or not, make the change. */
function Sum({ answer, digits, unit }: { readonly answer: Answer; readonly digits: number; readonly unit: string }) {
  const t = useTexts(marketTexts).members;
  return (
    <p className="px-4 pb-2 text-small text-pretty text-ink-2">
      {t.sum(formatTime(answer.at, marketZone()))}{' '}
      <span className="num font-semibold text-ink">{formatSigned(answer.change, digits)}</span> {unit}
    </p>
  );
}

function Header({
  word,
  column,
  sort,
  onSort,
  isRight = false,
}: {
  readonly word: string;
  readonly column: MemberSort;
  readonly sort: MemberSort;
  readonly onSort: (next: MemberSort) => void;
  readonly isRight?: boolean;
}) {
  const isOn = sort === column;
  // Names begin at A, figures at the largest: the server knows one way of each.
  const Icon = column === 'symbol' ? ArrowUp : ArrowDown;
  return (
    <div
      role="columnheader"
      aria-sort={isOn ? (column === 'symbol' ? 'ascending' : 'descending') : 'none'}
      className={cx('flex min-w-0', isRight ? 'justify-end' : '@max-[21.875rem]:col-span-full')}
    >
      <button
        type="button"
        onClick={() => onSort(column)}
        className={cx(
          'flex min-h-11 min-w-6 items-center gap-0.5 @max-[21.875rem]:[font-stretch:75%]',
          isOn && 'font-semibold text-ink',
        )}
      >
        {word}
        {isOn && <Icon size={14} aria-hidden="true" className="shrink-0" />}
      </button>
    </div>
  );
}

function MemberRow({
  member: { symbol, weight, contribution },
  digits,
}: {
  readonly member: Member;
  readonly digits: number;
}) {
  const { bySymbol } = useInstruments();
  const instrument = bySymbol.get(symbol);
  const name = instrument?.name ?? symbol;
  return (
    <div role="row" className={cx(columns, 'relative min-h-15 border-t border-line bg-surface')}>
      <div role="rowheader" className="min-w-0 py-2 @max-[21.875rem]:col-span-full">
        <a
          href={href('/market/stockDetail', { symbol })}
          className={cx(
            name.length > 12 && '[font-stretch:80%]',
            'line-clamp-2 font-semibold leading-tight @max-[21.875rem]:line-clamp-none after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-action',
          )}
        >
          {name}
        </a>
        <span className="block truncate text-small text-ink-3">{symbol}</span>
      </div>
      <div role="cell" className="min-w-0">
        <Num align="right" className="text-small">{`${formatPrice(weight)}%`}</Num>
      </div>
      <div role="cell" className="min-w-0">
        <LivePrice symbol={symbol} digits={instrument?.priceScale ?? 2} className="font-medium" />
        <LiveRate symbol={symbol} className="text-small font-medium" />
      </div>
      <div role="cell" className={cx('min-w-0 font-medium', colourOf(signOf(contribution, digits)))}>
        <Num align="right">{formatSigned(contribution, digits)}</Num>
      </div>
    </div>
  );
}
