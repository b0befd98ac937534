/** A first-come grab offer that attackers ask for: each call is decided by the server's own function, on what the server would have read. */
import type { ChargeSchedule } from '@bahi/core/charges.ts';
import { decideInTurn, type Asked, type Turn } from '@bahi/server/grab/deciding.ts';
import type { OfferRow } from '@bahi/server/grab/rows.ts';

export interface GrabOffer {
  readonly price: number;
  readonly mark: number;
  readonly lots: number;
  readonly maximumLots: number;
  readonly lotSize: number;
  readonly schedule: ChargeSchedule;
}

export interface Grab {
  /** Verifies this account with the person's document, which no other has from then on. */
  verify(person: string, account: bigint): void;
  /** Lots that are allotted at once; null: refused. */
  ask(account: bigint, lots: number): number | null;
}

const OFFER = 1n;
const NOW = 1;

export function openGrab({ price, mark, lots, maximumLots, lotSize, schedule }: GrabOffer): Grab {
  const offer: OfferRow = {
    id: OFFER,
    symbol: 'GRAB',
    name: 'Grab Mills',
    sector: 'Industry',
    prospectus: '',
    rule: 'first_come',
    level: 1,
    price: BigInt(price),
    referencePrice: BigInt(price),
    lots,
    lotSize,
    maximumLots,
    allottedLots: 0,
    requests: 0,
    askedLots: 0,
    lockDays: 1,
    publishedAt: BigInt(NOW),
    opensAt: BigInt(NOW),
    closesAt: BigInt(NOW + 1),
    drawAt: null,
    publicIndex: null,
    publicDate: null,
    frozenAt: null,
    drawnAt: null,
    drawnMark: null,
    withdrawnAt: null,
    voidBecause: null,
    settledAt: null,
  };
  const holders = new Map<string, bigint>();
  // All that is asked is as of one transaction: nothing is left for a read in between to find.
  const turn: Turn<Asked> = {
    offers: new Map([[OFFER, offer]]),
    barred: () => null,
    levelRefusal: () => null,
    // How near the price is to the book is another player's business.
    market: () => ({ mark: BigInt(Math.floor(mark)), bid: null, ask: null }),
    isShort: () => false,
    goneEx: () => null,
    schedule: () => schedule,
    available: () => 10n ** 15n,
    known: new Map(),
    made: new Map(),
    own: new Set(),
    person: ({ customerId }) => [...holders].find(([, account]) => account === customerId)?.[0] ?? null,
    persons: new Set(),
    spent: new Map(),
  };
  let calls = 0;
  return {
    verify(person, account) {
      holders.set(person, account);
    },
    ask(customerId, asked) {
      const request = `call ${(calls += 1)}`;
      const call = { customerId, offerId: OFFER, lots: asked, now: NOW, request, body: request };
      const decided = decideInTurn(turn, call);
      return 'taken' in decided ? decided.taken.lots : null;
    },
  };
}
