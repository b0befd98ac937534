/** What a customer is told where (screens §setting): in the app, by push on a device, by SMS, by e-mail. */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { messageGroup } from '../messages/groups.ts';
import { empty } from '../shapes.ts';

export const notificationMedium = z.enum(['app', 'push', 'sms', 'email']);

export const notificationSettings = z.object({
  groups: z.array(
    z.object({
      group: messageGroup,
      /** Off: kept in the list as read. */
      app: z.boolean(),
      push: z.boolean(),
      sms: z.boolean(),
      email: z.boolean(),
    }),
  ),
  /** Whether a notification says what happened; off: only of which group it is. */
  showsDetails: z.boolean(),
  /** This session's device is subscribed. */
  isThisDeviceOn: z.boolean(),
  devices: z.int(),
  /** What browsers subscribe with: the public VAPID key, base64url. */
  pushKey: z.string(),
  /** Whether this install can send SMS at all. */
  canSendSms: z.boolean(),
  /** Where SMS go, "+91 ••••• ••210"; null: no phone is bound. */
  maskedPhone: z.nullable(z.string()),
  /** Whether this install can send e-mail at all. */
  canSendEmail: z.boolean(),
  /** Where e-mail goes, "p•••@example.com"; null: no address is bound. */
  maskedEmail: z.nullable(z.string()),
});

export const getNotificationSettings = define({
  path: '/notifications/settings',
  summary: 'What the customer is told where, and whether this device is subscribed.',
  audience: 'customer',
  isMutation: false,
  input: empty,
  output: notificationSettings,
  errors: [],
});

export const setNotification = define({
  path: '/notifications/set',
  summary: 'Turns one medium on or off for one group of messages.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'own_arrangement',
  input: z.object({ messageGroup, medium: notificationMedium, isTold: z.boolean() }),
  output: empty,
  errors: [
    'notifications.always_in_app',
    'notifications.no_phone',
    'notifications.no_sms',
    'notifications.no_address',
    'notifications.no_email',
  ],
});

export const setNotificationDetails = define({
  path: '/notifications/details',
  summary: 'Whether push notifications and e-mail say what happened, with symbols and amounts.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'own_arrangement',
  input: z.object({ showsDetails: z.boolean() }),
  output: empty,
  errors: [],
});

const base64url = (characters: number) => z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}$`)));

/** As `PushSubscription.toJSON` of a browser has it; the keys are a point of P-256 and 16 bytes. */
export const subscribePush = define({
  path: '/notifications/subscribe',
  summary: 'Sends push notifications to this device, until its session ends. One device a session.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'own_arrangement',
  input: z.object({ endpoint: z.string().check(z.maxLength(1_024)), p256dh: base64url(87), auth: base64url(22) }),
  output: empty,
  errors: ['notifications.endpoint_refused', 'notifications.keys_invalid'],
});

export const unsubscribePush = define({
  path: '/notifications/unsubscribe',
  summary: 'Sends no more push notifications to this device.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'own_arrangement',
  input: empty,
  output: empty,
  errors: [],
});
