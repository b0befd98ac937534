/** A quote for what stands in the form, asked for a moment after typing and renewed before it expires (rules §7). */
import { quoteExchange } from '@bahi/contract/exchange/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { Currency } from '@bahi/core/money.ts';
import { useQuote, type QuoteState } from '../data/use-quote.ts';
import { useSettled } from '../data/use-settled.ts';

export type ExchangeQuote = OutputOf<typeof quoteExchange>;

export interface Wanted {
  readonly from: Currency;
  readonly to: Currency;
  /** Null: there is nothing to ask for. */
  readonly amount: string | null;
  readonly fixed: 'from' | 'to';
}

export function useExchangeQuote(
  wanted: Wanted,
  { isPaused }: { readonly isPaused: boolean },
): QuoteState<ExchangeQuote> {
  const { settled, isSettled } = useSettled(wanted);
  const isAskable = settled.amount !== null && settled.from !== settled.to;
  const state = useQuote(quoteExchange, { ...settled, amount: settled.amount ?? '0' }, { isAskable, isPaused });
  return isSettled ? state : { ...state, quote: undefined };
}
