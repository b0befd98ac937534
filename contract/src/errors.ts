/**
 * Every refusal of the product: its code and the kinds of its parameters (rules T6, §11). The texts are in
 * `refusal-texts/`, one file a language. The order within a domain is the order in which checks are made.
 *
 * Kinds on the wire: money and price are decimal text, int is a JSON integer, time is UTC milliseconds,
 * seconds is a JSON integer, text is already fit to show (a symbol), field is a field of the contract by its name or path,
 * whose words are in `field-texts/`, rate is a percentage as decimal text,
 * reason is that of a restriction (restrictions.ts), whose words are in `restriction-texts/`, end is a time or null: no end is set, date is
 * a business date, YYYY-MM-DD.
 */
import { placementRefusals } from './placements/refusals.ts';
import { productRefusals } from './product-refusals.ts';
import { withdrawalRefusals } from './withdrawals/refusals.ts';

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
  | 'end'
  | 'date';

export const refusals = {
  // The request itself.
  'request.invalid': { field: 'field' },
  'request.not_found': {},
  'request.too_large': { limit_kb: 'int' },
  'request.idempotency_key_missing': {},
  'request.idempotency_key_reused': {},
  'request.too_frequent': { wait: 'seconds' },
  'system.busy': { reference: 'text' },
  'system.stopping': {},

  // The session.
  'session.missing': {},
  'session.ended': {},
  'session.account_mismatch': {},

  // Identity (spec §5, §8).
  'identity.account_exists': {},
  'identity.account_invalid': {},
  'identity.password_weak': { minimum: 'int' },
  'identity.password_common': {},
  'identity.passwords_differ': {},
  'identity.password_same': {},
  'identity.old_password_wrong': {},
  'identity.wrong_credentials': {},
  'identity.locked': { until: 'time' },
  'identity.inviter_missing': {},
  'identity.consent_required': {},
  'identity.consent_outdated': { version: 'text' },
  // A restriction with its case (T6): the customer appeals to the case.
  'identity.banned': { reason: 'reason', since: 'time', until: 'end', case: 'text' },
  'identity.disabled': { reason: 'reason', since: 'time', until: 'end', case: 'text' },
  'identity.frozen': { reason: 'reason', since: 'time', until: 'end', case: 'text' },
  'identity.no_trade': { reason: 'reason', since: 'time', until: 'end', case: 'text' },
  'identity.session_unknown': {},

  // Market.
  'market.symbol_unknown': { symbol: 'text' },
  'market.range_invalid': {},
  'watchlist.full': { maximum: 'int' },
  'watchlist.already_listed': { symbol: 'text' },
  'watchlist.not_listed': { symbol: 'text' },
  'watchlist.unknown_list': {},
  'watchlist.wrong_type': { symbol: 'text' },
  'watchlist.too_many_lists': { maximum: 'int' },
  'watchlist.name_taken': { name: 'text' },
  'watchlist.first_list': {},
  'market.no_members': { symbol: 'text' },
  'news.removed': {},
  'alerts.no_volume': { symbol: 'text' },
  'alerts.value_invalid': {},
  'alerts.already_true': { price: 'price' },
  'alerts.volume_reached': { volume: 'int' },
  'alerts.already_set': {},
  'alerts.too_many': { maximum: 'int' },
  'alerts.unknown': {},
  'alerts.not_active': { status: 'text' },

  // Orders, in the order of rules §5.
  'orders.market_closed': { opens: 'time' },
  'orders.halted': { symbol: 'text' },
  'orders.suspended': { symbol: 'text' },
  'orders.off_shelf': { symbol: 'text' },
  'orders.not_tradable': { symbol: 'text' },
  'orders.price_unavailable': { symbol: 'text' },
  'orders.price_stale': { symbol: 'text', at: 'time' },
  'orders.price_not_positive': {},
  'orders.price_off_tick': { tick: 'price', below: 'price', above: 'price' },
  'orders.price_outside_band': { lower: 'price', upper: 'price' },
  'orders.lots_invalid': { minimum: 'int', maximum: 'int' },
  'orders.below_opening_minimum': { minimum: 'money', amount: 'money' },
  'orders.margin_not_enabled': {},
  'orders.leverage_unknown': {},
  'orders.leverage_above_band': { symbol: 'text', band: 'int', maximum: 'int' },
  'orders.starts_at_a_loss': { price: 'price', mark: 'price', percent: 'int', nearest: 'price' },
  'orders.stop_wrong_side': { limit: 'price' },
  'orders.take_wrong_side': { limit: 'price' },
  'orders.insufficient_funds': { needed: 'money', available: 'money', short: 'money' },
  'orders.too_frequent': { maximum: 'int', wait: 'seconds' },
  'orders.no_liquidity': { symbol: 'text' },
  'orders.touch_too_far': { symbol: 'text', touch: 'price', mark: 'price', percent: 'int' },

  // Working with an order or a position.
  'orders.unknown_order': {},
  'orders.unknown_position': {},
  'orders.not_pending': { status: 'text' },
  'orders.not_holding': { status: 'text' },
  'orders.not_listed': { symbol: 'text' },
  'orders.already_closing': {},
  'orders.locked_days': { days: 'int', until: 'time' },
  'orders.locked_minutes': { minutes: 'int', until: 'time' },
  'orders.close_exceeds_position': { maximum: 'int' },
  'orders.close_not_covered': { price: 'price', nearest: 'price' },
  'orders.added_margin_invalid': {},

  // Why a venue or the calendar ended an order; kept on the order.
  'orders.ended_protection': { limit: 'price' },
  'orders.ended_session': {},
  'orders.ended_self_trade': {},
  'orders.ended_halted': {},
  'orders.ended_requested': {},
  'orders.ended_position_closed': {},
  'orders.ended_corporate_action': { symbol: 'text' },

  // Funds.
  'funds.unknown_entry': {},

  'identity.no_withdrawal': { reason: 'reason', since: 'time', until: 'end', case: 'text' },
  'identity.paused': { until: 'time' },
  'identity.second_factor': {},

  // Fund password, codes, second factors, pause (rules §6).
  'security.fund_password_missing': {},
  'security.fund_password_set': {},
  'security.fund_password_needed': {},
  'security.fund_password_wrong': { left: 'int' },
  'security.fund_password_locked': { until: 'time' },
  'security.fund_password_format': {},
  'security.fund_password_simple': {},
  'security.code_needed': {},
  'security.code_wrong': {},
  'security.totp_set': {},
  'security.totp_not_set': {},
  'security.totp_not_begun': {},
  'security.pause_shorter': { until: 'time' },
  'security.not_frozen_by_customer': {},

  // Photos and proofs.
  'uploads.too_large': { maximum_mb: 'int' },
  'uploads.type': {},
  'uploads.unreadable': {},
  'uploads.too_small': { minimum: 'int' },
  'uploads.too_many_pixels': { maximum_megapixels: 'int' },
  'uploads.too_many': { wait: 'seconds' },
  'uploads.unknown': {},

  // Real-name verification.
  'verification.required': {},
  'verification.under_review': {},
  'verification.verified': {},
  'verification.field_missing': { field: 'field' },
  'verification.name_invalid': {},
  'verification.aadhaar_invalid': {},
  'verification.pan_invalid': {},
  'verification.number_used': {},

  // Cards and wallets (rules §7).
  'destinations.incomplete': { field: 'field' },
  'destinations.number_invalid': {},
  'destinations.numbers_differ': {},
  'destinations.ifsc_invalid': {},
  'destinations.card_exists': {},
  'destinations.wallet_exists': {},
  'destinations.address_invalid': { type: 'text' },
  'destinations.too_many': { maximum: 'int' },
  'destinations.unknown': {},
  'destinations.unreadable': {},
  'destinations.in_use': {},
  'destinations.too_new': { from: 'time' },

  // Money in.
  'deposits.window_closed': { from: 'time', until: 'time' },
  'deposits.channel_unknown': {},
  'deposits.channel_password_wrong': {},
  'deposits.below_minimum': { minimum: 'money' },
  'deposits.above_maximum': { maximum: 'money' },
  'deposits.pending': {},
  'deposits.unknown': {},
  'deposits.not_pending': { status: 'text' },

  ...withdrawalRefusals,

  // Currency exchange.
  'exchange.same_currency': {},
  'exchange.amount_required': {},
  'exchange.amount_too_small': { currency: 'text' },
  'exchange.amount_too_large': { pair: 'text' },
  'exchange.rate_unavailable': { pair: 'text' },
  'exchange.quote_unknown': {},
  'exchange.quote_expired': {},
  'exchange.quote_used': {},
  'exchange.insufficient': { currency: 'text', available: 'text', short: 'text' },

  // New shares (spec §5, rules §8).
  'new_shares.unknown': {},
  'new_shares.channel_closed': {},
  'new_shares.not_open': { opens: 'time' },
  'new_shares.closed': { closed: 'time' },
  'new_shares.lots_invalid': {},
  'new_shares.below_minimum': { minimum: 'int' },
  'new_shares.above_maximum': { maximum: 'int' },
  'new_shares.bid_below_floor': { floor: 'price' },
  'new_shares.above_cap': { maximum: 'int' },
  'new_shares.applied_already': { maximum: 'int' },
  'new_shares.person_applied': {},
  'new_shares.list_full': { maximum: 'int' },
  'new_shares.funds_threshold': { threshold: 'money', available: 'money' },
  'new_shares.insufficient': { needed: 'money', available: 'money', short: 'money' },
  'new_shares.subscription_unknown': {},
  'new_shares.not_applied': { status: 'text' },
  'new_shares.changes_too_many': { maximum: 'int' },
  'new_shares.range_invalid': { days: 'int' },
  'new_shares.not_awaiting_payment': { status: 'text' },
  'new_shares.payment_late': { deadline: 'time' },
  'new_shares.no_draw': {},
  'new_shares.not_drawn': {},
  'new_shares.not_upcoming': {},
  'new_shares.result_decided': {},
  // A draw, as staff start it.
  'draws.drawn': {},
  'draws.not_closed': {},
  'draws.value_missing': { index: 'text' },

  ...placementRefusals,
  ...productRefusals,

  // Dividends.
  'dividends.unknown': {},
  'dividends.not_yet': { from: 'time' },
  'dividends.automatic': { at: 'time' },
  'dividends.applied': {},
  'dividends.paid': {},

  'funds.range_invalid': {},
  'funds.statement_too_long': { maximum: 'int' },

  // The console (rules §10).
  'staff.wrong_credentials': {},
  'staff.disabled': {},
  'staff.role_missing': { role: 'text' },
  'staff.case_unknown': {},
  'staff.case_decided': { by: 'text' },
  'staff.case_claimed': { by: 'text', until: 'time' },
  'staff.not_claimed': {},
  'staff.own_case': {},
  'staff.documents_limit': { maximum: 'int', until: 'time' },
  'staff.same_person': {},
  'staff.needs_checker': {},
  'staff.amount_differs': { amount: 'money' },
  'staff.not_approved': {},
  'staff.payment_barred': {},
  'staff.reference_used': {},
  'staff.already_proposed': {},
  'staff.change_unknown': {},
  'staff.change_decided': {},
  'staff.member_unknown': {},
  'staff.roles_conflict': { first: 'text', second: 'text' },
  'staff.too_many_views': { maximum: 'int' },
  'staff.view_unknown': {},

  // Fund password, codes, second factors, pause (rules §6).
  'security.code_expired': {},
  'security.code_too_soon': { wait: 'seconds' },
  'security.codes_unavailable': {},
  'security.phone_invalid': {},
  'security.phone_missing': {},
  'security.phone_used': {},
  'security.passkeys_unavailable': {},
  'security.passkey_invalid': {},
  'security.passkey_unknown': {},
  'security.too_many_passkeys': { maximum: 'int' },

  // Money in.

  // Restrictions and appeals.
  'restrictions.unknown': {},
  'restrictions.not_in_force': {},
  'restrictions.appeal_pending': {},
  'restrictions.own': {},

  // The console (rules §10).
  'staff.practice_only': {},
  'staff.customer_unknown': {},
  'staff.already_restricted': { kind: 'text' },
  'staff.end_invalid': {},
  'staff.value_invalid': { detail: 'text' },
  'staff.value_same': {},
  'staff.effective_too_soon': { earliest: 'time' },
  'staff.already_reversed': {},
  'staff.not_reversible': {},
  'staff.already_halted': {},
  'staff.not_halted': {},
  'staff.account_exists': { account: 'text' },
  'staff.already_enrolled': {},
  'staff.not_disabled': {},
  'staff.enrolment_invalid': {},
  'staff.not_enrolled': {},
  'staff.maker_disabled': { by: 'text' },
  'staff.maker_role_gone': { by: 'text', role: 'text' },
  'staff.undoes_announced': { from: 'time' },

  'orders.house_halted': { since: 'time' },
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
