/**
 * Listing day (rules §8): from its date on what was offered is an instrument of the practice exchange, and the shares that were allotted can
 * be sold. The step is done once; the exchange is told after the commit, and again at each start.
 */
import { businessDateOf, sessionOn, type Calendar } from '@bahi/core/calendar.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { selectOffers } from './offer-store.ts';
import type { OfferRow } from './rows.ts';

/** Offers of these symbols, those called off among them. */
export async function offersNamed(reader: Reader, symbols: readonly string[]): Promise<OfferRow[]> {
  return byIds(reader, 'select id from new_shares.offer where symbol = any ($1::text[])', [symbols]);
}

/** Everything that was listed, or what was since a moment, oldest first: what the exchange has to know. */
export async function listedOffers(reader: Reader, since = 0): Promise<OfferRow[]> {
  const offers = await byIds(reader, 'select id from new_shares.offer where listed_at >= $1', [since]);
  return offers.toSorted((left, right) => Number(left.listedAt! - right.listedAt!));
}

/**
 * Lists what is due: its session has opened and everybody who paid has the shares. A payment that waits for a restriction of staff holds
 * nobody else up. Answers what is listed by this.
 */
export async function listDue({ calendar }: { readonly calendar: Calendar }, tx: Tx, now: number): Promise<OfferRow[]> {
  const date = businessDateOf(calendar, now);
  const session = sessionOn(calendar, date);
  const open = session !== null && now >= session.open;
  return byIds(
    tx,
    `update new_shares.offer o set listed_at = $1
     where o.listed_at is null and o.withdrawn_at is null and o.settled_at is not null
       and (o.listing_date < $2::date or o.listing_date = $2::date and $3::boolean)
       and not exists (select from new_shares.subscription s
         where s.offer_id = o.id and s.status in ('applied', 'awaiting_payment', 'paid') and s.pay_waits_until is null)
     returning id`,
    [now, date, open],
  );
}

/** As an exchange lists a company. */
export function listingOf({ symbol, name, sector, prospectus, price, lots, lotSize }: OfferRow) {
  return {
    symbol,
    name,
    sector,
    profile: prospectus,
    issuePrice: Number(price),
    foundedYear: null,
    headquarters: null,
    // What is offered is a small part of the company.
    sharesOutstanding: Math.max(SHARES_MIN, lots * lotSize * OFFERED_PART),
  };
}

const SHARES_MIN = 10_000_000;
const OFFERED_PART = 20;

async function byIds(reader: Reader, text: string, values: readonly unknown[]): Promise<OfferRow[]> {
  const { rows } = await reader.query<{ id: bigint }>(text, values);
  return selectOffers(
    reader,
    rows.map(({ id }) => id),
  );
}
