/** What was said of an offer in public after its publication (rules T2): nothing while there is nothing. */
import { formatDateTime } from '@bahi/core/format.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { placementTexts } from './texts.ts';

export function PublicNotes({ notes }: { readonly notes: readonly { readonly at: number; readonly text: string }[] }) {
  const t = useTexts(placementTexts);
  if (notes.length === 0) return null;
  return (
    <section className="flex flex-col gap-2 px-4">
      <h2 className="text-lead font-semibold">{t.notes}</h2>
      <ul className="flex flex-col gap-2">
        {notes.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <p className="[overflow-wrap:anywhere]">{text}</p>
            <p className="text-small text-ink-3">{formatDateTime(at, marketZone())}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
