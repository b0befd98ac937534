/**
 * A placement's price is for the shares as they were when it was published (decision 0032). Once the record date of a split, bonus shares
 * or rights closes it is over: whoever was allotted shares afterwards would get the new ones at the price of the old.
 */
import type { Calendar } from '@bahi/core/calendar.ts';
import { exDateBy, firstChange, lockFirstChange } from '../corporate-actions/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { offers, updateWithdrawn } from './offer-store.ts';
import type { OfferRow } from './rows.ts';

interface Deps {
  readonly calendar: Calendar;
}

/** The ex-date that has ended it by now, whether or not the work by the clock has come by; null: none. */
export async function goneExAt({ calendar }: Deps, tx: Tx, offer: OfferRow, now: number): Promise<string | null> {
  if (offer.goneEx !== null) return offer.goneEx;
  return exDateBy(await firstChange(calendar, tx, pricedBy(offer)), now);
}

/** Asked in the transaction that gives the shares: the holders of the record date are written down once that has ended. */
export async function refuseGoneEx(
  { calendar, clock }: Deps & { readonly clock: { now(): number } },
  tx: Tx,
  { offer, now }: { readonly offer: OfferRow; readonly now: number },
): Promise<void> {
  const change = await lockFirstChange(calendar, tx, pricedBy(offer));
  // The clock as well: this may have waited for the holders of the record date to be written down.
  const date = exDateBy(change, Math.max(now, clock.now()));
  if (date !== null) refuse('placements.gone_ex', { date });
}

/** Ends the offer where that is due, after whoever is asking for it right now; the jobs give back what waits. */
export async function endGoneEx(
  { calendar }: Deps,
  tx: Tx,
  { id, now }: { readonly id: bigint; readonly now: number },
): Promise<void> {
  const offer = (await offers.lock(tx, id))!;
  if (offer.withdrawnAt !== null || offer.settledAt !== null) return;
  const goneEx = exDateBy(await firstChange(calendar, tx, pricedBy(offer)), now);
  if (goneEx === null) return;
  await updateWithdrawn(tx, { id, now, goneEx });
  const text = `The ex-date of these shares is ${goneEx}, and this price applies only before it. The placement has ended; money on hold for undecided requests is available again.`;
  await offers.insertNote(tx, { of: id, text, now });
}

function pricedBy({ symbol, publishedAt }: OfferRow) {
  return { symbol, since: Number(publishedAt) };
}
