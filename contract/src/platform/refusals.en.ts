/** English texts of refusals of the request itself and of the session. */
import type { platform as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'request.invalid': 'Check {field}: this value cannot be read.',
  'request.not_found': 'There is nothing at this address.',
  'request.too_large': 'This is larger than {limit_kb} KB. Shorten it.',
  'request.idempotency_key_missing': 'The request was incomplete. Reload and try again.',
  'request.idempotency_key_reused': 'This was already sent with different contents. Nothing was changed.',
  'request.too_frequent': 'Submitted too often. Wait {wait} s and try again.',
  'system.busy': 'The system is busy. Try again later. Reference {reference}.',
  'system.stopping': 'The server is restarting. Try again in a moment.',
  'session.missing': 'Log in first.',
  'session.ended': 'Your session has ended. Log in again.',
  'session.account_mismatch': 'This session belongs to another account. Log in again.',
};
