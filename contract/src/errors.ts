/**
 * Every refusal of the product: its code and the kinds of its parameters (rules T6, §11). A domain's own are in its `refusals.ts`, put together
 * here; their words stand beside it, one file a language. The order within a domain is the order in which checks are made.
 *
 * Kinds on the wire: money and price are decimal text, int is a JSON integer, time is UTC milliseconds,
 * seconds is a JSON integer, text is already fit to show (a symbol), field is a field of the contract by its name or path,
 * whose words stand beside the refusals', rate is a percentage as decimal text,
 * reason is that of a restriction, whose words are in `restrictions/reasons.en.ts`, role is one of staff, or several of which one is
 * enough, parted by a comma, whose words are the console's, end is a time or null: no end is set, date is
 * a business date, YYYY-MM-DD.
 */
import { alerts } from './alerts/refusals.ts';
import { corporateActions } from './corporate-actions/refusals.ts';
import { dayTrading } from './day-trading/refusals.ts';
import { dayTradingStaff } from './day-trading/staff-refusals.ts';
import { deposits } from './deposits/refusals.ts';
import { content } from './content/refusals.ts';
import { contentStaff } from './content/staff-refusals.ts';
import { destinations } from './destinations/refusals.ts';
import { education } from './education/refusals.ts';
import { exchange } from './exchange/refusals.ts';
import { grab } from './grab/refusals.ts';
import { grabStaff } from './grab/staff-refusals.ts';
import { identity } from './identity/refusals.ts';
import { institutions } from './institutions/refusals.ts';
import { institutionsStaff } from './institutions/staff-refusals.ts';
import { lending } from './lending/refusals.ts';
import { loans } from './loans/refusals.ts';
import { pledges } from './pledges/refusals.ts';
import { market } from './market/refusals.ts';
import { newShares } from './new-shares/refusals.ts';
import { newSharesStaff } from './new-shares/staff-refusals.ts';
import { news } from './news/refusals.ts';
import { notifications } from './notifications/refusals.ts';
import { messages } from './messages/refusals.ts';
import { orders } from './orders/refusals.ts';
import { blockTrades } from './block-trades/refusals.ts';
import { blockTradesStaff } from './block-trades/staff-refusals.ts';
import { placements } from './placements/refusals.ts';
import { placementsStaff } from './placements/staff-refusals.ts';
import { pools } from './pools/refusals.ts';
import { poolsStaff } from './pools/staff-refusals.ts';
import { platform } from './platform/refusals.ts';
import { products } from './products/refusals.ts';
import { records } from './records/refusals.ts';
import { restrictions } from './restrictions/refusals.ts';
import { rights } from './rights/refusals.ts';
import { rightsStaff } from './rights/staff-refusals.ts';
import { security } from './security/refusals.ts';
import { signIn } from './sign-in/refusals.ts';
import { staff } from './staff/refusals.ts';
import { support } from './support/refusals.ts';
import { supportStaff } from './support/staff-refusals.ts';
import { triggers } from './triggers/refusals.ts';
import { uploads } from './uploads/refusals.ts';
import { verification } from './verification/refusals.ts';
import { vip } from './vip/refusals.ts';
import { watchlist } from './watchlist/refusals.ts';
import { withdrawals } from './withdrawals/refusals.ts';

export type ParamKind =
  | 'money'
  | 'price'
  | 'int'
  | 'time'
  | 'seconds'
  | 'text'
  | 'field'
  | 'rate'
  | 'reason'
  | 'role'
  | 'end'
  | 'date';

export const refusals = {
  ...alerts,
  ...content,
  ...contentStaff,
  ...corporateActions,
  ...dayTrading,
  ...dayTradingStaff,
  ...deposits,
  ...destinations,
  ...education,
  ...exchange,
  ...grab,
  ...grabStaff,
  ...identity,
  ...institutions,
  ...institutionsStaff,
  ...lending,
  ...loans,
  ...pledges,
  ...market,
  ...messages,
  ...news,
  ...newShares,
  ...newSharesStaff,
  ...notifications,
  ...orders,
  ...blockTrades,
  ...blockTradesStaff,
  ...placements,
  ...placementsStaff,
  ...platform,
  ...pools,
  ...poolsStaff,
  ...products,
  ...records,
  ...restrictions,
  ...rights,
  ...rightsStaff,
  ...security,
  ...signIn,
  ...staff,
  ...support,
  ...supportStaff,
  ...triggers,
  ...uploads,
  ...verification,
  ...vip,
  ...watchlist,
  ...withdrawals,
} as const satisfies Record<string, Record<string, ParamKind>>;

export type RefusalCode = keyof typeof refusals;

type ValueOf<K extends ParamKind> = K extends 'end'
  ? number | null
  : K extends 'int' | 'time' | 'seconds'
    ? number
    : string;

export type RefusalParams<C extends RefusalCode> = {
  readonly [P in keyof (typeof refusals)[C]]: (typeof refusals)[C][P] extends ParamKind
    ? ValueOf<(typeof refusals)[C][P]>
    : never;
};

/** What travels in `data` when `status` is 0. */
export type Refusal = {
  readonly [C in RefusalCode]: { readonly code: C; readonly params: RefusalParams<C> };
}[RefusalCode];

/** Builds a refusal as a value; pure functions return it, the server's `refuse` throws it. */
export function refusal<C extends RefusalCode>(code: C, params: RefusalParams<C>): Refusal {
  return { code, params } as unknown as Refusal;
}

export function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(refusals, code);
}
