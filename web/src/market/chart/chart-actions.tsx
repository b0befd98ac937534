/** The row of buttons under the chart. */
import type { ComponentProps, ReactNode, RefObject } from 'react';
import ChartLine from 'lucide-react/icons/chart-line';
import ChevronDown from 'lucide-react/icons/chevron-down';
import GitCompare from 'lucide-react/icons/git-compare-arrows';
import Maximize from 'lucide-react/icons/maximize-2';
import Minimize from 'lucide-react/icons/minimize-2';
import PencilRuler from 'lucide-react/icons/pencil-ruler';
import Share from 'lucide-react/icons/share-2';
import SkipForward from 'lucide-react/icons/skip-forward';
import Table from 'lucide-react/icons/table';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useTexts } from '../../i18n/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LazyMenu } from '../../ui/lazy-menu.tsx';
import { adjustments, type Adjustment } from './periods.ts';
import type { ChartControls } from './price-chart.tsx';
import { chartTexts } from './texts.ts';

export type ChartSheet = 'indicators' | 'compare' | 'table' | 'picture';

export interface ChartActionsProps {
  /** Null where adjusting has no meaning. */
  readonly adjust: Adjustment | null;
  readonly onAdjust: (next: Adjustment) => void;
  readonly onDraw: () => void;
  readonly onOpen: (sheet: ChartSheet) => void;
  readonly isFull: boolean;
  readonly onFull: () => void;
  readonly controls: RefObject<ChartControls | null>;
}

export function ChartActions(props: ChartActionsProps) {
  const t = useTexts(chartTexts);
  const { adjust, onOpen, controls, isFull } = props;
  return (
    <div className="-mx-1.5 flex flex-wrap items-center">
      {adjust !== null && (
        <LazyMenu
          trigger={(button) => (
            <TextButton {...button}>
              {t.adjustments[adjust]}
              <ChevronDown size={16} aria-hidden="true" />
            </TextButton>
          )}
          items={adjustments.map((each) => ({
            key: each,
            text: <AdjustmentItem title={t.adjustments[each]} help={t.adjustHelp[each]} />,
            isOn: each === adjust,
            onPick: () => props.onAdjust(each),
          }))}
        />
      )}
      <TextButton aria-haspopup="dialog" onClick={() => onOpen('indicators')}>
        <ChartLine size={18} aria-hidden="true" className="max-md:hidden" />
        {t.indicators}
      </TextButton>
      <TextButton onClick={props.onDraw}>
        <PencilRuler size={18} aria-hidden="true" className="max-md:hidden" />
        {t.draw}
      </TextButton>
      <TextButton aria-haspopup="dialog" onClick={() => onOpen('compare')}>
        <GitCompare size={18} aria-hidden="true" className="max-md:hidden" />
        {t.compare}
      </TextButton>
      <TextButton aria-haspopup="dialog" onClick={() => onOpen('table')}>
        <Table size={18} aria-hidden="true" className="max-md:hidden" />
        {t.asTable}
      </TextButton>
      <span className="ml-auto flex">
        <IconButton label={t.picture} aria-haspopup="dialog" onClick={() => onOpen('picture')}>
          <Share size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={t.zoomOut} onClick={() => controls.current?.zoom(0.8)}>
          <ZoomOut size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={t.zoomIn} onClick={() => controls.current?.zoom(1.25)}>
          <ZoomIn size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={t.toLatest} onClick={() => controls.current?.toLatest()}>
          <SkipForward size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={isFull ? t.leaveFullScreen : t.fullScreen} onClick={props.onFull}>
          {isFull ? <Minimize size={20} aria-hidden="true" /> : <Maximize size={20} aria-hidden="true" />}
        </IconButton>
      </span>
    </div>
  );
}

function AdjustmentItem({ title, help }: { readonly title: string; readonly help: string }) {
  return (
    <span className="py-1.5">
      <span className="block font-medium">{title}</span>
      <span className="block text-small text-ink-2">{help}</span>
    </span>
  );
}

function TextButton({ children, ...rest }: ComponentProps<'button'> & { readonly children: ReactNode }) {
  return (
    <button
      {...rest}
      type="button"
      className="press flex min-h-11 items-center gap-1 rounded-control px-1.5 text-small font-semibold text-action"
    >
      {children}
    </button>
  );
}
