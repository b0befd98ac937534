/** The toasts of this visit, for readers whom two seconds were too short. */
import { formatTime } from '@bahi/core/format.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { useToastHistory } from '../shell/toast.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { messageTexts } from './texts.ts';

export function SessionNotes() {
  const t = useTexts(messageTexts);
  const notes = useToastHistory();
  if (notes.length === 0) return <EmptyState>{t.noNotes}</EmptyState>;
  return (
    <>
      <p className="px-4 py-3 text-small text-ink-2">{t.notesHint}</p>
      <ul className="border-b border-line">
        {notes.map(({ id, text, at }) => (
          <li key={id} className="flex min-h-13 items-center gap-3 border-t border-line bg-surface px-4 py-2">
            <span className="min-w-0 flex-1">{text}</span>
            <time dateTime={new Date(at).toISOString()} className="num shrink-0 text-small text-ink-3">
              {formatTime(at, marketZone())}
            </time>
          </li>
        ))}
      </ul>
    </>
  );
}
