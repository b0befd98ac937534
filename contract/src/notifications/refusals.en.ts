/** English texts of refusals of what is told where. */
import type { notifications as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'notifications.always_in_app': 'Security messages and risk warnings always show in the app.',
  'notifications.no_sms': 'SMS is not available here. Use push or the app.',
  'notifications.no_phone': 'Add your phone number under Login and security first.',
  'notifications.no_email': 'E-mail is not available here. Use push or the app.',
  'notifications.no_address': 'Add your e-mail address under Login and security first.',
  'notifications.endpoint_refused':
    'We cannot reach this browser’s push service. You still get every message in the app.',
  'notifications.keys_invalid': 'We cannot read this browser’s push keys. Turn push off and on again.',
};
