/** A message that arrives is said once, as a toast, in the reader's language; it stays in msgInfo. */
import { arrivedMessage } from '../data/unread.ts';
import { toast } from './toast.ts';

export function startMessageNotes(): void {
  arrivedMessage.subscribe(() => {
    const message = arrivedMessage.get();
    if (message === null) return;
    import('../i18n/story-text.ts')
      .then(({ storyText }) => storyText(message.story))
      .then(({ title }) => toast(title))
      // Without its words there is nothing to say; the list has it.
      .catch(() => undefined);
  });
}
