/** What every kind of product can do, whichever domain it becomes a part of: that domain brings it, over what it needs itself. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { productKind, type getProduct } from '@bahi/contract/staff/offerings.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import { named } from '../platform/named.ts';
import type { Tx } from '../platform/database.ts';
import type { CheckFacts } from './checks.ts';
import type { ProductKind } from './store.ts';
import type { Problem, ProductValues } from './draft-fields.ts';

export interface ProductsDeps {
  readonly calendar: Calendar;
  readonly feed: Pick<MarketFeed, 'instrument' | 'quote'>;
  readonly kinds: Kinds;
}

type Detail = OutputOf<typeof getProduct>;

export type Published = Pick<Detail, 'symbol' | 'name' | 'state' | 'at' | 'opensAt' | 'closesAt'> & {
  readonly id: bigint;
};

export type PublishedDetail = Published & Pick<Detail, 'values' | 'offer' | 'notes' | 'canCallOff'>;

export interface Noted {
  readonly id: bigint;
  /** Public. */
  readonly note: string;
  readonly now: number;
}

export interface Plan {
  /** In the order of the form. */
  readonly problems: readonly Problem[];
  /** In the transaction of the plan; answers its number from then on. Null: something stands in the way. */
  readonly publish: (() => Promise<bigint>) | null;
}

export interface Kind {
  readonly name: ProductKind;
  /** Why something published is not called off any more. */
  readonly tooLate: 'new_shares.result_decided' | 'products.action_recorded' | 'block_trades.over' | 'pools.valued';
  plan(tx: Tx, values: ProductValues, facts: CheckFacts): Promise<Plan>;
  /** Newest first. */
  page(
    tx: Tx,
    of: { readonly text: string | null; readonly limit: number; readonly offset: number; readonly now: number },
  ): Promise<{ rows: Published[]; total: number }>;
  detail(tx: Tx, of: { readonly id: bigint; readonly now: number }): Promise<PublishedDetail | null>;
  callOff(tx: Tx, of: Noted): Promise<void>;
  note(tx: Tx, of: Noted): Promise<void>;
  /** Every ex-date of a company that this kind has announced. */
  exDates?(tx: Tx, symbol: string): Promise<readonly string[]>;
  /** What goes on of a company, which bears on other kinds meanwhile. */
  running?(tx: Tx, symbol: string): Promise<Running | null>;
}

export interface Running {
  /** UTC ms. */
  readonly until: number;
  /** On which its shares trade without it; left out: on none. */
  readonly exDate?: string;
}

/** In the order in which they are listed. */
export type Kinds = Readonly<Record<ProductKind, Kind>>;

export function kindsOf(kinds: readonly Kind[]): Kinds {
  return named(productKind.options, kinds);
}
