/**
 * Lending shares and taking them back (desks §7). What concerns a position is decided under the lock of its customer's book; what leaves the
 * pool at once, under the lock of its share as well.
 */
import type { Refusal } from '@bahi/contract/errors.ts';
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type * as contract from '@bahi/contract/lending/calls.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import { businessDateOf, dateOfDay, type Calendar } from '@bahi/core/calendar.ts';
import { effectOf } from '@bahi/core/ledger.ts';
import { borrowRateBps } from '@bahi/core/lending-fee.ts';
import {
  backAtOnce,
  EMPTY_POOL,
  houseQuota,
  lendRejection,
  onLoanOf,
  recallOf,
  type LendFacts,
  type LendingRejection,
  type Pool,
} from '@bahi/core/lending.ts';
import { formatMoney, type Minor } from '@bahi/core/money.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { freeLots, lockedUntil } from '@bahi/core/position.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { listRecords } from '../ledger/records.ts';
import {
  lendablePositions,
  lentPosition,
  lockPools,
  moveLent,
  selectPools,
  updateLent,
  type LentPosition,
} from '../orders/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse, refuseIf, refuseWith } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import { accountRefusal, type IdentityDeps } from '../loans/service.ts';
import { tell } from './messages.ts';
import { earnedOf } from './store.ts';

export { returnShares } from './jobs.ts';

export interface LendingDeps extends IdentityDeps {
  readonly calendar: Calendar;
  readonly parametersAt: (now: number) => Parameters;
  /** The mark price of one share, in paise; null while there is none. */
  readonly marketPrice: (symbol: string) => bigint | null;
  /** False: its mark price is an old one. */
  readonly isListed: (symbol: string) => boolean;
  readonly instrument: (
    symbol: string,
  ) => { readonly lotSize: number; readonly sharesOutstanding: number | null } | undefined;
}

type Market = Pick<LendingDeps, 'marketPrice' | 'isListed' | 'instrument'>;

interface By {
  readonly customerId: bigint;
  readonly now: number;
}

type Holding = OutputOf<typeof contract.lendShares>;

export async function holdingsOf(
  deps: Market & Pick<LendingDeps, 'calendar' | 'parametersAt'>,
  tx: Tx,
  { customerId, now }: By,
): Promise<OutputOf<typeof contract.getLending>> {
  const parameters = deps.parametersAt(now);
  const { isLendingOpen, lendingMinimum, lotSize } = parameters;
  // Units of a fund and currencies are lent by nobody, ever.
  const positions = (await lendablePositions(tx, customerId)).filter(({ symbol }) => marketOf(deps, symbol).isBorrowed);
  const pools = await selectPools(tx, [...new Set(positions.map(({ symbol }) => symbol))]);
  const earned = await earnedOf(
    tx,
    positions.map(({ id }) => id),
  );
  return {
    isOpen: isLendingOpen,
    minimum: formatMoney(lendingMinimum),
    lotSize,
    lenderPercent: parameters.lendingLenderPercent,
    rateMinimumBps: parameters.lendingRateMinimumBps,
    rateMaximumBps: parameters.lendingRateMaximumBps,
    recallBy: recallDueOf(deps, now),
    holdings: positions.map((position) => {
      const { lotSize: size, isBorrowed, mark } = marketOf(deps, position.symbol);
      const lots = freeLots(position, size);
      // Of as many as there are: how many it shall be is not known yet.
      const facts = { now, lots: Math.max(1, lots), lotSize: size, isBorrowed, mark };
      const rejection = lendRejection(position, facts, parameters);
      const refusal = rejection === null ? null : asRefusal(rejection);
      const pool = pools.get(position.symbol) ?? EMPTY_POOL;
      const { lent, recalled } = position;
      return {
        ...holdingView(position),
        lots,
        onLoan: onLoanOf(lent, pool),
        backAtOnce: backAtOnce(lent - recalled, pool),
        borrowing: borrowingOf(deps, position.symbol, { pool, parameters }),
        earned: formatMoney(earned.get(position.id) ?? 0n),
        mark: mark === null ? null : formatMoney(mark),
        refusal,
      };
    }),
  };
}

export async function lendShares(
  deps: LendingDeps,
  tx: Tx,
  {
    customerId,
    now,
    input,
  }: By & { readonly input: Pick<ParsedInputOf<typeof contract.lendShares>, 'position' | 'lots'> },
): Promise<Holding> {
  const books = await lockBooks(tx, { customerIds: [customerId] });
  refuseIf(await accountRefusal(deps, tx, { customerId, now }));
  const position = await ownPosition(tx, customerId, input.position);
  const { lots } = input;
  const market = marketOf(deps, position.symbol);
  const rejection = lendRejection(position, { now, lots, ...market }, deps.parametersAt(now));
  if (rejection !== null) refuseWith(asRefusal(rejection));
  const shares = lots * market.lotSize;
  const lent = { ...position, ...moveLent(books, position, shares) };
  await updateLent(tx, lent);
  await writeBooks(tx, books, { at: now, businessDate: businessDateOf(deps.calendar, now) });
  const { symbol } = position;
  await tell(tx, position, { now, story: storyOf('lending.lent', { symbol, shares }) });
  return holdingView(lent);
}

