/** "If you do nothing": what lapses, when, and what the holding loses by it, in figures; afterwards, what lapsed. */
import { formatAmount, formatDateTime, signOf } from '@bahi/core/format.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import type { RightsIssue } from './placement-words.ts';
import { placementTexts } from './texts.ts';

export function RightsOutcome({ issue }: { readonly issue: RightsIssue }) {
  const t = useTexts(placementTexts);
  const { state, held, entitled, left, lapsed, payBy, publishedPayBy: published, outlook, isFinal } = issue;
  if (state === 'withdrawn') return <p className="text-small text-ink-2">{t.rights.calledOff}</p>;
  if (held === 0) return <p className="text-small text-ink-2">{t.rights.nothingHeld(isFinal)}</p>;
  if (entitled === 0) return <p className="text-small text-ink-2">{t.rights.nothingEntitled(isFinal)}</p>;
  if (lapsed !== null) {
    return <p className="text-small text-ink-2">{lapsed > 0 ? t.rights.lapsed(lapsed) : t.rights.lapsedNone}</p>;
  }
  if (left === 0) return <p className="text-small text-ink-2">{t.rights.allTaken}</p>;
  const lapses = outlook?.lapses ?? left;
  const [by, isLoss] = [formatDateTime(payBy, marketZone()), outlook !== null && signOf(outlook.loss) !== 0];
  return (
    <div className="flex flex-col gap-1 text-small">
      {published !== null && <p>{t.rights.waits(formatDateTime(published, marketZone()), by)}</p>}
      <p>
        <span className="font-semibold">{t.rights.ifNothing}</span>
        {t.rights.lapse(lapses, by)}{' '}
        {outlook !== null && (isLoss ? t.rights.loss(formatAmount(outlook.loss)) : t.rights.noLoss)}
        {isLoss && published === null && <> {t.rights.lossPart}</>}
      </p>
    </div>
  );
}
