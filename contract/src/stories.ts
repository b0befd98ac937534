/**
 * What news of the practice market and messages to a customer say, as a key with parameters: the texts are in `story-texts/`,
 * one file a language, so that each reader has them in the own one. Kinds are those of the refusals (errors.ts); `percent` is a signed percentage.
 */
import * as z from 'zod/mini';
import type { ParamKind } from './errors.ts';
import { placementStories } from './placements/stories.ts';

export type StoryParamKind = ParamKind | 'percent';

export const stories = {
  // News: companies.
  'news.results_rose': { symbol: 'text', name: 'text', profit: 'percent', revenue: 'percent' },
  'news.results_fell': { symbol: 'text', name: 'text', profit: 'percent', revenue: 'percent' },
  'news.order_won': { symbol: 'text', name: 'text', crores: 'int' },
  'news.plant_stopped': { symbol: 'text', name: 'text', days: 'int' },
  'news.expansion': { symbol: 'text', name: 'text', crores: 'int' },
  'news.inquiry': { symbol: 'text', name: 'text' },
  // News: corporate actions.
  'news.split_declared': { symbol: 'text', name: 'text', ratio: 'text', date: 'date', record: 'date' },
  'news.bonus_declared': { symbol: 'text', name: 'text', ratio: 'text', date: 'date', record: 'date' },
  'news.dividend_declared': {
    symbol: 'text',
    name: 'text',
    amount: 'money',
    date: 'date',
    record: 'date',
    pay: 'date',
  },
  'news.split_ex': { symbol: 'text', name: 'text', ratio: 'text' },
  'news.bonus_ex': { symbol: 'text', name: 'text', ratio: 'text' },
  'news.dividend_ex': { symbol: 'text', name: 'text', amount: 'money' },
  // News: the market.
  'news.band_upper': { symbol: 'text', name: 'text', price: 'price' },
  'news.band_lower': { symbol: 'text', name: 'text', price: 'price' },
  'news.session_closed': { name: 'text', level: 'price', change: 'percent', date: 'date' },
  // Notices.
  'notice.halted': { name: 'text', rate: 'int', until: 'time' },
  'notice.resumed': {},
  'notice.suspended': { symbol: 'text', name: 'text', date: 'date' },
  'notice.readmitted': { symbol: 'text', name: 'text' },
  'notice.off_shelf': { symbol: 'text', name: 'text', date: 'date' },
  'notice.house_halted': { since: 'time' },
  'notice.house_resumed': {},
  'notice.practice': {},
  // Messages to a customer.
  'alert.above': { symbol: 'text', level: 'price', price: 'price' },
  'alert.below': { symbol: 'text', level: 'price', price: 'price' },
  'alert.rise': { symbol: 'text', rate: 'percent', change: 'percent', price: 'price' },
  'alert.fall': { symbol: 'text', rate: 'percent', change: 'percent', price: 'price' },
  'alert.moved': { symbol: 'text', before: 'text', after: 'text' },
  'alert.volume': { symbol: 'text', volume: 'int', price: 'price' },
  'security.fund_password_set': {},
  'security.fund_password_changed': {},
  'security.fund_password_reset': { until: 'time' },
  'security.password_changed': {},
  'security.passkeys_remain': { passkeys: 'int' },
  'security.new_device': { device: 'text' },
  'security.password_reset': { until: 'time' },
  'security.phone_bound': { phone: 'text' },
  'security.phone_changed': { phone: 'text', until: 'time' },
  'security.passkey_added': { name: 'text' },
  'security.passkey_removed': { name: 'text' },
  'security.destination_added': { destination: 'text', from: 'time' },
  'security.destination_removed': { destination: 'text' },
  'security.destination_default': { destination: 'text' },
  'security.session_ended': { device: 'text', by: 'text' },
  'security.fund_password_locked': { until: 'time' },
  'security.totp_set': {},
  'security.totp_removed': { until: 'time' },
  'security.paused': { until: 'time' },
  'security.frozen': {},
  'security.unfrozen': {},
  // Restrictions: what staff write is shown as it is.
  'restriction.frozen': { case: 'text', reason: 'reason', until: 'end', message: 'text' },
  'restriction.banned': { case: 'text', reason: 'reason', until: 'end', message: 'text' },
  'restriction.disabled': { case: 'text', reason: 'reason', until: 'end', message: 'text' },
  'restriction.no_trade': { case: 'text', reason: 'reason', until: 'end', message: 'text' },
  'restriction.no_withdrawal': { case: 'text', reason: 'reason', until: 'end', message: 'text' },
  'restriction.confirmed': { case: 'text', until: 'end' },
  'restriction.lifted': { case: 'text', reason: 'text' },
  'restriction.appealed': { case: 'text', by: 'time' },
  'restriction.appeal_upheld': { case: 'text', answer: 'text' },
  'restriction.appeal_rejected': { case: 'text', answer: 'text' },
  'verification.approved': {},
  'verification.rejected': { fields: 'int' },
  'position.warned': {
    symbol: 'text',
    position: 'text',
    price: 'price',
    equity: 'money',
    margin: 'money',
    warning: 'int',
    close_out: 'int',
  },
  'position.closed_out': {
    symbol: 'text',
    position: 'text',
    price: 'price',
    equity: 'money',
    margin: 'money',
    close_out: 'int',
  },
  // Corporate actions.
  'position.split': { symbol: 'text', position: 'text', ratio: 'text', before: 'int', after: 'int' },
  'position.bonus': { symbol: 'text', position: 'text', ratio: 'text', before: 'int', after: 'int' },
  'order.ended_by_action': { symbol: 'text', order: 'text' },
  'dividend.due': { symbol: 'text', position: 'text', shares: 'int', amount: 'money', date: 'date' },
  'dividend.to_apply': {
    symbol: 'text',
    position: 'text',
    shares: 'int',
    amount: 'money',
    date: 'date',
    last: 'date',
  },
  'dividend.approved': { symbol: 'text', position: 'text', amount: 'money', date: 'date' },
  'dividend.refused_account_checked': { symbol: 'text', position: 'text', amount: 'money', last: 'date' },
  'dividend.refused_tax_details': { symbol: 'text', position: 'text', amount: 'money', last: 'date' },
  'dividend.refused_not_received': { symbol: 'text', position: 'text', amount: 'money', last: 'date' },
  'dividend.owed': { symbol: 'text', position: 'text', shares: 'int', amount: 'money', date: 'date' },
  'dividend.paid': { symbol: 'text', position: 'text', shares: 'int', amount: 'money' },
  'dividend.charged': { symbol: 'text', position: 'text', shares: 'int', amount: 'money' },
  // Money in and out.
  'correction.made': { entry: 'text', amount: 'money', currency: 'text', reason: 'text' },
  'correction.made_owed': { entry: 'text', amount: 'money', currency: 'text', reason: 'text', owed: 'money' },
  'deposit.sent': { amount: 'money', reference: 'text', promised: 'time' },
  'deposit.cancelled': { amount: 'money', reference: 'text' },
  'deposit.credited': { amount: 'money', reference: 'text' },
  'deposit.credited_owed': { amount: 'money', reference: 'text', owed: 'money' },
  'deposit.not_received': { amount: 'money', reference: 'text' },
  'deposit.amount_differs': { amount: 'money', reference: 'text' },
  'deposit.proof_unreadable': { amount: 'money', reference: 'text' },
  'deposit.proof_used': { amount: 'money', reference: 'text' },
  'deposit.payer_differs': { amount: 'money', reference: 'text' },
  'deposit.asked': { amount: 'money', reference: 'text' },
  /** Amounts with their currency: "USD 12.00". */
  'exchange.done': { paid: 'text', got: 'text' },
  'exchange.done_owed': { paid: 'text', got: 'text', owed: 'text' },
  'new_shares.applied': { name: 'text', lots: 'int', amount: 'money', closes: 'time' },
  'new_shares.changed': { name: 'text', lots: 'int', amount: 'money', closes: 'time' },
  'new_shares.cancelled': { name: 'text', amount: 'money' },
  'new_shares.opened': { name: 'text', closes: 'time' },
  'new_shares.called_off': { name: 'text', amount: 'money' },
  'new_shares.won': { name: 'text', lots: 'int', amount: 'money' },
  'new_shares.won_to_pay': { name: 'text', lots: 'int', amount: 'money', by: 'time' },
  'new_shares.not_won': { name: 'text', amount: 'money' },
  'new_shares.paid': { name: 'text', lots: 'int', amount: 'money', date: 'date' },
  'new_shares.forfeited': { name: 'text', lots: 'int', amount: 'money' },
  'new_shares.allotted': { name: 'text', shares: 'int', amount: 'money', date: 'date' },
  ...placementStories,
  'withdrawal.requested': { amount: 'money', destination: 'text', latest: 'time' },
  'withdrawal.approved': { amount: 'money', destination: 'text', latest: 'time' },
  'withdrawal.cancelled': { amount: 'money', destination: 'text' },
  'withdrawal.paid': { amount: 'money', destination: 'text' },
  'withdrawal.name_differs': { amount: 'money', destination: 'text' },
  'withdrawal.destination_returned': { amount: 'money', destination: 'text' },
  'withdrawal.suspected_fraud': { amount: 'money', destination: 'text' },
  'withdrawal.asked': { amount: 'money', destination: 'text' },
  'withdrawal.court_order': { amount: 'money', destination: 'text' },
} as const satisfies Record<string, Record<string, StoryParamKind>>;

export type StoryKey = keyof typeof stories;

/** What a story says in one language; `{name}` stands for a parameter. */
export interface StoryText {
  readonly title: string;
  readonly body: string;
}

/** Parameters on the wire: int, time and seconds are JSON integers, the rest text. */
export const story = z.object({
  key: z.enum(Object.keys(stories) as [StoryKey, ...StoryKey[]]),
  params: z.record(z.string(), z.union([z.string(), z.int(), z.null()])),
});

export type Story = z.output<typeof story>;

/** Times and whole numbers are JSON integers, everything else is text. */
export type StoryParams<K extends StoryKey> = {
  readonly [P in keyof (typeof stories)[K]]: (typeof stories)[K][P] extends 'end'
    ? number | null
    : (typeof stories)[K][P] extends 'int' | 'time' | 'seconds'
      ? number
      : string;
};

export function storyOf<K extends StoryKey>(key: K, params: StoryParams<K>): Story {
  return { key, params };
}
