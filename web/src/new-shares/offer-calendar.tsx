/**
 * The dates of new shares: a month as a grid, one date chosen by pointer or keys, and what happens as a list below it. The grid
 * is a date grid (arrows, Home and End, pages by month) with one stop of the tab key.
 */
import { useEffect, useRef, type KeyboardEvent } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { getCalendar } from '@bahi/contract/new-shares/calls.ts';
import { formatBusinessDate } from '@bahi/core/format.ts';
import { serverNow } from '../data/clock.ts';
import { marketDateOf } from '../data/market-date.ts';
import { useCall } from '../data/use-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { addMonths, boundsOf, columnOf, dateAfterKey, monthOf, weeksOf } from './calendar-month.ts';
import type { StockView } from './stock-view.ts';
import { newSharesTexts } from './texts.ts';

type CalendarDay = OutputOf<typeof getCalendar>[number];

export interface OfferCalendarProps {
  readonly month: string | null;
  readonly day: string | null;
  readonly onView: (change: Partial<StockView>) => void;
}

export default function OfferCalendar({ month: asked, day, onView }: OfferCalendarProps) {
  const t = useTexts(newSharesTexts);
  const today = marketDateOf(serverNow());
  const month = asked ?? monthOf(day ?? today);
  const { first, last } = boundsOf(month);
  const days = useCall(getCalendar, { from: first, to: last });
  const [year = 0, number = 1] = month.split('-').map(Number);
  const name = t.calendar.month(year, number);
  const toMonth = (count: number) => onView({ month: addMonths(month, count), day: null });
  return (
    <div className="mx-auto flex max-w-140 flex-col gap-2">
      <div className="flex items-center justify-between gap-2 pr-2 pl-4">
        <h2 className="text-lead font-semibold" aria-live="polite">
          {name}
        </h2>
        <span className="flex items-center">
          {month !== monthOf(today) && (
            <Button variant="plain" size="medium" onClick={() => onView({ month: null, day: null })}>
              {t.calendar.today}
            </Button>
          )}
          <IconButton label={t.calendar.previous} onClick={() => toMonth(-1)}>
            <ChevronLeft size={22} />
          </IconButton>
          <IconButton label={t.calendar.next} onClick={() => toMonth(1)}>
            <ChevronRight size={22} />
          </IconButton>
        </span>
      </div>
      {/* Stays while a month is read or cannot be read: whoever moves by keys keeps the focus. */}
      <MonthGrid name={name} month={month} today={today} chosen={day} days={days.data} onView={onView} />
      <Loaded from={days}>
        {(all) => <DayList day={day} today={today} days={all} onWhole={() => onView({ day: null })} />}
      </Loaded>
    </div>
  );
}

interface MonthGridProps {
  readonly name: string;
  readonly month: string;
  readonly today: string;
  readonly chosen: string | null;
  /** Undefined: not read yet. */
  readonly days: readonly CalendarDay[] | undefined;
  readonly onView: OfferCalendarProps['onView'];
}

