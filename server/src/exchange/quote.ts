/** What the desk quoted for an exchange. */
import type { ExchangeAmounts } from '@bahi/core/currency-exchange.ts';
import type { Currency } from '@bahi/core/money.ts';
import type { Quoted } from '../platform/quotes.ts';

export interface Quote extends ExchangeAmounts, Quoted {
  readonly from: Currency;
  readonly to: Currency;
  /** With eight decimals. */
  readonly rate: bigint;
  readonly middle: bigint;
  readonly spreadBps: number;
  readonly ratesAt: number;
  readonly source: string;
}
