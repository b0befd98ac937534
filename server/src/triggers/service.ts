/**
 * Trigger orders (decision 0119): set, changed, cancelled and fired once. What decides is PostgreSQL's row; the monitor only says when to look.
 */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import { unreadableLots, unreadablePrice } from '@bahi/contract/orders/calls.ts';
import {
  triggerCan,
  triggerDaysMaximum,
  type addTrigger,
  type cancelTrigger,
  type changeTrigger,
  type listTriggers,
} from '@bahi/contract/triggers/calls.ts';
import type { MarketFeed, MarketInstrument } from '@bahi/contract/venue.ts';
import { addDays, isDate, localDateOf, midnightOf, type Calendar } from '@bahi/core/calendar.ts';
import { isRejection } from '@bahi/core/order-price.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { decideTrigger, type TriggerKind } from '@bahi/core/trigger.ts';
import { positionOf, settingRefusal } from '../orders/service.ts';
import type { Commanding } from '../platform/command.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { refuse, refuseIf, refuseWith } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import {
  countOpen,
  insertTrigger,
  lockTrigger,
  lockTriggers,
  selectPage,
  selectTriggers,
  sideOf,
  updateCancelled,
  updateTerms,
  type NewTrigger,
  type TriggerRow,
  type TriggerTerms,
} from './store.ts';
import { triggerView, type TriggerView } from './views.ts';

export { moveTriggers } from './moving.ts';

export interface TriggerDeps {
  readonly feed: Pick<MarketFeed, 'instrument' | 'quote'>;
  readonly calendar: Calendar;
  readonly parametersAt: (now: number) => Parameters;
  /** A corporate action is under way: prices that are given now are of other shares. */
  readonly isHeldUp: (symbol: string, now: number) => boolean;
}

type Whose = Pick<NewTrigger, 'customerId' | 'symbol' | 'kind' | 'positionId' | 'direction' | 'leverage'>;
type Asked = Omit<ParsedInputOf<typeof changeTrigger>, 'trigger'>;

/** Who asks, and when. */
type By = Pick<Commanding<typeof addTrigger>, 'customerId' | 'sessionId' | 'now'>;

export async function add(deps: TriggerDeps, tx: Tx, by: Commanding<typeof addTrigger>): Promise<TriggerView> {
  const { customerId, now, input } = by;
  misfits(input.kind, input);
  const whose = await whoseOf(deps, tx, by);
  const terms = await decide(deps, tx, by, { whose, asked: input });
  await lockTriggers(tx, customerId);
  const maximum = deps.parametersAt(now).triggersOpenMaximum;
  if ((await countOpen(tx, customerId)) >= maximum) refuse('triggers.too_many', { maximum });
  const row = await insertTrigger(tx, { ...whose, ...terms }, now);
  return changed(deps, tx, row);
}

export async function change(deps: TriggerDeps, tx: Tx, by: Commanding<typeof changeTrigger>): Promise<TriggerView> {
  const { trigger: id, ...asked } = by.input;
  const row = await lockedFor(tx, by.customerId, id, 'change');
  misfits(row.kind, asked);
  const terms = await decide(deps, tx, by, { whose: row, asked });
  return changed(deps, tx, await updateTerms(tx, row.id, followingOn(row, terms)));
}

/** With the distance it had, it goes on from the best mark it has seen; with another one it begins at the mark. */
function followingOn({ trail, triggerPrice }: TriggerTerms, terms: TriggerTerms): TriggerTerms {
  if (trail === null || terms.trail?.by !== trail.by || terms.trail.value !== trail.value) return terms;
  return { ...terms, trail, triggerPrice };
}

export async function cancel(deps: TriggerDeps, tx: Tx, by: Commanding<typeof cancelTrigger>): Promise<TriggerView> {
  const row = await lockedFor(tx, by.customerId, by.input.trigger, 'cancel');
  return changed(deps, tx, await updateCancelled(tx, row.id, { reason: null, now: by.now }));
}

export async function page(
  { feed }: TriggerDeps,
  reader: Reader,
  customerId: bigint,
  { state, symbol, position, page: number, pageSize }: ParsedInputOf<typeof listTriggers>,
): Promise<OutputOf<typeof listTriggers>> {
  const positionId = position === undefined ? null : storedId(position);
  const filter = { customerId, state, symbol: symbol ?? null, positionId };
  const { rows, total } = await selectPage(reader, filter, { limit: pageSize, offset: (number - 1) * pageSize });
  return { rows: rows.map((row) => triggerView(feed, row)), total, page: number, pageSize };
}

export async function one({ feed }: TriggerDeps, reader: Reader, customerId: bigint, id: string): Promise<TriggerView> {
  const [row] = await selectTriggers(reader, [storedId(id)]);
  return row?.customerId === customerId ? triggerView(feed, row) : refuse('triggers.unknown', {});
}

async function lockedFor(tx: Tx, customerId: bigint, id: string, what: keyof typeof triggerCan): Promise<TriggerRow> {
  const row = (await lockTrigger(tx, { customerId, id: storedId(id) })) ?? refuse('triggers.unknown', {});
  if (!(triggerCan[what] as readonly string[]).includes(row.status)) refuse('triggers.not_active', {});
  return row;
}

function changed({ feed }: TriggerDeps, tx: Tx, row: TriggerRow): TriggerView {
  tx.after('triggers.changed', { customerId: row.customerId, triggerIds: [row.id] });
  return triggerView(feed, row);
}

