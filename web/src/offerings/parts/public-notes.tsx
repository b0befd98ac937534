/** What was said of an offer in public after its publication (rules T2): it stands first, since it may change a mind. */
import { formatDateTime } from '@bahi/core/format.ts';
import { marketZone } from '../../data/zone.ts';
import { Nudge } from '../../ui/nudge.tsx';
import { StoredText } from '../../ui/stored-text.tsx';

export interface PublicNotesProps {
  readonly title: string;
  readonly notes: readonly { readonly at: number; readonly text: string }[];
}

export function PublicNotes({ title, notes }: PublicNotesProps) {
  if (notes.length === 0) return null;
  return (
    <section aria-label={title} className="flex flex-col gap-2 px-4">
      <h2 className="font-semibold">{title}</h2>
      {notes.map(({ at, text }) => (
        <Nudge key={`${at}-${text}`} tone="info">
          <p className="[overflow-wrap:anywhere] whitespace-pre-line">
            <StoredText text={text} />
          </p>
          <p className="text-ink-2">{formatDateTime(at, marketZone())}</p>
        </Nudge>
      ))}
    </section>
  );
}
