/** When each market trades, whether it does now, and the holidays to come: of the calendars that orders are let in by. */
import {
  aroundTheClockCalendar,
  currentOrNextSession,
  localDateOf,
  nseCalendar,
  type Calendar,
} from '@bahi/core/calendar.ts';
import { formatBusinessDate, formatTime } from '@bahi/core/format.ts';
import { inForce } from '@bahi/core/price.ts';
import { useServerNow } from '../data/clock.ts';
import { useConfig } from '../data/config.ts';
import { useMarketSession } from '../data/market-session.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { useTexts } from '../i18n/texts.ts';
import { sessionText } from '../shell/session-text.ts';
import { ListGroup, ListRow } from '../ui/list-group.tsx';
import { roughly } from '../ui/roughly.ts';
import { StatusChip } from '../ui/status-chip.tsx';
import { calendarOf } from './calculator.tsx';
import type { CostsTexts } from './texts.en.ts';
import { costsTexts } from './texts.ts';

type Market = keyof CostsTexts['markets'];

const tones = { open: 'success', pre_open: 'waiting', closed: 'neutral', stopped: 'error' } as const;

export function Hours() {
  const t = useTexts(costsTexts);
  const own = calendarOf(useConfig().calendar);
  const markets: readonly (readonly [Market, Calendar])[] = [
    ['market', own],
    ['always', aroundTheClockCalendar],
    ...(own === nseCalendar ? [] : [['NSE', nseCalendar] as const]),
  ];
  return (
    <>
      <ListGroup title={t.hours}>
        {markets.map(([market, calendar]) => (
          <MarketRow key={market} market={market} calendar={calendar} />
        ))}
      </ListGroup>
      <p className="px-4 pt-2 text-small text-ink-3">{t.hoursHint}</p>
      <ListGroup title={t.holidays}>
        {markets.map(([market, calendar]) => (
          <Holidays key={market} name={t.markets[market]} calendar={calendar} />
        ))}
      </ListGroup>
    </>
  );
}

function MarketRow({ market, calendar }: { readonly market: Market; readonly calendar: Calendar }) {
  const t = useTexts(costsTexts);
  const common = useCommonTexts();
  const now = useServerNow();
  const session = useMarketSession();
  const { preOpen, open, close } = currentOrNextSession(calendar, now);
  const state = now >= open ? 'open' : now >= (preOpen ?? open) ? 'pre_open' : 'closed';
  // A halt is no matter of the calendar; the house's stops every market it trades.
  const isStopped =
    session !== null && market !== 'NSE' && (session.isHouseHalted || (market === 'market' && session.halt !== null));
  const shown = isStopped ? 'stopped' : state;
  const left =
    calendar === aroundTheClockCalendar
      ? null
      : state === 'open'
        ? t.closesIn(roughly(close - now, common))
        : t.opensIn(roughly(open - now, common));
  return (
    <ListRow
      title={t.markets[market]}
      detail={
        <>
          <span className="block">{timesText(calendar, now, t)}</span>
          {market === 'NSE' && <span className="block">{t.watchOnly}</span>}
        </>
      }
      value={
        <span className="flex flex-col items-end gap-0.5 @max-tight:items-start">
          <StatusChip tone={tones[shown]}>{t.states[shown]}</StatusChip>
          <span className="num text-small">{isStopped ? sessionText(session, common, calendar.zone) : left}</span>
        </span>
      }
    />
  );
}

function timesText(calendar: Calendar, now: number, t: CostsTexts): string {
  if (calendar === aroundTheClockCalendar) return t.aroundTheClock;
  const { weekdays } = inForce(calendar.rules, localDateOf(calendar, now));
  const session = currentOrNextSession(calendar, now);
  const clock = (at: number) => formatTime(at, calendar.zone).slice(0, 5);
  const isOverMidnight = localDateOf(calendar, session.close) !== localDateOf(calendar, session.open);
  const until = isOverMidnight ? t.nextDay(clock(session.close)) : clock(session.close);
  const days = weekdays.length === 7 ? t.days.every : t.days.weekdays;
  const times = `${days} · ${t.span(clock(session.open), until)}`;
  return session.preOpen === null ? times : `${times} · ${t.preOpenFrom(clock(session.preOpen))}`;
}

function Holidays({ name, calendar }: { readonly name: string; readonly calendar: Calendar }) {
  const t = useTexts(costsTexts);
  const today = localDateOf(calendar, useServerNow());
  const word = (of: string) => t.holidayNames[of] ?? of;
  const days = [
    ...Object.entries(calendar.holidays).map(([date, of]) => [date, word(of)] as const),
    ...Object.entries(calendar.specialSessions).map(([date, of]) => [date, t.specialSession(word(of.name))] as const),
  ]
    .filter(([date]) => date >= today)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  if (days.length === 0) return <ListRow title={t.noHolidays(name)} />;
  return (
    <>
      <p className="border-t border-line bg-surface px-4 py-3 text-small text-ink-2">{t.holidaysOf(name)}</p>
      {days.map(([date, of]) => (
        <ListRow key={date} title={of} value={<span className="num">{formatBusinessDate(date)}</span>} />
      ))}
    </>
  );
}
