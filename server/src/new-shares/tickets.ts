/**
 * How many tickets the list of an offer may still take: a draw is verified on a phone, so that its list has an end (TICKETS_MAX). The
 * list is counted now and then only, since counting it takes longer than applying; what other batches take meanwhile is kept free.
 */
import { TICKETS_MAX } from '@bahi/core/lottery-form.ts';
import type { Tx } from '../platform/database.ts';
import { countApplied } from './offer-store.ts';
import type { OfferRow } from './rows.ts';

type DrawTerms = Pick<OfferRow, 'id' | 'allocation' | 'tickets' | 'maximumLots'>;

export interface TicketCount {
  /** For applications of which each may take as many as the offer allows. */
  room(tx: Tx, offer: DrawTerms, now: number): Promise<number>;
  took(offer: DrawTerms, lots: number): void;
}

const COUNTED_FOR_MS = 5_000;
/** Batches of several processes that are under way while one counts. */
const UNDER_WAY = 2_000;

export function createTicketCount(): TicketCount {
  const counted = new Map<bigint, { tickets: number; readonly at: number }>();
  return {
    async room(tx, offer, now) {
      const last = counted.get(offer.id);
      const isFresh = last !== undefined && now - last.at < COUNTED_FOR_MS && last.tickets < TICKETS_MAX / 2;
      const tickets = isFresh ? last.tickets : await countTickets(tx, offer);
      if (!isFresh) counted.set(offer.id, { tickets, at: now });
      return TICKETS_MAX - UNDER_WAY * ticketsOf(offer, offer.maximumLots) - tickets;
    },
    took(offer, lots) {
      const last = counted.get(offer.id);
      if (last !== undefined) last.tickets += ticketsOf(offer, lots);
    },
  };
}

export function ticketsOf({ allocation, tickets }: Pick<DrawTerms, 'allocation' | 'tickets'>, lots: number): number {
  if (allocation !== 'draw') return 0;
  return tickets === 'lot' ? lots : 1;
}

async function countTickets(tx: Tx, offer: DrawTerms): Promise<number> {
  if (offer.allocation !== 'draw') return 0;
  const [applied] = await countApplied(tx, [offer.id]);
  if (applied === undefined) return 0;
  return offer.tickets === 'lot' ? Number(applied.appliedLots) : applied.applications;
}
