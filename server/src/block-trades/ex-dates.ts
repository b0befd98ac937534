/**
 * The price of a block is for the shares as they were when it was published, with all that belongs to them (decision 0080). Once the record date
 * of whatever goes ex after that has closed, a dividend too, the offer is over: nothing that was asked for is bought at the price of other shares.
 */
import type { Calendar } from '@bahi/core/calendar.ts';
import { exDateSince, lockExDateSince } from '../corporate-actions/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { offers, updateWithdrawn } from './offer-store.ts';
import type { OfferRow } from './rows.ts';

interface Deps {
  readonly calendar: Calendar;
}

/** The ex-date that has ended it by now, whether or not the work by the clock has come by; null: none. */
export async function goneExAt({ calendar }: Deps, tx: Tx, offer: OfferRow, now: number): Promise<string | null> {
  return offer.goneEx ?? exDateSince(calendar, tx, { ...pricedBy(offer), now });
}

/** Asked in the transaction that sells: who holds at the record date is written down once that has ended. */
export async function refuseGoneEx(
  { calendar, clock }: Deps & { readonly clock: { now(): number } },
  tx: Tx,
  { offer, now }: { readonly offer: OfferRow; readonly now: number },
): Promise<void> {
  // The clock as well: this may have waited for the holders of the record date to be written down.
  const date = await lockExDateSince(calendar, tx, { ...pricedBy(offer), now: () => Math.max(now, clock.now()) });
  if (date !== null) refuse('block_trades.gone_ex', { date });
}

/**
 * Ends the offer where that is due, after whoever is asking for it right now; the jobs give back what waits. Each minute looks at every offer
 * that runs, and almost none is due: only one that is waits for others, and makes them wait.
 */
export async function endGoneEx(
  { calendar }: Deps,
  tx: Tx,
  { id, now }: { readonly id: bigint; readonly now: number },
): Promise<void> {
  const goneEx = await exDateSince(calendar, tx, { ...pricedBy((await offers.select(tx, id))!), now });
  if (goneEx === null) return;
  const offer = (await offers.lock(tx, id))!;
  if (offer.withdrawnAt !== null || offer.settledAt !== null) return;
  await updateWithdrawn(tx, { id, now, goneEx });
  const text = `The ex-date of these shares is ${goneEx}, and this price applies only before it. The block offer has ended; money on hold for undecided requests is available again.`;
  await offers.insertNote(tx, { of: id, text, now });
}

function pricedBy({ symbol, publishedAt }: OfferRow) {
  return { symbol, since: Number(publishedAt) };
}
