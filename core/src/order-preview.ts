/**
 * What an order would cost or a close would bring, with the very functions that decide the real one (rules §5). A preview
 * always answers: what would refuse the order stands beside the figures, which are zero while there is no price.
 */
import { chargesOn, NO_CHARGES, totalCharges, type Charges } from './charges.ts';
import type { Minor } from './money.ts';
import {
  decidePlace,
  LOTS_MAX,
  sizeOrder,
  type DecisionContext,
  type PlaceTerms,
  type TradingAccount,
} from './order-decision.ts';
import { isRejection, priceOrder, type OrderPrice } from './order-price.ts';
import type { OrderRejection } from './order-rejection.ts';
import { closeQuantity, decideClose, type CloseTerms, type HeldPosition } from './position-decision.ts';
import {
  closingSide,
  fillClosing,
  fillOpening,
  isWatched,
  openingRequirement,
  openingSide,
  priceAtEquity,
  turnoverOf,
} from './position.ts';

export interface OrderPreview {
  readonly price: number | null;
  readonly protectionPrice: number | null;
  readonly quantity: number;
  readonly contractAmount: Minor;
  readonly margin: Minor;
  readonly charges: Charges;
  /** Margin and charges at `price`, and at the worst price. */
  readonly needed: Minor;
  readonly hold: Minor;
  readonly maximumLots: number;
  readonly lossAtFivePercent: Minor | null;
  readonly closeOutPrice: number | null;
  readonly rejection: OrderRejection | null;
}

export function previewPlace(account: TradingAccount, terms: PlaceTerms, context: DecisionContext): OrderPreview {
  const decision = decidePlace(account, terms, context);
  const rejection = decision.isAccepted ? null : decision.rejection;
  const price = priceForFigures(terms, context);
  const quantity = terms.lots * (context.market.instrument?.lotSize ?? context.parameters.lotSize);
  if (price === null) return { ...NOTHING, quantity, rejection };

  const { hold } = sizeOrder(terms, price, context.schedule);
  const contractAmount = turnoverOf(price.price, quantity);
  const requirement = openingRequirement({ ...terms, schedule: context.schedule }, contractAmount);
  return {
    price: price.price,
    protectionPrice: price.protectionPrice,
    quantity,
    contractAmount,
    margin: requirement.margin,
    charges: requirement.charges,
    needed: requirement.total,
    hold,
    maximumLots: mostLots(account, terms, price, context),
    ...riskOf(terms, price.price, quantity, context),
    rejection,
  };
}

const NOTHING = {
  price: null,
  protectionPrice: null,
  contractAmount: 0n,
  margin: 0n,
  charges: NO_CHARGES,
  needed: 0n,
  hold: 0n,
  maximumLots: 0,
  lossAtFivePercent: null,
  closeOutPrice: null,
};

/** The figures are made while the market is closed too, when there is a price to make them with. */
function priceForFigures(terms: PlaceTerms, context: DecisionContext): OrderPrice | null {
  const market = { ...context.market, isOpen: true };
  const price = priceOrder(
    { ...terms, side: openingSide(terms.direction) },
    market,
    context.market.quote?.at ?? context.now,
  );
  return isRejection(price) ? null : price;
}

/** The hold grows with the lots, so the most that can be afforded is found by halving. */
function mostLots(
  { available, unused, borrowable }: TradingAccount,
  terms: PlaceTerms,
  price: OrderPrice,
  { schedule }: DecisionContext,
): number {
  const fits = (lots: number) => {
    const { hold, worstPrice, quantity } = sizeOrder({ ...terms, lots }, price, schedule);
    if (terms.direction === 'short' && borrowable !== undefined && quantity > borrowable.left) return false;
    return hold <= available && (unused === undefined || turnoverOf(worstPrice, quantity) <= unused);
  };
  let affordable = 0;
  let tooMany = LOTS_MAX + 1;
  while (tooMany - affordable > 1) {
    const lots = (affordable + tooMany) >> 1;
    if (fits(lots)) affordable = lots;
    else tooMany = lots;
  }
  return affordable;
}

function riskOf(terms: PlaceTerms, price: number, quantity: number, { schedule, parameters }: DecisionContext) {
  if (!isWatched(terms)) return { lossAtFivePercent: null, closeOutPrice: null };
  const { position } = fillOpening({
    terms: { ...terms, schedule },
    position: null,
    fill: { price, quantity },
    remaining: 0,
    worstPrice: price,
    spendable: turnoverOf(price, quantity) * 2n + 1_000_00n,
  });
  return {
    lossAtFivePercent: turnoverOf(price, quantity) / 20n,
    closeOutPrice: priceAtEquity(position, parameters.marginCloseOutPercent),
  };
}

export interface ClosePreview {
  readonly price: number | null;
  readonly protectionPrice: number | null;
  readonly quantity: number;
  readonly contractAmount: Minor;
  readonly charges: Charges;
  readonly marginBack: Minor;
  readonly profit: Minor | null;
  readonly proceeds: Minor | null;
  readonly rejection: OrderRejection | null;
}

export function previewClose(
  account: TradingAccount,
  position: HeldPosition,
  terms: CloseTerms,
  context: DecisionContext,
): ClosePreview {
  const decision = decideClose(account, position, terms, context);
  const rejection = decision.isAccepted ? null : decision.rejection;
  const quantity = closeQuantity(position, terms, context.market.instrument?.lotSize ?? context.parameters.lotSize);
  const side = closingSide(position.direction);
  const market = { ...context.market, isOpen: true };
  const price = priceOrder({ ...terms, symbol: position.symbol, side }, market, market.quote?.at ?? context.now);
  if (isRejection(price) || quantity === 0) {
    const nothing = { contractAmount: 0n, charges: NO_CHARGES, marginBack: 0n, profit: null, proceeds: null };
    return { price: null, protectionPrice: null, quantity, ...nothing, rejection };
  }
  const fill = { price: price.price, quantity };
  const result = fillClosing({ position, schedule: context.schedule, orderTurnover: 0n, fill });
  return {
    price: price.price,
    protectionPrice: price.protectionPrice,
    quantity,
    contractAmount: turnoverOf(fill.price, quantity),
    charges: chargesOn(context.schedule, side, turnoverOf(fill.price, quantity)),
    marginBack: result.margin,
    profit: result.profit,
    proceeds: result.margin + result.profit - totalCharges(result.charges),
    rejection,
  };
}
