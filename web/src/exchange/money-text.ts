/** An amount with its currency's code: other currencies keep the grouping and say which they are (screens §2). */
import { formatAmount } from '@bahi/core/format.ts';
import { CURRENCY_DIGITS, type Currency } from '@bahi/core/money.ts';

export function moneyText(amount: string, currency: Currency): string {
  return `${formatAmount(amount, CURRENCY_DIGITS[currency])} ${currency}`;
}
