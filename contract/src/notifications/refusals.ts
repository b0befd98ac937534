/** Refusals of what is told where; errors.ts says what the kinds mean. */
export const notifications = {
  'notifications.always_in_app': {},
  'notifications.no_sms': {},
  'notifications.no_phone': {},
  'notifications.no_email': {},
  'notifications.no_address': {},
  'notifications.endpoint_refused': {},
  'notifications.keys_invalid': {},
} as const;
