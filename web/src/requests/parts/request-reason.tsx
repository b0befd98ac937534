/** Why a request was refused or met in part, with the reviewer's own note. */
import type { Story } from '@bahi/contract/stories.ts';
import { useStoryText } from '../../i18n/story-text.ts';
import { ReasonNote } from './reason-note.tsx';

/** In the words of the message that told it. */
export function RequestReason({ story, note }: { readonly story: Story; readonly note: string | null }) {
  return <ReasonNote {...useStoryText()(story)} note={note} />;
}
