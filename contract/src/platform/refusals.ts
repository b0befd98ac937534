/** Refusals of the request itself and of the session; errors.ts says what the kinds mean. */
export const platform = {
  'request.invalid': { field: 'field' },
  'request.not_found': {},
  'request.too_large': { limit_kb: 'int' },
  'request.idempotency_key_missing': {},
  'request.idempotency_key_reused': {},
  'request.too_frequent': { wait: 'seconds' },
  'system.busy': { reference: 'text' },
  'system.stopping': {},
  'session.missing': {},
  'session.ended': {},
  'session.account_mismatch': {},
} as const;
