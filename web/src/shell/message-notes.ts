/**
 * A message that arrives is said once, as a toast, in the reader's language; it stays in msgInfo. One that the reader tapped on the lock screen is
 * opened in the window that is there (web/worker/push.ts).
 */
import { arrivedMessage } from '../data/unread.ts';
import { go } from './location.ts';
import { toast } from './toast.ts';

export function startMessageNotes(): void {
  arrivedMessage.subscribe(() => {
    const message = arrivedMessage.get();
    if (message === null) return;
    Promise.all([import('../i18n/story-text.ts'), import('@bahi/contract/messages/own-acts.ts')])
      .then(async ([{ storyText }, { OWN_ACTS }]) => {
        // What was turned off in the app is kept as read, too.
        if (!message.isRead || OWN_ACTS.has(message.story.key)) toast((await storyText(message.story)).title);
      })
      // Without its words there is nothing to say; the list has it.
      .catch(() => undefined);
  });
}

export function openFromNotifications(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ openMessage?: string } | null>) => {
    if (typeof data?.openMessage === 'string') go('/information/message', { id: data.openMessage });
  });
  navigator.serviceWorker.startMessages();
}
