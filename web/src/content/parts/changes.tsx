/** What changed of an agreement between two versions, line by line: added and removed lines say so in words, not by colour alone. */
import { getDocumentChanges } from '@bahi/contract/content/calls.ts';
import { useCall } from '../../data/use-call.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { cx } from '../../ui/cx.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { contentTexts } from '../texts.ts';

interface ChangesProps {
  readonly kind: 'agreement' | 'privacy';
  readonly since: number;
  readonly version: number;
  readonly title: string;
}

export function Changes({ kind, since, version, title }: ChangesProps) {
  const t = useTexts(contentTexts).agreement;
  const changes = useCall(getDocumentChanges, { kind, language: useLanguage(), since, version });
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h3 className="font-semibold">{title}</h3>
      <Loaded
        from={changes}
        isEmpty={({ lines }) => lines.every(({ change }) => change === 'same')}
        empty={<p className="text-ink-2">{t.noChanges}</p>}
      >
        {({ lines }) => (
          <ul role="list" className="flex flex-col gap-1 rounded-control border border-line p-2 text-small">
            {lines.map(({ change, text }, index) =>
              change === 'same' ? null : (
                <li
                  key={index}
                  className={cx('flex flex-col rounded-control px-2 py-1', change === 'added' ? 'bg-wash' : 'bg-sunk')}
                >
                  <span className="font-semibold">{change === 'added' ? t.added : t.removed}</span>
                  <span className={cx('[overflow-wrap:anywhere]', change === 'removed' && 'line-through')}>{text}</span>
                </li>
              ),
            )}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
