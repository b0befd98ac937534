/**
 * What a withdrawal to a wallet pays out in USDT (decision 0111): quoted by the currency desk for seconds, and fixed by the request that
 * names the quote. What no longer holds is refused with what holds now, so that nothing has to be typed again.
 */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { quoteWithdrawal, withdrawal } from '@bahi/contract/withdrawals/calls.ts';
import { formatDecimal, formatMoney, type Minor } from '@bahi/core/money.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { USDT_RATE_DIGITS, usdtFor, usdtRate, usdtText } from '@bahi/core/wallet-payout.ts';
import type * as z from 'zod/mini';
import type { DestinationRow } from '../destinations/service.ts';
import { dollarRate, type ExchangeDeps } from '../exchange/service.ts';
import type { Quoted, Quotes } from '../platform/quotes.ts';
import { refuse } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';

export type Wallet = Extract<DestinationRow, { kind: 'wallet' }>;

/** As a withdrawal keeps them. */
export interface PayoutTerms {
  readonly fee: Minor;
  readonly networkFee: Minor;
  /** Millionths. */
  readonly usdt: bigint;
  /** INR for one, with four decimals. */
  readonly usdtRate: bigint;
  readonly usdtMiddle: bigint;
  readonly usdtSpreadBps: number;
  readonly usdtSource: string;
  readonly usdtRatesAt: number | bigint;
}

export interface PayoutQuote extends Quoted {
  readonly destinationId: bigint;
  readonly network: Wallet['network'];
  readonly amount: Minor;
  readonly terms: PayoutTerms;
}

export interface PayoutDeps extends Pick<ExchangeDeps, 'feed'> {
  readonly payoutQuotes: Quotes<PayoutQuote>;
  readonly parametersAt: (now: number) => Parameters;
}

interface Asked {
  readonly wallet: Wallet;
  readonly amount: Minor;
  readonly now: number;
}

export function quotePayout(deps: PayoutDeps, { wallet, amount, now }: Asked): PayoutQuote {
  const parameters = deps.parametersAt(now);
  if (!parameters.isWalletPayoutOn) refuse('withdrawals.inr_only', {});
  const { withdrawalFee: fee } = parameters;
  const networkFee = { TRC20: parameters.networkFeeTrc20, ERC20: parameters.networkFeeErc20 }[wallet.network];
  const inr = amount - fee - networkFee;
  if (inr <= 0n) refuse('withdrawals.below_network_fee', { fees: formatMoney(fee + networkFee) });
  const { rate, middle, spreadBps, source, ratesAt, validUntil } = dollarRate(deps, { paise: inr, now });
  const shown = usdtRate(rate);
  return deps.payoutQuotes.keep({
    customerId: wallet.customerId,
    destinationId: wallet.id,
    network: wallet.network,
    amount,
    terms: {
      fee,
      networkFee,
      usdt: usdtFor(inr, shown),
      usdtRate: shown,
      usdtMiddle: usdtRate(middle),
      usdtSpreadBps: spreadBps,
      usdtSource: source,
      usdtRatesAt: ratesAt,
    },
    validUntil,
  });
}

/** The quote that the request names, while it holds and is of this wallet and amount. */
export function confirmedPayout(
  deps: PayoutDeps,
  { quote, ...asked }: Asked & { quote: string | undefined },
): PayoutQuote {
  const { wallet, amount, now } = asked;
  const named = quote === undefined ? null : deps.payoutQuotes.find(wallet.customerId, storedId(quote));
  const isOfThis = named !== null && named.destinationId === wallet.id && named.amount === amount;
  if (isOfThis && now <= named.validUntil && deps.parametersAt(now).isWalletPayoutOn) return named;
  const fresh = quotePayout(deps, asked);
  return refuse('withdrawals.quote_expired', {
    quote: fresh.id.toString(),
    usdt: usdtText(fresh.terms.usdt),
    rate: rateText(fresh.terms.usdtRate),
    until: fresh.validUntil,
  });
}

export function quoteView(quote: PayoutQuote): OutputOf<typeof quoteWithdrawal> {
  return {
    quote: quote.id.toString(),
    amount: formatMoney(quote.amount),
    fee: formatMoney(quote.terms.fee),
    ...payoutView(quote),
    validUntil: quote.validUntil,
  };
}

type PayoutView = NonNullable<z.output<typeof withdrawal>['payout']>;

export function payoutView({ network, amount, terms }: Pick<PayoutQuote, 'network' | 'amount' | 'terms'>): PayoutView {
  return {
    network,
    networkFee: formatMoney(terms.networkFee),
    inr: formatMoney(amount - terms.fee - terms.networkFee),
    usdt: usdtText(terms.usdt),
    rate: rateText(terms.usdtRate),
    middle: rateText(terms.usdtMiddle),
    spread: formatDecimal(terms.usdtSpreadBps, 2),
    source: terms.usdtSource,
    ratesAt: Number(terms.usdtRatesAt),
  };
}

export function rateText(rate: bigint): string {
  return formatDecimal(rate, USDT_RATE_DIGITS);
}
