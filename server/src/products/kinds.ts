/** What every kind of product can do, whichever domain it becomes a part of. */
import type { getProduct } from '@bahi/contract/staff/offerings.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import type { OffersDeps, DrawDeps } from '../new-shares/service.ts';
import type { Tx } from '../platform/database.ts';
import type { CheckFacts } from './checks.ts';
import type { Problem, ProductValues } from './typed.ts';

export interface ProductsDeps {
  readonly calendar: Calendar;
  readonly feed: Pick<MarketFeed, 'instrument' | 'quote'>;
  readonly newShares: DrawDeps & OffersDeps;
}

type Detail = OutputOf<typeof getProduct>;

export type Published = Pick<Detail, 'symbol' | 'name' | 'state' | 'at' | 'opensAt' | 'closesAt'> & {
  readonly id: bigint;
};

export type PublishedDetail = Published & Pick<Detail, 'values' | 'offer' | 'notes' | 'canCallOff'>;

/** Who agreed on it, and when. */
export interface Agreed {
  readonly by: { readonly id: bigint; readonly name: string };
  readonly now: number;
}

export interface Noted {
  readonly id: bigint;
  /** Public. */
  readonly note: string;
  readonly now: number;
}

export interface Plan {
  /** In the order of the form. */
  readonly problems: readonly Problem[];
  /** Answers its number from then on; null: something stands in the way. */
  readonly publish: ((deps: ProductsDeps, tx: Tx, agreed: Agreed) => Promise<bigint>) | null;
}

export interface Kind {
  plan(values: ProductValues, facts: CheckFacts): Plan;
  /** Newest first. */
  page(
    tx: Tx,
    of: { readonly text: string | null; readonly limit: number; readonly offset: number; readonly now: number },
  ): Promise<{ rows: Published[]; total: number }>;
  detail(
    deps: ProductsDeps,
    tx: Tx,
    of: { readonly id: bigint; readonly now: number },
  ): Promise<PublishedDetail | null>;
  callOff(deps: ProductsDeps, tx: Tx, of: Noted): Promise<void>;
  note(tx: Tx, of: Noted): Promise<void>;
}
