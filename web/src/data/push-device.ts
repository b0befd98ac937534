/** Push on this device as its browser has it, and for whom it was turned on here. The server knows a subscription by the session that named it. */
import { subscribePush } from '@bahi/contract/notifications/calls.ts';
import { call } from './call.ts';
import { credentials, onCredentials } from './session.ts';

/** The account that turned push on here: its next session on this device has it again. */
const KEY = 'bahi.push';

export type PushPermission = 'unsupported' | 'blocked' | 'possible';

export function pushPermission(): PushPermission {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'possible';
}

export interface DeviceKeys {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Asks the reader; null: not allowed. Throws when the browser reaches no push service. */
export async function subscribeDevice(pushKey: string): Promise<DeviceKeys | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const manager = await pushManager();
  // Of another key, as after the server was set up anew, none can be made beside it.
  await (await manager.getSubscription())?.unsubscribe();
  return keysOf(await manager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey }));
}

export async function isDeviceSubscribed(): Promise<boolean> {
  if (pushPermission() !== 'possible') return false;
  return Boolean(await (await registration())?.pushManager.getSubscription());
}

export async function unsubscribeDevice(): Promise<void> {
  localStorage.removeItem(KEY);
  await (await (await registration())?.pushManager.getSubscription())?.unsubscribe();
}

export function rememberDevice(): void {
  localStorage.setItem(KEY, credentials()?.account ?? '');
}

/** At logout: the server forgets the device with the session, and nobody reads here what came before. */
export async function forgetDevice(): Promise<void> {
  localStorage.removeItem(KEY);
  for (const shown of (await (await registration())?.getNotifications()) ?? []) shown.close();
}

/** A new session of the same account has push without being asked again. */
export function keepDevice(): void {
  void subscribeAgain();
  onCredentials(() => void subscribeAgain());
}

async function subscribeAgain(): Promise<void> {
  const account = credentials()?.account;
  if (account === undefined || localStorage.getItem(KEY) !== account || pushPermission() !== 'possible') return;
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (!subscription) return;
  await call(subscribePush, keysOf(subscription), { idempotencyKey: crypto.randomUUID() });
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

async function pushManager(): Promise<PushManager> {
  await navigator.serviceWorker.register('/sw.js');
  return (await navigator.serviceWorker.ready).pushManager;
}

function keysOf(subscription: PushSubscription): DeviceKeys {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}
