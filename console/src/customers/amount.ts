/** An amount with the digits of its currency. */
import { formatAmount } from '@bahi/core/format.ts';
import { CURRENCY_DIGITS } from '@bahi/core/money.ts';

const digits: Readonly<Record<string, number>> = CURRENCY_DIGITS;

export function amountOf(amount: string, currency: string): string {
  return formatAmount(amount, digits[currency] ?? 2);
}