/** Whose shares it is about. */
async function whoseOf(deps: TriggerDeps, tx: Tx, by: Commanding<typeof addTrigger>): Promise<Whose> {
  const { customerId, input } = by;
  const { kind, position: id, symbol, direction, leverage, lots } = input;
  if (id !== undefined) {
    for (const field of ['symbol', 'direction'] as const) if (input[field] !== undefined) misfit(field);
    const position = (await positionOf(tx, customerId, storedId(id))) ?? refuse('orders.unknown_position', {});
    return { ...position, customerId, kind, positionId: position.id };
  }
  if (kind === 'oco') return misfit('position');
  if (symbol === undefined) return misfit('symbol');
  if (direction === undefined) return misfit('direction');
  if (lots === undefined) return refuseWith(unreadableLots);
  const instrument = deps.feed.instrument(symbol) ?? refuse('market.symbol_unknown', { symbol });
  if (!instrument.isTradable || instrument.priceScale !== 2) refuse('orders.not_tradable', { symbol });
  return { customerId, kind, positionId: null, symbol, direction, leverage };
}

/** Refused as its order would be, of what is known already; what changes until then is looked at when it fires. */
async function decide(
  deps: TriggerDeps,
  tx: Tx,
  { customerId, sessionId, now }: By,
  { whose, asked }: { readonly whose: Whose; readonly asked: Asked },
): Promise<TriggerTerms> {
  const { symbol, positionId, direction, leverage } = whose;
  const instrument = deps.feed.instrument(symbol) ?? refuse('orders.not_listed', { symbol });
  if (deps.isHeldUp(symbol, now)) refuse('orders.market_closed', { opens: now });
  const parameters = deps.parametersAt(now);
  const opening = positionId === null ? { direction, leverage, instrument } : null;
  refuseIf(await settingRefusal(tx, { customerId, sessionId }, { opening, parameters, now }));
  const lots = asked.lots ?? null;
  if (positionId === null && lots === null) return refuseWith(unreadableLots);
  if (positionId !== null) await checkPosition(tx, { customerId, positionId, lots, instrument });
  const quote = deps.feed.quote(symbol);
  if (quote?.state === 'off_shelf') refuse('orders.off_shelf', { symbol });
  const mark = quote?.mark ?? refuse('orders.price_unavailable', { symbol });
  const { triggerPrice = null, limitPrice = null, targetPrice = null, targetLimitPrice = null } = asked;
  const { trailBy = null, trail = null } = asked;
  const texts = { triggerPrice, limitPrice, targetPrice, targetLimitPrice, trailBy, trail };
  const prices = decideTrigger(whose.kind, texts, { side: sideOf(whose), mark, priceScale: instrument.priceScale });
  if (isRejection(prices)) return refuseWith(prices);
  return { ...prices, lots, timeInForce: asked.timeInForce, ...expiryOf(deps, asked.expiresOn, now) };
}

async function checkPosition(
  tx: Tx,
  of: { customerId: bigint; positionId: bigint; lots: number | null; instrument: MarketInstrument },
): Promise<void> {
  const position = await positionOf(tx, of.customerId, of.positionId);
  if (position === null || position.status === 'closed') return refuse('orders.not_holding', { status: 'closed' });
  const maximum = Math.ceil(position.quantity / of.instrument.lotSize);
  if (of.lots !== null && of.lots > maximum) refuse('orders.close_exceeds_position', { maximum });
  const { pledged: shares } = position;
  const lots = Math.floor((position.quantity - shares) / of.instrument.lotSize);
  if (shares > 0 && (lots === 0 || (of.lots ?? 0) > lots)) refuse('orders.pledged', { shares, lots });
}

/** Through the end of a date of the market's zone: the last one unless another is chosen. */
function expiryOf({ calendar }: TriggerDeps, date: string | undefined, now: number) {
  const today = localDateOf(calendar, now);
  const until = addDays(today, triggerDaysMaximum);
  const expiresOn = date ?? until;
  if (!isDate(expiresOn) || expiresOn < today || expiresOn > until) refuse('triggers.date_invalid', { until });
  return { expiresOn, expiresAt: midnightOf(calendar, addDays(expiresOn, 1)) };
}

const NEEDED: Record<TriggerKind, readonly (keyof Asked)[]> = {
  stop: ['triggerPrice'],
  stop_limit: ['triggerPrice'],
  gtt: ['triggerPrice'],
  oco: ['triggerPrice', 'targetPrice'],
  trailing: ['trailBy', 'trail'],
};

/** A number that is not there is refused as one that cannot be read. */
const missing = {
  triggerPrice: unreadablePrice,
  targetPrice: unreadablePrice,
  trail: { code: 'triggers.trail_invalid', params: {} },
} as const;

/** Each kind has its own fields; a limit is a matter of the rule (core/src/trigger.ts). */
function misfits(kind: TriggerKind, asked: Asked): void {
  for (const field of ['triggerPrice', 'targetPrice', 'trailBy', 'trail'] as const) {
    const isNeeded = NEEDED[kind].includes(field);
    if (isNeeded && asked[field] === undefined && field !== 'trailBy') refuseWith(missing[field]);
    if ((asked[field] !== undefined) !== isNeeded) misfit(field);
  }
  if (asked.targetLimitPrice !== undefined && kind !== 'oco') misfit('targetLimitPrice');
}

function misfit(field: keyof ParsedInputOf<typeof addTrigger>): never {
  return refuse('request.invalid', { field });
}
