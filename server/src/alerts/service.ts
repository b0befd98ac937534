/**
 * Price alerts (rules §4): set, taken back, listed, and fired once. What decides is PostgreSQL's row; the index in memory only
 * says when to look.
 */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import { alertsActiveMaximum, type addAlert, type listAlerts } from '@bahi/contract/alerts/calls.ts';
import { formatDecimal } from '@bahi/core/money.ts';
import type { MarketInstrument, MarketQuote } from '@bahi/contract/venue.ts';
import { isConnectionError, type Tx } from '../platform/database.ts';
import type { Deps } from '../platform/deps.ts';
import { refuse } from '../platform/refuse.ts';
import { createFiring } from './firing.ts';
import { createMonitor, type ReadRecorded } from './monitor.ts';
import {
  countAlerts,
  insertAlert,
  lockAlerts,
  selectActiveCount,
  selectAlerts,
  updateCancelled,
  type AlertRow,
} from './store.ts';
import { figuresDate, hasVolume, parseValue, reachedNow, valueText, type AlertTerms, type Waiting } from './values.ts';
import { createWaitingAlerts } from './waiting.ts';

export { moveAlerts } from './moving.ts';

export type AlertView = OutputOf<typeof addAlert>;

/** A transaction that may have been done before under the same idempotency key. */
export type Once = <T>(fn: (tx: Tx) => Promise<T>) => Promise<T>;

export interface Alerts {
  page(customerId: bigint, input: ParsedInputOf<typeof listAlerts>): Promise<OutputOf<typeof listAlerts>>;
  add(customerId: bigint, input: ParsedInputOf<typeof addAlert>, once: Once): Promise<AlertView>;
  cancel(customerId: bigint, id: bigint, once: Once): Promise<void>;
  /** Call it once the market answers; what happened since the process before last looked is looked at first. */
  start(): Promise<void>;
  /** After `moveAlerts` of this symbol. */
  moved(symbol: string): Promise<void>;
  stop(): Promise<void>;
  /** Resolves when everything seen so far is decided. */
  settled(): Promise<void>;
}

export interface AlertsOptions extends Pick<Deps, 'db' | 'feed' | 'clock' | 'log' | 'metrics'> {
  readonly recorded: ReadRecorded;
  readonly isHeldUp?: (symbol: string, now: number) => boolean;
}

export function createAlerts(options: AlertsOptions): Alerts {
  const { db, feed, clock } = options;
  const alerts = createWaitingAlerts(feed);
  const firing = createFiring({ ...options, onEnded: (ids) => alerts.remove(ids) });
  const monitor = createMonitor({ ...options, alerts, firing });

  /** After a broken connection nobody knows whether the alert was set. */
  async function guarded<T>(fn: () => Promise<T>): Promise<T> {
    try {
      return await fn();
    } catch (error) {
      if (isConnectionError(error)) void monitor.reload();
      throw error;
    }
  }

  async function setAlert(
    tx: Tx,
    customerId: bigint,
    terms: AlertTerms,
    instrument: MarketInstrument,
  ): Promise<AlertRow> {
    await lockAlerts(tx, customerId);
    const quote = quoteOf(terms.symbol);
    // Before the first trade of a date the previous close stands for the price.
    const last = quote.last ?? quote.previousClose;
    if (reachedNow(terms, { ...quote, last }) !== null) {
      if (terms.kind === 'volume') refuse('alerts.volume_reached', { volume: quote.volume });
      refuse('alerts.already_true', { price: formatDecimal(last, instrument.priceScale) });
    }
    const { active, isSet } = await selectActiveCount(tx, customerId, terms);
    if (isSet) refuse('alerts.already_set', {});
    if (active >= alertsActiveMaximum) refuse('alerts.too_many', { maximum: alertsActiveMaximum });
    return insertAlert(tx, waitingOf(customerId, terms, { instrument, quote, now: clock.now() }));
  }

  function quoteOf(symbol: string): MarketQuote {
    const quote = feed.quote(symbol);
    if (quote === undefined || (quote.last === null && quote.previousClose <= 0))
      return refuse('orders.price_unavailable', { symbol });
    return quote;
  }

  const scaleOf = (symbol: string) => feed.instrument(symbol)?.priceScale ?? 2;

  return {
    page: (customerId, { symbol, status, page, pageSize }) =>
      db.read(async (tx) => {
        const filter = { customerId, symbol: symbol ?? null, status: status ?? null };
        const rows = await selectAlerts(tx, filter, { limit: pageSize, offset: (page - 1) * pageSize });
        const total = await countAlerts(tx, filter);
        return { rows: rows.map((row) => alertView(row, scaleOf(row.symbol))), total, page, pageSize };
      }),
    async add(customerId, { symbol, kind, value: text }, once) {
      let added: AlertRow | null = null;
      const view = await guarded(() =>
        once(async (tx) => {
          const instrument = feed.instrument(symbol) ?? refuse('market.symbol_unknown', { symbol });
          if (instrument.status?.state === 'off_shelf') refuse('orders.off_shelf', { symbol });
          if (kind === 'volume' && !hasVolume(instrument)) refuse('alerts.no_volume', { symbol });
          const value = parseValue(kind, text, instrument.priceScale) ?? refuse('alerts.value_invalid', {});
          added = await setAlert(tx, customerId, { symbol, kind, value }, instrument);
          return alertView(added, instrument.priceScale);
        }),
      );
      if (added !== null) monitor.watch(added);
      return view;
    },
    async cancel(customerId, id, once) {
      await guarded(() =>
        once(async (tx) => {
          const status = await updateCancelled(tx, { customerId, id, now: clock.now() });
          if (status === undefined) refuse('alerts.unknown', {});
          if (status !== null) refuse('alerts.not_active', { status });
          return {};
        }),
      );
      alerts.remove([id]);
    },
    start: monitor.start,
    moved: monitor.refresh,
    stop: monitor.stop,
    settled: monitor.settled,
  };
}

function waitingOf(
  customerId: bigint,
  terms: AlertTerms,
  { instrument, quote, now }: { instrument: MarketInstrument; quote: MarketQuote; now: number },
): Omit<Waiting, 'id' | 'valueBefore'> {
  return {
    customerId,
    ...terms,
    createdAt: now,
    baseDate: figuresDate(instrument.calendarId, quote.at),
    baseHigh: quote.high,
    baseLow: quote.low,
  };
}

function alertView(row: AlertRow, priceScale: number): AlertView {
  const { kind, firedValue } = row;
  const firedKind = kind === 'volume' ? 'volume' : 'above';
  return {
    id: row.id.toString(),
    symbol: row.symbol,
    kind,
    value: valueText(kind, row.value, priceScale),
    status: row.status,
    createdAt: row.createdAt,
    firedAt: row.status === 'fired' ? row.endedAt : null,
    firedValue: firedValue === null ? null : valueText(firedKind, firedValue, priceScale),
  };
}
