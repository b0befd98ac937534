/** What a withdrawal to a wallet paid out beside its rupees. */
import { formatAmount } from '@bahi/core/format.ts';
import { USDT_DIGITS, USDT_RATE_DIGITS } from '@bahi/core/wallet-payout.ts';
import type { FundRecord } from './fund-record.ts';
import type { RecordTexts } from './texts.en.ts';

export function payoutText({ amount, rate }: NonNullable<FundRecord['payout']>, t: RecordTexts): string {
  return t.payout(formatAmount(amount, USDT_DIGITS), formatAmount(rate, USDT_RATE_DIGITS));
}
