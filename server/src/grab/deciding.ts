/**
 * Requests for grab offers decided one after another, each with what those before it took: of the quota, of an account's money, and whose person
 * has asked. Pure: what was read under the locks is handed in (grabbing.ts), and the league of attackers plays against the same function.
 */
import { refusal, type Refusal } from '@bahi/contract/errors.ts';
import type { BlockMarket } from '@bahi/core/block-trade.ts';
import type { ChargeSchedule } from '@bahi/core/charges.ts';
import type { Minor } from '@bahi/core/money.ts';
import type { Request } from '../orders/service.ts';
import { decideGrab, type Taken } from './decision.ts';
import { isDrawn, type OfferRow, type RequestRow } from './rows.ts';

export interface Asked extends Request {
  readonly customerId: bigint;
  readonly offerId: bigint;
  /** As on the wire: any integer. */
  readonly lots: number;
  /** When the call came. */
  readonly now: number;
}

export interface Turn<C extends Asked> {
  /** With what is taken by the commands before. */
  readonly offers: Map<bigint, OfferRow>;
  /** Why the account may take nothing, whatever it asks. */
  readonly barred: (command: C) => Refusal | null;
  readonly levelRefusal: (customerId: bigint, needed: number) => Refusal | null;
  readonly market: (symbol: string) => BlockMarket | null;
  readonly isShort: (customerId: bigint, symbol: string) => boolean;
  readonly goneEx: (offerId: bigint) => string | null;
  readonly schedule: (offer: OfferRow) => ChargeSchedule;
  /** Before what the commands before spend. */
  readonly available: (customerId: bigint) => Minor;
  /** By key of the call. */
  readonly known: ReadonlyMap<string, RequestRow>;
  /** Of the commands before, by key. */
  readonly made: Map<string, Made<C>>;
  /** Whose requests stand, by `ownKey`. */
  readonly own: Set<string>;
  /** Whose document the account is verified with, in this offer alone; null: it is verified with none any more. */
  readonly person: (of: Own) => string | null;
  /** Who has asked, through whatever account, by `personKey`. */
  readonly persons: Set<string>;
  /** What the commands before spend, by customer. */
  readonly spent: Map<bigint, Minor>;
}

export interface Made<C extends Asked> {
  readonly command: C;
  readonly offer: OfferRow;
  readonly taken: Taken;
  readonly person: string;
  /** How many stand, with this one. */
  readonly place: number;
}

export type Decided<C extends Asked> = { readonly refusal: Refusal } | { readonly known: RequestRow } | Made<C>;

/** What is taken is gone for the commands that follow. */
export function decideInTurn<C extends Asked>(turn: Turn<C>, command: C): Decided<C> {
  const { customerId, offerId, lots, body } = command;
  const known = turn.known.get(callKey(command));
  const made = turn.made.get(callKey(command));
  const former = known ?? made?.command;
  if (former !== undefined && former.body !== body) return { refusal: refusal('request.idempotency_key_reused', {}) };
  if (known !== undefined) return { known };
  if (made !== undefined) return made;
  const refused = turn.barred(command);
  if (refused !== null) return { refusal: refused };
  const offer = turn.offers.get(offerId);
  if (offer === undefined) return { refusal: refusal('grab.unknown', {}) };
  const person = turn.person(command);
  if (person === null) return { refusal: refusal('verification.required', {}) };
  const spent = turn.spent.get(customerId) ?? 0n;
  const decision = decideGrab(offer, lots, {
    now: command.now,
    levelRefusal: turn.levelRefusal(customerId, offer.level),
    market: turn.market(offer.symbol),
    hasRequest: turn.own.has(ownKey(command)),
    hasPersonAsked: turn.persons.has(personKey(offerId, person)),
    isShort: turn.isShort(customerId, offer.symbol),
    goneEx: turn.goneEx(offerId),
    available: turn.available(customerId) - spent,
    schedule: turn.schedule(offer),
  });
  if ('refusal' in decision) return decision;

  const { taken } = decision;
  const place = offer.requests + 1;
  turn.offers.set(offerId, { ...offer, ...takenBy(offer, taken), requests: place });
  turn.own.add(ownKey(command));
  turn.persons.add(personKey(offerId, person));
  turn.spent.set(customerId, spent + taken.total);
  const one = { command, offer, taken, person, place };
  turn.made.set(callKey(command), one);
  return one;
}

function takenBy(offer: OfferRow, { lots }: Taken): Partial<OfferRow> {
  return isDrawn(offer) ? { askedLots: offer.askedLots + lots } : { allottedLots: offer.allottedLots + lots };
}

export function callKey({ customerId, request }: Pick<RequestRow, 'customerId' | 'request'>): string {
  return `${customerId} ${request}`;
}

export type Own = Pick<RequestRow, 'customerId' | 'offerId'>;

export function ownKey({ customerId, offerId }: Own): string {
  return `${customerId} ${offerId}`;
}

export function personKey(offerId: bigint, person: string): string {
  return `${offerId} ${person}`;
}
