/** Entries of money that came into the client bank account, or left it (rules §3). */
import { assert } from './assert.ts';
import { entry, type Entry, type Transfer } from './ledger.ts';
import type { Minor } from './money.ts';

/**
 * Money that reached the client bank account. What the house owes its customers stands on that account with a minus, so its
 * balance is the money in the bank with the sign turned.
 */
export function depositCredited({ depositId, ...of }: Transfer & { depositId: bigint }): Entry {
  assert(of.amount > 0n, 'a deposit is positive');
  return entry({ kind: 'deposit', customerId: of.customerId, reference: depositId, currency: of.currency }, [
    ['cash', of.amount],
    ['client_bank', -of.amount],
  ]);
}

/**
 * Money that left the client bank account, to a bank or to buy the USDT that went to a wallet; `amount` is what leaves the customer, the fee
 * and that of the network included.
 */
export function withdrawalPaid({
  withdrawalId,
  fee,
  networkFee,
  ...of
}: Transfer & { withdrawalId: bigint; fee: Minor; networkFee: Minor }): Entry {
  assert(fee >= 0n && networkFee >= 0n && of.amount > fee + networkFee, 'a withdrawal pays something out');
  return entry({ kind: 'withdrawal', customerId: of.customerId, reference: withdrawalId, currency: of.currency }, [
    ['cash', -of.amount],
    ['client_bank', of.amount - fee - networkFee],
    ['fees', fee],
    ['network_fees', networkFee],
  ]);
}
