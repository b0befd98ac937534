import { formatAmount } from '@bahi/core/format.ts';

/** An amount of the wire with its unit. */
export function rupees(amount: string): string {
  return `${formatAmount(amount)} INR`;
}