function MonthGrid({ name, month, today, chosen, days, onView }: MonthGridProps) {
  const t = useTexts(newSharesTexts);
  const grid = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  const stop = chosen ?? (monthOf(today) === month ? today : `${month}-01`);
  const countOf = (date: string) => (days ?? []).filter((each) => each.date === date).length;
  // The chosen day follows the keys, also into the next month.
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${stop}"]`)?.focus();
  }, [stop]);
  const move = (event: KeyboardEvent) => {
    const next = dateAfterKey(stop, event.key);
    if (next === null) return;
    event.preventDefault();
    isMoving.current = true;
    onView({ month: monthOf(next), day: next });
  };
  return (
    <table ref={grid} role="grid" aria-label={t.calendar.grid(name)} onKeyDown={move} className="mx-2 table-fixed">
      <thead>
        <tr>
          {t.calendar.weekdays.map((word, column) => (
            <th
              key={word}
              scope="col"
              abbr={t.calendar.weekdaysInFull[column]}
              className="pb-1 text-tab font-medium text-ink-2"
            >
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, row) => (
          <tr key={row}>
            {week.map((date, column) =>
              date === null ? (
                <td key={column} />
              ) : (
                <td key={date} role="gridcell" aria-selected={date === chosen} className="p-0.5">
                  <button
                    type="button"
                    data-date={date}
                    tabIndex={date === stop ? 0 : -1}
                    aria-current={date === today ? 'date' : undefined}
                    aria-label={t.calendar.day(
                      Number(date.slice(8)),
                      t.calendar.weekdaysInFull[columnOf(date)] ?? '',
                      days === undefined ? null : countOf(date),
                    )}
                    onClick={() => onView({ month, day: date === chosen ? null : date })}
                    className={cx(
                      'press flex h-11 w-full flex-col items-center justify-center rounded-chip',
                      date === chosen
                        ? 'bg-action font-semibold text-on-action'
                        : date === today
                          ? 'bg-wash font-semibold text-action'
                          : countOf(date) === 0
                            ? 'text-ink-3'
                            : 'bg-surface font-semibold text-ink',
                    )}
                  >
                    <span className="num">{Number(date.slice(8))}</span>
                    <Dots count={countOf(date)} />
                  </button>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How much happens on a day; the list says what. */
function Dots({ count }: { readonly count: number }) {
  return (
    <span aria-hidden="true" className="flex h-1.5 gap-0.5">
      {Array.from({ length: Math.min(count, 3) }, (_, at) => (
        <span key={at} className="size-1 rounded-full bg-current" />
      ))}
    </span>
  );
}

function DayList(props: {
  readonly day: string | null;
  readonly today: string;
  readonly days: readonly CalendarDay[];
  readonly onWhole: () => void;
}) {
  const t = useTexts(newSharesTexts);
  const { day, today, days, onWhole } = props;
  const shown = day === null ? days : days.filter(({ date }) => date === day);
  const coming = shown.filter(({ date }) => day !== null || date >= today);
  const past = shown.filter((each) => !coming.includes(each));
  return (
    <section aria-label={t.calendar.list} className="pt-2">
      {day !== null && (
        <div className="flex items-center justify-between gap-3 px-4">
          <h3 className="num font-semibold" aria-live="polite">
            {formatBusinessDate(day)}
          </h3>
          <Button variant="plain" size="medium" onClick={onWhole}>
            {t.calendar.wholeMonth}
          </Button>
        </div>
      )}
      {shown.length === 0 && (
        <p className="px-4 py-4 text-ink-2">{day === null ? t.calendar.emptyMonth : t.calendar.emptyDay}</p>
      )}
      <Dates days={coming} hasDates={day === null} />
      {past.length > 0 && (
        <>
          {coming.length > 0 && <h3 className="px-4 pt-6 font-semibold">{t.calendar.earlier}</h3>}
          <Dates days={past} hasDates />
        </>
      )}
    </section>
  );
}

function Dates({ days, hasDates }: { readonly days: readonly CalendarDay[]; readonly hasDates: boolean }) {
  const t = useTexts(newSharesTexts);
  const dates = [...new Set(days.map(({ date }) => date))];
  return dates.map((date) => (
    <div key={date}>
      {hasDates && (
        <h3 className="num px-4 pt-3 pb-1 text-small font-semibold text-ink-2">
          {formatBusinessDate(date)} · {t.calendar.weekdays[columnOf(date)]}
        </h3>
      )}
      <ul className="border-b border-line">
        {days
          .filter((each) => each.date === date)
          .map(({ offer, what, name, symbol }) => (
            <li key={`${offer}-${what}`}>
              <a
                href={href('/home/newStockBuy', { id: offer })}
                className="flex min-h-11 items-center justify-between gap-3 border-t border-line bg-surface px-4 py-1.5 focus-visible:-outline-offset-2"
              >
                <span className="min-w-0">
                  <span className="font-medium">{name}</span> <span className="text-small text-ink-2">{symbol}</span>
                </span>
                <StatusChip tone={what === 'closes' || what === 'pay_by' ? 'waiting' : 'neutral'} hasIcon={false}>
                  {t.calendar.what[what]}
                </StatusChip>
              </a>
            </li>
          ))}
      </ul>
    </div>
  ));
}
