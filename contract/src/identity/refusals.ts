/** Refusals of registration, login and the account’s state (spec §5, §8); errors.ts says what the kinds mean. */
export const identity = {
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
  'identity.code_ended': {},
  'identity.code_expired': { at: 'time' },
  'identity.code_used_up': { maximum: 'int' },
  'identity.consent_required': {},
  'identity.consent_outdated': { version: 'text' },

  // A restriction with its case (T6): the customer appeals to the case.
  'identity.banned': { reason: 'reason', since: 'time', until: 'end', case: 'text' },
  'identity.disabled': { reason: 'reason', since: 'time', until: 'end', case: 'text' },
  'identity.frozen': { reason: 'reason', since: 'time', until: 'end', case: 'text' },
  'identity.no_trade': { reason: 'reason', since: 'time', until: 'end', case: 'text' },
  'identity.no_withdrawal': { reason: 'reason', since: 'time', until: 'end', case: 'text' },
  'identity.session_unknown': {},
  'identity.paused': { until: 'time' },
  'identity.second_factor': {},
} as const;