/** Also while the account is frozen: it only takes back. What others wait for already is theirs first. */
export async function recallShares(
  deps: Pick<LendingDeps, 'calendar' | 'instrument'>,
  tx: Tx,
  { customerId, now, input }: By & { readonly input: ParsedInputOf<typeof contract.recallShares> },
): Promise<Holding> {
  const books = await lockBooks(tx, { customerIds: [customerId] });
  const position = await ownPosition(tx, customerId, input.position);
  const { symbol } = position;
  const lotSize = deps.instrument(symbol)?.lotSize ?? 1;
  const asked = recallOf(position, { lots: input.lots, lotSize });
  if ('rejection' in asked) return refuseWith(asRefusal(asked.rejection));
  const pool = (await lockPools(tx, [symbol])).get(symbol) ?? EMPTY_POOL;
  const back = backAtOnce(asked.shares, pool);
  const waiting = asked.shares - back;
  // Who waits already waits no longer for asking for more.
  const due = position.recalled > 0 ? position.recallDue : recallDueOf(deps, now);
  const after = {
    ...position,
    ...moveLent(books, position, -back),
    recalled: position.recalled + waiting,
    recallDue: due,
  };
  await updateLent(tx, after);
  await writeBooks(tx, books, { at: now, businessDate: businessDateOf(deps.calendar, now) });
  const story =
    waiting === 0
      ? storyOf('lending.recalled', { symbol, shares: back })
      : storyOf('lending.recall_waits', { symbol, shares: back, waiting, due: due! });
  await tell(tx, position, { now, story });
  return holdingView(after);
}

/** The next business date. */
const TOMORROW = { lockDays: 1, lockMinutes: 0 };

function recallDueOf({ calendar }: Pick<LendingDeps, 'calendar'>, now: number): number {
  return lockedUntil(calendar, TOMORROW, now)!;
}

export async function linesPage(
  tx: Tx,
  customerId: bigint,
  { position, page, pageSize }: ParsedInputOf<typeof contract.listLendingLines>,
): Promise<OutputOf<typeof contract.listLendingLines>> {
  const { id: reference } = await ownPosition(tx, customerId, position);
  const { records, total } = await listRecords(tx, {
    customerId,
    filter: { source: { reference, kinds: KINDS } },
    page: { limit: pageSize, offset: (page - 1) * pageSize },
  });
  const rows = records.map(({ id, kind, part, at, lines }) => ({
    entry: id.toString(),
    kind: kind as (typeof KINDS)[number],
    at,
    ...(kind === 'lending_fee'
      ? { shares: null, date: dateOfDay(part), amount: formatMoney(effectOf(lines).cash) }
      : {
          shares: Math.abs(Number(lines.find(({ account }) => account === 'shares_lent')!.amount)),
          date: null,
          amount: null,
        }),
  }));
  return { rows, total, page, pageSize };
}

const KINDS = ['shares_lent', 'shares_recalled', 'lending_fee'] as const;

async function ownPosition(tx: Tx, customerId: bigint, id: string): Promise<LentPosition> {
  return (await lentPosition(tx, customerId, storedId(id))) ?? refuse('lending.position_unknown', {});
}

function marketOf(deps: Market, symbol: string): Pick<LendFacts, 'lotSize' | 'isBorrowed' | 'mark'> {
  const instrument = deps.instrument(symbol);
  const mark: Minor | null = deps.isListed(symbol) ? deps.marketPrice(symbol) : null;
  return { lotSize: instrument?.lotSize ?? 1, isBorrowed: (instrument?.sharesOutstanding ?? null) !== null, mark };
}

/** As the fee of a date that ended now would be. */
function borrowingOf(
  { instrument }: Market,
  symbol: string,
  { pool: { lent, borrowed }, parameters }: { readonly pool: Pool; readonly parameters: Parameters },
): OutputOf<typeof contract.getLending>['holdings'][number]['borrowing'] {
  const listed = instrument(symbol);
  const quota = listed === undefined ? null : houseQuota(listed, parameters);
  if (quota === null) return null;
  return { rateBps: borrowRateBps({ borrowed, quota: quota + lent }, parameters), lent, borrowed, houseQuota: quota };
}

function holdingView({ id, symbol, quantity, lent, recalled, recallDue }: LentPosition): Holding {
  return {
    position: id.toString(),
    symbol,
    shares: quantity,
    lent,
    recalled,
    recallDue: recalled === 0 ? null : recallDue,
  };
}

/** This does not compile when codes or parameters differ. */
function asRefusal(rejection: LendingRejection): Refusal {
  return rejection;
}
