/** Pools and holdings as a contract has them. */
import type { Calendar } from '@bahi/core/calendar.ts';
import { formatDecimal, formatMoney, divideHalfUp } from '@bahi/core/money.ts';
import { turnoverOf } from '@bahi/core/position.ts';
import { dealsAt, formatUnits, moneyFor, UNIT_PRICE_DIGITS, unitPrice } from '@bahi/core/pool.ts';
import { CADENCES, strategyNumber, WHOLE_BPS } from '@bahi/core/strategies/strategies.ts';
import { dealOf, lockOf, poolRefusal, stateOf, type KnownPool, type PoolsDeps } from './checks.ts';
import { figuresIn } from './figures.ts';
import { LATE_MS } from './valuing.ts';
import type { HoldingRow, HoldingView, PoolDetail, PoolRow, PoolView, RedemptionRow, ValuationRow } from './rows.ts';

export function poolView(
  calendar: Calendar,
  known: KnownPool,
  { last, now }: { readonly last: ValuationRow | null; readonly now: number },
): PoolView {
  const { pool, records } = known;
  return {
    id: pool.id.toString(),
    symbol: pool.symbol,
    strategy: pool.strategy,
    number: strategyNumber(pool.strategy),
    ...stateOf(calendar, known, now),
    fundSize: pool.value === null ? null : formatMoney(pool.value),
    followers: pool.followers,
    minimum: formatMoney(pool.minimum),
    feeBps: pool.feeBps,
    lockDays: pool.lockDays,
    startedOn: pool.startedOn,
    endsOn: pool.endsOn,
    deadline: pool.deadline,
    unitPrice: last === null ? null : priceOf(last),
    figures: figuresIn(records),
  };
}

function priceOf(last: ValuationRow): string {
  return formatDecimal(unitPrice(last), UNIT_PRICE_DIGITS);
}

export function poolDetail(
  { calendar, nameOf }: Pick<PoolsDeps, 'calendar' | 'nameOf'>,
  known: KnownPool,
  of: {
    readonly last: ValuationRow | null;
    readonly shown: ValuationRow | null;
    readonly houseUnits: bigint;
    readonly notes: PoolDetail['notes'];
    readonly now: number;
  },
): PoolDetail {
  const { pool, records } = known;
  const { last, shown, now } = of;
  const deal = dealOf(calendar, pool, now);
  const next = pool.endedAt === null ? dealsAt(calendar, { at: now, cutoffMs: 0 }) : null;
  const takes = deal !== null && poolRefusal(calendar, known, now) === null;
  return {
    ...poolView(calendar, known, of),
    house: {
      units: formatUnits(of.houseUnits),
      bps: pool.units === 0n ? 0 : Number((of.houseUnits * BigInt(WHOLE_BPS)) / pool.units),
    },
    cadence: CADENCES[pool.strategy],
    records,
    holdings: shown === null ? null : heldAt(shown, nameOf),
    lastValuation:
      last === null
        ? null
        : {
            number: last.number,
            at: Number(last.at),
            date: last.date,
            moment: last.moment,
            value: formatMoney(last.value),
            units: formatUnits(last.units),
            unitPrice: priceOf(last),
            hash: last.hash,
          },
    nextValuation: next === null ? null : { at: next.at, requestsUntil: next.at - pool.cutoffMs },
    ifNow: takes ? { dealsAt: deal.at, lockedUntil: lockOf(calendar, pool, deal) } : null,
    notes: of.notes,
  };
}

function heldAt(shown: ValuationRow, nameOf: (symbol: string) => string): PoolDetail['holdings'] {
  const { date, at, cash, fee, dividends, value, positions } = shown;
  return {
    date,
    at: Number(at),
    cash: formatMoney(cash - fee),
    dividends: formatMoney(dividends),
    value: formatMoney(value),
    positions: positions.map(({ symbol, shares, mark }) => {
      const worth = turnoverOf(mark, shares);
      const bps = value === 0n ? 0 : Number((worth * BigInt(WHOLE_BPS)) / value);
      return { symbol, name: nameOf(symbol), shares, mark: formatMoney(BigInt(mark)), value: formatMoney(worth), bps };
    }),
  };
}

