/** What a customer is told where: the defaults, and how a choice changes them (decision 0105). */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import { ALWAYS_IN_APP, messageGroups, type MessageGroup } from '@bahi/contract/messages/groups.ts';
import type { getNotificationSettings, setNotification } from '@bahi/contract/notifications/calls.ts';
import type { Messenger } from '../messenger/service.ts';
import type { CustomerKeys } from '../platform/customer-keys.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { maskedEmailOf, maskedPhoneOf } from '../security/service.ts';
import * as store from './store.ts';
import type { Vapid } from './vapid.ts';

/** On a device that is subscribed. What is about trading is off until somebody asks for it. */
export const PUSH_DEFAULT: readonly MessageGroup[] = ['security', 'risk', 'decision', 'money'];

/** At an address that is bound: what guards the account. */
export const EMAIL_DEFAULT: readonly MessageGroup[] = ['security'];

const DEFAULT: store.Setting = { showsDetails: false, muted: [], push: PUSH_DEFAULT, sms: [], email: EMAIL_DEFAULT };

export interface SettingsDeps {
  readonly keys: CustomerKeys;
  readonly messenger: Pick<Messenger, 'canSend' | 'canMail'>;
  readonly vapid: () => Promise<Vapid>;
}

interface Who {
  readonly customerId: bigint;
  readonly sessionId: bigint;
}

export async function notificationSettings(
  tx: Tx,
  { keys, messenger, vapid }: SettingsDeps,
  { customerId, sessionId }: Who,
): Promise<OutputOf<typeof getNotificationSettings>> {
  const { showsDetails, muted, push, sms, email } = await settingOf(tx, customerId);
  const sessions = await store.selectSubscribed(tx, customerId);
  return {
    groups: messageGroups.map((group) => ({
      group,
      app: !muted.includes(group),
      push: push.includes(group),
      sms: sms.includes(group),
      email: email.includes(group),
    })),
    showsDetails,
    isThisDeviceOn: sessions.includes(sessionId),
    devices: sessions.length,
    pushKey: (await vapid()).publicKey,
    canSendSms: messenger.canSend,
    maskedPhone: await maskedPhoneOf(tx, keys, customerId),
    canSendEmail: messenger.canMail,
    maskedEmail: await maskedEmailOf(tx, keys, customerId),
  };
}

/** One switch at a time, under the lock of the row: two that are turned at once are both turned. */
export async function turn(
  tx: Tx,
  { keys, messenger }: SettingsDeps,
  { customerId }: Who,
  { messageGroup: group, medium, isTold }: ParsedInputOf<typeof setNotification>,
): Promise<void> {
  if (medium === 'app' && !isTold && ALWAYS_IN_APP.has(group)) refuse('notifications.always_in_app', {});
  if (medium === 'sms' && isTold) {
    if (!messenger.canSend) refuse('notifications.no_sms', {});
    if ((await maskedPhoneOf(tx, keys, customerId)) === null) refuse('notifications.no_phone', {});
  }
  if (medium === 'email' && isTold) {
    if (!messenger.canMail) refuse('notifications.no_email', {});
    if ((await maskedEmailOf(tx, keys, customerId)) === null) refuse('notifications.no_address', {});
  }
  const setting = await lockedSetting(tx, customerId);
  const turned = (groups: readonly MessageGroup[], isIn: boolean) =>
    messageGroups.filter((each) => (each === group ? isIn : groups.includes(each)));
  if (medium === 'app')
    return store.updateSetting(tx, customerId, { ...setting, muted: turned(setting.muted, !isTold) });
  await store.updateSetting(tx, customerId, { ...setting, [medium]: turned(setting[medium], isTold) });
}

export async function showDetails(tx: Tx, { customerId }: Who, showsDetails: boolean): Promise<void> {
  await store.updateSetting(tx, customerId, { ...(await lockedSetting(tx, customerId)), showsDetails });
}

export async function settingOf(tx: Tx, customerId: bigint): Promise<store.Setting> {
  return (await store.selectSetting(tx, customerId)) ?? DEFAULT;
}

async function lockedSetting(tx: Tx, customerId: bigint): Promise<store.Setting> {
  await store.insertSetting(tx, customerId, DEFAULT);
  return (await store.selectSetting(tx, customerId, 'for update'))!;
}
