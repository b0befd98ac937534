/** A reason in words, with the reviewer's own note. */
import { usePracticeWords } from '../../i18n/practice.ts';
import { useRequestTexts } from '../../i18n/requests.ts';

interface ReasonNoteProps {
  readonly title: string | null;
  readonly body?: string;
  readonly note: string | null;
}

export function ReasonNote({ title, body, note }: ReasonNoteProps) {
  const t = useRequestTexts();
  const inWords = usePracticeWords();
  return (
    <div role="note" className="mt-1 flex basis-full flex-col gap-1 rounded-control bg-sunk px-3 py-2">
      {title !== null && <p className="font-semibold">{title}</p>}
      {body !== undefined && <p className="text-small text-ink-2">{body}</p>}
      {note !== null && <p className="text-small text-ink-2">{t.note(inWords(note))}</p>}
    </div>
  );
}
