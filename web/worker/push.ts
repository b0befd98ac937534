/** Push on this device: what the server sends is shown as it is, and a tap opens the message, which leads to its record. */
declare const self: ServiceWorkerGlobalScope;

/** server/src/notifications/deliveries.ts */
interface Payload {
  readonly id: string;
  readonly language: string;
  readonly title: string;
  readonly body: string;
}

const LANG: Readonly<Record<string, string>> = { en: 'en', tw: 'zh-TW', ko: 'ko' };

self.addEventListener('push', (event) => {
  const payload = readPayload(event.data);
  if (payload === null) return;
  const { id, language, title, body } = payload;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      lang: LANG[language] ?? 'en',
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
      // One that comes twice is shown once.
      tag: `message-${id}`,
      data: { id },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { id } = event.notification.data as Pick<Payload, 'id'>;
  event.waitUntil(open(id));
});

/** In a window that is there, else in a new one. */
async function open(id: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const app = windows.find(({ url }) => !new URL(url).pathname.startsWith('/console'));
  if (app === undefined) {
    await self.clients.openWindow(`/#/information/message?id=${id}`);
    return;
  }
  app.postMessage({ openMessage: id });
  await app.focus();
}

/** Null: nothing that we sent. */
function readPayload(data: PushMessageData | null): Payload | null {
  try {
    const payload = data?.json() as Payload | undefined;
    return payload !== undefined && /^[1-9][0-9]{0,18}$/.test(payload.id) ? payload : null;
  } catch {
    return null;
  }
}
