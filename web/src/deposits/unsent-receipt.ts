/**
 * The receipt of a deposit that is not sent yet, so that a look at another screen does not cost it. In memory only: a photo of
 * a payment does not stay in the browser. For another amount or another customer it is another payment.
 */
import type { KeptUpload } from '../data/upload.ts';

interface Unsent {
  readonly account: string;
  readonly amount: string;
  readonly receipt: KeptUpload;
}

let unsent: Unsent | null = null;

export function unsentReceipt(account: string, amount: string): KeptUpload | null {
  return unsent?.account === account && unsent.amount === amount ? unsent.receipt : null;
}

export function keepUnsentReceipt(account: string, amount: string, receipt: KeptUpload | null): void {
  unsent = receipt === null ? null : { account, amount, receipt };
}
