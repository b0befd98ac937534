/** What a customer knows a destination by: "HDFC Bank •••• 6789", "TRC20 TQn9…x4Kf". */
import type { card, wallet } from '@bahi/contract/destinations/calls.ts';
import type * as z from 'zod/mini';

export type Card = z.output<typeof card>;
export type Wallet = z.output<typeof wallet>;

export function cardName({ bank, maskedNumber }: Card): string {
  return `${bank} ${maskedNumber}`;
}

export function walletName({ type, maskedAddress }: Wallet): string {
  return `${type} ${maskedAddress}`;
}
