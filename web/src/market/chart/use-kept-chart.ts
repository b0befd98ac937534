/** Indicators and drawings of one instrument as state that is kept on this device, with the way back from a change. */
import { useState } from 'react';
import { readChart, writeChart } from './chart-storage.ts';
import { undone, withDrawings, type Drawing, type DrawingHistory } from './drawing.ts';
import type { Study } from './indicators.ts';

export interface KeptChartState {
  readonly studies: readonly Study[];
  readonly setStudies: (next: readonly Study[]) => void;
  readonly drawings: readonly Drawing[];
  readonly setDrawings: (next: readonly Drawing[]) => void;
  readonly areDrawingsHidden: boolean;
  readonly setDrawingsHidden: (isHidden: boolean) => void;
  readonly undo: (() => void) | null;
}

/** The panel is made anew for each instrument, so what is read once stays right. */
export function useKeptChart(symbol: string, hasVolume: boolean): KeptChartState {
  const [kept] = useState(() => readChart(symbol, hasVolume));
  const [studies, setStudies] = useState(kept.studies);
  const [history, setHistory] = useState<DrawingHistory>({ now: kept.drawings, past: [] });
  const [areDrawingsHidden, setHidden] = useState(kept.areDrawingsHidden);
  const write = (change: Partial<typeof kept>) =>
    writeChart(symbol, { studies, drawings: history.now, areDrawingsHidden, ...change });
  const turnTo = (next: DrawingHistory) => {
    setHistory(next);
    write({ drawings: next.now });
  };
  return {
    studies,
    setStudies: (next) => {
      setStudies(next);
      write({ studies: next });
    },
    drawings: history.now,
    setDrawings: (next) => turnTo(withDrawings(history, next)),
    areDrawingsHidden,
    setDrawingsHidden: (isHidden) => {
      setHidden(isHidden);
      write({ areDrawingsHidden: isHidden });
    },
    undo: history.past.length === 0 ? null : () => turnTo(undone(history)),
  };
}
