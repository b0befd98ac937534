/** What the chart says about itself: the stitch, stretches that were not recorded, an indicator that a link asked for. */
import { useTexts } from '../../i18n/texts.ts';
import type { Study } from './indicators.ts';
import { chartTexts } from './texts.ts';

export interface ChartNotesProps {
  /** Formatted; null where the stitch is not drawn. */
  readonly previousClose: string | null;
  readonly gapCount: number;
  /** Why the instrument has daily bars only; null when it has minutes. */
  readonly onlyDays: 'imported' | 'resting' | null;
  readonly drawn: Study | null;
  readonly onRemoveDrawn: () => void;
  readonly onKeepDrawn: (study: Study) => void;
  /** Only what must be said: there is little room. */
  readonly isShort: boolean;
}

export function ChartNotes(props: ChartNotesProps) {
  const t = useTexts(chartTexts);
  const { previousClose, gapCount, drawn, isShort } = props;
  return (
    <div className="flex flex-col gap-1 text-small text-ink-3">
      {previousClose !== null && !isShort && (
        <span className="num flex items-center gap-2">
          <svg width="24" height="2" aria-hidden="true">
            <line x1="0" x2="24" y1="1" y2="1" stroke="currentColor" strokeWidth="2" strokeDasharray="9 6" />
          </svg>
          {t.previousClose(previousClose)}
        </span>
      )}
      {props.onlyDays !== null && !isShort && <span>{t.onlyDays[props.onlyDays]}</span>}
      {gapCount > 0 && (
        <span className="flex items-center gap-2">
          <span
            className="h-3.5 w-6 shrink-0 rounded-[2px] border border-dashed border-edge bg-sunk"
            aria-hidden="true"
          />
          {t.gaps(gapCount)}
        </span>
      )}
      {drawn !== null && (
        <span className="flex flex-wrap items-center gap-x-3 rounded-control bg-wash px-3 text-ink">
          <span className="py-2">{t.drawnByLink([drawn.name, ...drawn.params].join(' '))}</span>
          <span className="flex gap-3">
            <NoteButton onClick={props.onRemoveDrawn}>{t.removeDrawn}</NoteButton>
            <NoteButton onClick={() => props.onKeepDrawn(drawn)}>{t.keepDrawn}</NoteButton>
          </span>
        </span>
      )}
    </div>
  );
}

function NoteButton({ onClick, children }: { readonly onClick: () => void; readonly children: string }) {
  return (
    <button type="button" onClick={onClick} className="press min-h-11 min-w-11 font-semibold text-action">
      {children}
    </button>
  );
}
