/** Under the chart: what its marks mean, and each of the reader's lines as a button that leads where it is changed. */
import { useTexts } from '../../i18n/texts.ts';
import { openAlertSheet } from '../../alerts/parts/alert-target.ts';
import { href } from '../../shell/location.ts';
import type { ChartMark } from './marks.ts';
import type { OwnMarks } from './use-own-marks.ts';
import { toolTexts } from './tool-texts.ts';

const kinds: readonly ChartMark['kind'][] = ['split', 'bonus', 'dividend', 'bought', 'sold'];
const LINES_MAX = 6;
const chip =
  'num press inline-flex min-h-11 items-center rounded-control border border-line px-3 text-small font-semibold text-action';

export function OwnLines({ symbol, own: { marks, lines } }: { readonly symbol: string; readonly own: OwnMarks }) {
  const t = useTexts(toolTexts).own;
  const shown = kinds.filter((kind) => marks.some((mark) => mark.kind === kind));
  if (shown.length === 0 && lines.length === 0) return null;
  return (
    <div className="flex flex-col gap-1 pb-1">
      {shown.length > 0 && (
        <ul aria-label={t.marks} className="flex flex-wrap gap-x-3 text-small text-ink-3">
          {shown.map((kind) => (
            <li key={kind}>
              <span className="font-semibold text-ink-2">{t.letters[kind]}</span> {t.kinds[kind]}
            </li>
          ))}
        </ul>
      )}
      {lines.length > 0 && (
        <ul aria-label={t.lines} className="flex flex-wrap gap-2">
          {lines.slice(0, LINES_MAX).map(({ id, kind, text, slip }) => (
            <li key={`${kind} ${id}`}>
              {slip === null ? (
                <button type="button" aria-haspopup="dialog" className={chip} onClick={() => openAlertSheet(symbol)}>
                  {text}
                </button>
              ) : (
                <a href={href('/trade/positionDetail', slip)} className={chip}>
                  {text}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
