/** Why a request was refused, in the words of the message that told it, with the reviewer's own note. */
import type { Story } from '@bahi/contract/stories.ts';
import { useRequestTexts } from '../../i18n/requests.ts';
import { useStoryText } from '../../i18n/story-text.ts';

export function RequestReason({ story, note }: { readonly story: Story; readonly note: string | null }) {
  const t = useRequestTexts();
  const { title, body } = useStoryText()(story);
  return (
    <div role="note" className="mt-1 flex flex-col gap-1 rounded-control bg-sunk px-3 py-2">
      <p className="font-semibold">{title}</p>
      <p className="text-small text-ink-2">{body}</p>
      {note !== null && <p className="text-small text-ink-2">{t.note(note)}</p>}
    </div>
  );
}
