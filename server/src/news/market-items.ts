/**
 * What the market's events say (rules §4): each event becomes one piece of news or one notice. A storm of band hits stays readable: one
 * piece for each instrument, side and date. Pure.
 */
import { assertNever } from '@bahi/core/assert.ts';
import { businessDateOf, calendars } from '@bahi/core/calendar.ts';
import { formatDecimal } from '@bahi/core/money.ts';
import type { StoryKey } from '@bahi/contract/stories.ts';
import type { CorporateAction, MarketEvent, MarketFeed, MarketInstrument } from '@bahi/contract/venue.ts';
import type { NewItem, StoryContent } from './item.ts';

export const MARKET_SOURCE = 'Bahi practice exchange';

/** Null for an event about an instrument that nobody knows. */
export function itemOf(event: MarketEvent, feed: Pick<MarketFeed, 'instrument'>): NewItem | null {
  const base = { origin: event.id, kind: 'news', source: MARKET_SOURCE, at: event.at, pinnedUntil: null } as const;
  if (event.kind === 'resume') return { ...base, kind: 'notice', content: storyOf('notice.resumed', {}), symbols: [] };
  const instrument = feed.instrument(event.symbol);
  if (instrument === undefined) return null;
  const { symbol, name } = instrument;
  const about = { ...base, symbols: [symbol] };
  switch (event.kind) {
    case 'company':
      return { ...about, content: storyOf(`news.${event.story}`, { symbol, name, ...figuresOf(event) }) };
    case 'action':
      return { ...about, content: actionStory(event, instrument) };
    case 'band':
      return {
        ...about,
        origin: `band:${symbol}:${event.side}:${businessDateOf(calendars[instrument.calendarId], event.at)}`,
        content: storyOf(`news.band_${event.side}`, { symbol, name, price: priceText(event.price, instrument) }),
      };
    case 'halt':
      return {
        ...about,
        kind: 'notice',
        pinnedUntil: event.until,
        content: storyOf('notice.halted', { name, rate: event.rate, until: event.until }),
      };
    case 'status':
      return { ...about, kind: 'notice', content: statusStory(event, instrument) };
    case 'close':
      return { ...about, content: closeStory(event, instrument) };
    default:
      return assertNever(event);
  }
}

/** The notice that stays on top for as long as the mode is practice. */
export function practiceNotice(at: number): NewItem {
  return {
    origin: 'practice',
    kind: 'notice',
    source: MARKET_SOURCE,
    at,
    pinnedUntil: Number.MAX_SAFE_INTEGER,
    content: storyOf('notice.practice', {}),
    symbols: [],
  };
}

type EventOf<K extends MarketEvent['kind']> = Extract<MarketEvent, { kind: K }>;

function storyOf(key: StoryKey, params: StoryContent['params']): StoryContent {
  return { key, params };
}

function figuresOf({ story, figures }: EventOf<'company'>): StoryContent['params'] {
  const figure = (name: string) => figures[name] ?? 0;
  switch (story) {
    case 'results_rose':
    case 'results_fell':
      return { profit: percentText(figure('profitBps')), revenue: percentText(figure('revenueBps')) };
    case 'order_won':
    case 'expansion':
      return { crores: Math.round(figure('crores')) };
    case 'plant_stopped':
      return { days: Math.round(figure('days')) };
    case 'inquiry':
      return {};
    default:
      return assertNever(story);
  }
}

function actionStory({ stage, action }: EventOf<'action'>, instrument: MarketInstrument): StoryContent {
  const { symbol, name } = instrument;
  const terms = termsOf(action, instrument);
  return stage === 'declared'
    ? storyOf(`news.${action.kind}_declared`, { symbol, name, ...terms, ...datesOf(action) })
    : storyOf(`news.${action.kind}_ex`, { symbol, name, ...terms });
}

function datesOf({ kind, recordDate, exDate, payDate }: CorporateAction): StoryContent['params'] {
  const dates = { date: exDate, record: recordDate };
  return kind === 'dividend' ? { ...dates, pay: payDate } : dates;
}

/** New shares for old ones: "2:1". */
function termsOf(
  { kind, numerator, denominator, cash }: CorporateAction,
  instrument: MarketInstrument,
): StoryContent['params'] {
  return kind === 'dividend' ? { amount: priceText(cash, instrument) } : { ratio: `${numerator}:${denominator}` };
}

function statusStory({ status }: EventOf<'status'>, { symbol, name }: MarketInstrument): StoryContent {
  if (status === null) return storyOf('notice.readmitted', { symbol, name });
  return storyOf(status.state === 'suspended' ? 'notice.suspended' : 'notice.off_shelf', {
    symbol,
    name,
    date: status.since,
  });
}

function closeStory({ date, level, previous }: EventOf<'close'>, instrument: MarketInstrument): StoryContent {
  const changeBps = previous > 0 ? Math.round((level / previous - 1) * 10_000) : 0;
  return storyOf('news.session_closed', {
    name: instrument.name,
    level: priceText(level, instrument),
    change: percentText(changeBps),
    date,
  });
}

function priceText(price: number, { priceScale }: MarketInstrument): string {
  return formatDecimal(price, priceScale);
}

function percentText(bps: number): string {
  return formatDecimal(Math.round(bps), 2);
}
