/** The filters of the fund records: what is typed, what is wrong with it, and what is asked. Pure. */
import type { InputOf } from '@bahi/contract/endpoint.ts';
import type { listRecords } from '@bahi/contract/records/calls.ts';
import type { FundRecord } from './fund-record.ts';

export type Kind = FundRecord['kind'];

export interface Filter {
  readonly kind: Kind | '';
  /** An order's, position's or entry's number, as typed. */
  readonly reference: string;
  /** Dates as the browser's date field gives them: "" or YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
}

export const noFilter: Filter = { kind: '', reference: '', from: '', to: '' };

/** A kind that is added to core does not compile until it can be chosen here: core's own list would be in the first load (decision 0061). */
const choices: Record<Kind, true> = {
  practice_grant: true,
  order_fill: true,
  position_close: true,
  margin_added: true,
  receivable_raised: true,
  receivable_settled: true,
  deposit: true,
  withdrawal: true,
  exchange_out: true,
  exchange_in: true,
  subscription_paid: true,
  subscription_refunded: true,
  placement_paid: true,
  rights_paid: true,
  rights_charged: true,
  rights_proceeds: true,
  allotment: true,
  block_trade: true,
  split: true,
  bonus: true,
  dividend: true,
  loan_paid_out: true,
  loan_interest: true,
  loan_repaid: true,
  pledge_paid_out: true,
  pledge_interest: true,
  pledge_repaid: true,
  day_trading_fee: true,
  shares_lent: true,
  shares_recalled: true,
  borrow_fee: true,
  lending_fee: true,
  pool_subscribed: true,
  pool_invested: true,
  pool_redeemed: true,
  pool_paid_out: true,
  pool_fee: true,
  reversal: true,
};
export const kinds = Object.keys(choices) as readonly Kind[];

const NUMBER = /^[0-9]{1,19}$/;
const DATE = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;

/** A link names an entry, or whatever the entry is about. */
export function filterFrom(query: {
  readonly reference?: string;
  readonly kind?: string;
  readonly entry?: string;
}): Filter {
  return {
    ...noFilter,
    reference: query.entry ?? query.reference ?? '',
    kind: kinds.find((kind) => kind === query.kind) ?? '',
  };
}

export function isFiltered(filter: Filter): boolean {
  return Object.values(filter).some((value) => value !== '');
}

export function referenceOf(typed: string): string {
  return typed.replaceAll(/[\s,#]/g, '');
}

/** Which fields cannot be used as they stand; they are left out of the question until they can. */
export function filterProblems(filter: Filter): { readonly reference: boolean; readonly range: boolean } {
  const reference = referenceOf(filter.reference);
  return {
    reference: reference !== '' && !NUMBER.test(reference),
    range: DATE.test(filter.from) && DATE.test(filter.to) && filter.from > filter.to,
  };
}

export function filterInput(filter: Filter): Omit<InputOf<typeof listRecords>, 'page' | 'pageSize'> {
  const problems = filterProblems(filter);
  const reference = referenceOf(filter.reference);
  return {
    ...(filter.kind === '' ? {} : { kind: filter.kind }),
    ...(reference === '' || problems.reference ? {} : { reference }),
    ...(DATE.test(filter.from) && !problems.range ? { from: filter.from } : {}),
    ...(DATE.test(filter.to) && !problems.range ? { to: filter.to } : {}),
  };
}