export interface HoldingFacts {
  readonly calendar: Calendar;
  readonly pool: PoolRow;
  readonly redemption: RedemptionRow | null;
  readonly now: number;
}

export function holdingView(row: HoldingRow, { calendar, pool, redemption, now }: HoldingFacts): HoldingView {
  const { units, invested, paidOut } = row;
  const worth =
    units === 0n ? 0n : pool.value === null ? null : moneyFor({ value: pool.value, units: pool.units }, units);
  const isRunning = row.status === 'in_progress';
  const isOver = row.status === 'ended';
  const profit = (isRunning || isOver) && worth !== null ? paidOut + worth - invested : null;
  const isLocked = isRunning && redemption === null && isLockedAt(calendar, row, { pool, now });
  const waits = row.status === 'waiting' ? row : redemption;
  const waitingFor = waits === null ? null : stillDealsAt(calendar, Number(waits.dealsAt), now);
  // Money can be taken back again once its moment was missed; shares may have been sold for units that were to go out.
  const takeBackUntil =
    row.status === 'waiting'
      ? waitingFor! - pool.cutoffMs
      : redemption?.reason === 'asked' && redemption.settled === 0n
        ? Number(redemption.dealsAt) - pool.cutoffMs
        : null;
  const deal = dealOf(calendar, pool, now);
  const canStop = isRunning && redemption === null && !isLocked && deal !== null && worth !== null;
  return {
    id: row.id.toString(),
    pool: pool.id.toString(),
    symbol: pool.symbol,
    strategy: pool.strategy,
    number: strategyNumber(pool.strategy),
    state: redemption === null ? row.status : 'stopping',
    reason: redemption?.reason ?? row.reason,
    invested: formatMoney(invested),
    units: formatUnits(units),
    stoppingUnits: formatUnits(redemption === null ? 0n : redemption.units - redemption.settled),
    paidOut: formatMoney(paidOut),
    value: isRunning && worth !== null ? formatMoney(worth) : null,
    profit: profit === null ? null : formatMoney(profit),
    profitBps: profit === null ? null : Number(divideHalfUp(profit * BigInt(WHOLE_BPS), invested)),
    stopPercent: row.stopPercent,
    stopFrom: stopFrom(calendar, row, { pool, now }),
    stopValue: formatMoney((invested * BigInt(100 - row.stopPercent)) / 100n),
    lockedUntil: row.lockedUntil,
    isLocked,
    endsOn: pool.endsOn,
    dealsAt: waitingFor,
    ifStopped: canStop ? { amount: formatMoney(worth), dealsAt: deal.at } : null,
    canTakeBack: takeBackUntil !== null && now < takeBackUntil,
    takeBackUntil,
    waitsFor: [...(redemption?.waitsFor ?? [])],
    createdAt: Number(row.askedAt),
    startedAt: row.startedAt === null ? null : Number(row.startedAt),
    endedAt: row.endedAt === null ? null : Number(row.endedAt),
  };
}

/** The moment at which a request was to deal, or where none was taken then the next one that may be. */
function stillDealsAt(calendar: Calendar, moment: number, now: number): number {
  const missed = now - LATE_MS;
  return moment >= missed ? moment : dealsAt(calendar, { at: missed, cutoffMs: 0 }).at;
}

/** The first date on which it can be stopped is that of the valuation at which the stop would deal. */
export function isLockedAt(
  calendar: Calendar,
  { lockedUntil }: Pick<HoldingRow, 'lockedUntil'>,
  { pool: { cutoffMs }, now }: { readonly pool: PoolRow; readonly now: number },
): boolean {
  return dealsAt(calendar, { at: now, cutoffMs }).date < lockedUntil;
}

/** From which valuation on a changed stop counts; null: from the next one on. */
export function stopFrom(
  calendar: Calendar,
  { stopAt }: Pick<HoldingRow, 'stopAt'>,
  { pool: { cutoffMs }, now }: { readonly pool: PoolRow; readonly now: number },
): number | null {
  const counts = stopAt === null ? 0 : dealsAt(calendar, { at: Number(stopAt), cutoffMs }).at;
  return counts > dealsAt(calendar, { at: now, cutoffMs: 0 }).at ? counts : null;
}
