/** The configuration the app starts with (spec §7), /common/config; what the operator sets: configuration/calls.ts. */
import * as z from 'zod/mini';
import { define } from './endpoint.ts';

/** Every name a client may rely on. Values are text; lists and objects are JSON text. */
export const configNames = [
  'title',
  'logo',
  'mode', // "practice" or "live"
  'currency', // "INR"
  'languages', // JSON array of codes
  'market_zone', // IANA zone of the calendar
  'calendar', // id of the calendar in force
  'server_time', // UTC ms at the answer
  'consent_version',
  'support_numbers', // JSON array of {label, number}; empty when nobody answers
  'support_hours',
  'support_link', // external chat, empty when there is none
  'lot_size',
  'leverage_levels', // JSON array
  'minimum_opening_amount',
  'market_protection_rate',
  'practice_grant',
  'new_destination_hours',
  'money_out_hold_hours',
  'trading_unlock_minutes',
  'margin_warning_percent',
  'margin_close_out_percent',
  'practice_reviewer', // "on" where an automatic job of a practice install decides requests, "off" where people do
  'day_trading_fee', // JSON {bps, minimum, maximum}: of what is used of a mandate at once
  'tabs', // JSON array of tab keys, in order
  'version',
] as const;

export const getConfig = define({
  path: '/common/config',
  summary: 'The configuration the app starts with: title, logo, mode, limits.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({ type: z.literal('all') }),
  output: z.array(z.object({ name: z.string(), value: z.string() })),
  errors: [],
});
