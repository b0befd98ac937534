/** Previews: the facts of a decision read without a lock, and the figures of core (order-preview.ts) as the contract shows them. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { previewOrder } from '@bahi/contract/orders/calls.ts';
import type { previewClose } from '@bahi/contract/orders/positions.ts';
import { borrowFee, borrowRateBps, type FeeTerms } from '@bahi/core/lending-fee.ts';
import type { Borrowable } from '@bahi/core/lending.ts';
import { formatMoney } from '@bahi/core/money.ts';
import {
  checkAccount,
  checkFundPassword,
  checkHouse,
  type PlaceTerms,
  type TradingAccount,
} from '@bahi/core/order-decision.ts';
import { previewClose as closeFigures, previewPlace } from '@bahi/core/order-preview.ts';
import type { OrderRejection } from '@bahi/core/order-rejection.ts';
import type { CloseTerms } from '@bahi/core/position-decision.ts';
import { lockedUntil, lockTermsOf } from '@bahi/core/position.ts';
import { totalCharges } from '@bahi/core/charges.ts';
import { readBalance } from '../ledger/read.ts';
import { refuse } from '../platform/refuse.ts';
import { selectAccounts, tradingAccount } from './accounts.ts';
import { isBacked, type Backing } from './backed.ts';
import { readBorrowing } from './borrowing.ts';
import { locksAgainst } from './both-ways.ts';
import { decisionContext, type OrdersContext } from './context.ts';
import { readPositions } from './read-store.ts';
import { heldPosition } from './rows.ts';
import { selectReplaced } from './store.ts';
import { chargeLines, priceTextOrNull } from './views.ts';

export type OrderPreviewView = OutputOf<typeof previewOrder>;
export type ClosePreviewView = OutputOf<typeof previewClose>;

export async function previewOpening(
  context: OrdersContext,
  customerId: bigint,
  terms: PlaceTerms,
  backing?: Backing,
): Promise<OrderPreviewView> {
  const { feed, calendar, clock, day } = context;
  const instrument = feed.instrument(terms.symbol);
  if (instrument === undefined) return refuse('market.symbol_unknown', { symbol: terms.symbol });
  const now = clock.now();
  const own = await readAccount(context, customerId, now);
  const facts = decisionContext(context, terms.symbol, { now, haltedSince: context.halt.since() });
  const backed =
    backing === undefined ? null : await backing.backs(context.db, { customerId, symbol: terms.symbol, now });
  const { symbol, direction } = terms;
  const [locks, borrowing] = await Promise.all([
    locksAgainst(context.db, [{ customerId, symbol, direction }], now),
    readBorrowing(context.db, [terms], { feed, parameters: facts.parameters }),
  ]);
  const borrowable = borrowing.of(terms);
  const account = { ...withBacking(own, backed), agreedLockedUntil: locks({ customerId, symbol }), borrowable };
  const figures = previewPlace(account, terms, facts);
  const barred = checkHouse(facts) ?? checkAccount(own, true) ?? checkFundPassword(own, facts.parameters);
  const unbacked = barred === null && backed !== null && !isBacked(backed) ? backed : null;
  return {
    price: priceTextOrNull(figures.price),
    protectionPrice: priceTextOrNull(figures.protectionPrice),
    quantity: figures.quantity,
    contractAmount: formatMoney(figures.contractAmount),
    originalMargin: formatMoney(figures.margin),
    charges: chargeLines(figures.charges),
    chargesTotal: formatMoney(totalCharges(figures.charges)),
    needed: formatMoney(figures.needed),
    hold: formatMoney(figures.hold),
    available: formatMoney(account.available),
    borrowable:
      borrowable === undefined
        ? null
        : {
            ...borrowable,
            ...borrowCost(borrowable, figures.quantity, {
              mark: feed.quote(symbol)?.mark,
              parameters: facts.parameters,
            }),
          },
    maximumLots: figures.maximumLots,
    sellFrom: lockedUntil(calendar, lockTermsOf(instrument, day(now).parameters), now),
    lossAtFivePercent: moneyOrNull(figures.lossAtFivePercent),
    closeOutPrice: priceTextOrNull(figures.closeOutPrice),
    refusal: unbacked ?? reasonOf(figures.rejection),
  };
}

/** What the shares would cost if all of them were borrowed now. */
function borrowCost(
  { quota, left }: Borrowable,
  shares: number,
  { mark, parameters }: { readonly mark: number | undefined; readonly parameters: FeeTerms },
) {
  const rateBps = borrowRateBps({ borrowed: quota - left + shares, quota }, parameters);
  const perDay = mark === undefined ? null : borrowFee(shares, BigInt(mark), rateBps);
  return { rateBps, feePerDay: moneyOrNull(perDay), feePerYear: moneyOrNull(perDay === null ? null : perDay * 365n) };
}

function withBacking(account: TradingAccount, backed: Awaited<ReturnType<Backing['backs']>> | null): TradingAccount {
  if (backed === null || !isBacked(backed)) return account;
  return { ...account, available: account.available + backed.reserved, unused: backed.unused };
}

export async function previewClosing(
  context: OrdersContext,
  customerId: bigint,
  { positionId, terms }: { positionId: bigint; terms: CloseTerms },
): Promise<ClosePreviewView> {
  const { db, clock } = context;
  const now = clock.now();
  const [account, [position]] = await Promise.all([
    readAccount(context, customerId, now),
    readPositions(db, customerId, [positionId]),
  ]);
  if (position === undefined) return refuse('orders.unknown_position', {});
  const replaced = await selectReplaced(db, [{ positionId, terms }]);
  const figures = closeFigures(
    account,
    { ...heldPosition(context.calendar, position, now), pledgeSaleSince: replaced.get(positionId) ?? null },
    terms,
    decisionContext(context, position.symbol, { now, haltedSince: context.halt.since() }),
  );
  return {
    price: priceTextOrNull(figures.price),
    protectionPrice: priceTextOrNull(figures.protectionPrice),
    quantity: figures.quantity,
    contractAmount: formatMoney(figures.contractAmount),
    charges: chargeLines(figures.charges),
    chargesTotal: formatMoney(totalCharges(figures.charges)),
    marginBack: formatMoney(figures.marginBack),
    profit: moneyOrNull(figures.profit),
    proceeds: moneyOrNull(figures.proceeds),
    refusal: reasonOf(figures.rejection),
  };
}

export async function readAccount(
  { db, rate }: OrdersContext,
  customerId: bigint,
  now: number,
): Promise<TradingAccount> {
  // The fund password is asked for when the order is placed; until then the preview tells what else stands in its way.
  const by = { customerId, sessionId: null };
  const [balance, accounts] = await Promise.all([readBalance(db, customerId), selectAccounts(db, [by], now)]);
  return tradingAccount(by, accounts, balance.cash - balance.held, rate);
}

export function reasonOf(rejection: OrderRejection | null): OrderPreviewView['refusal'] {
  return rejection === null ? null : { code: rejection.code, params: { ...rejection.params } };
}

function moneyOrNull(amount: bigint | null): string | null {
  return amount === null ? null : formatMoney(amount);
}
