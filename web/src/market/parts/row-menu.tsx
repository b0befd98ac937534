/** What can be done with one instrument of a list: buy, an alert, follow or not, and in which of the lists. */
import { Suspense, lazy, useState, type ReactElement } from 'react';
import type { Instrument } from '../../data/instruments.ts';
import { watchlistTypeOf, useWatchlists } from '../../data/watchlist.ts';
import { useInstrumentTexts } from '../../i18n/instruments.ts';
import { useWatchlistTexts } from '../../i18n/watchlist.ts';
import { go } from '../../shell/location.ts';
import { openAlertSheet } from '../../alerts/parts/alert-target.ts';
import { Menu } from '../../ui/menu.tsx';
import { useWatch } from '../../watchlist/parts/use-watch.ts';

const ListPicker = lazy(() => import('../../watchlist/parts/list-picker.tsx'));

export interface RowMenuProps {
  readonly instrument: Instrument;
  /** The list the row is of; undefined where it is of none. */
  readonly list: string | undefined;
  readonly trigger: ReactElement;
}

export default function RowMenu({ instrument, list, trigger }: RowMenuProps) {
  const t = useInstrumentTexts();
  const words = useWatchlistTexts();
  const { symbol, name, kind, state, isTradable, source } = instrument;
  const watch = useWatch(symbol, name);
  const [isPicking, setPicking] = useState(false);
  const lists = (useWatchlists().data ?? []).filter(({ type }) => type === watchlistTypeOf(kind));
  const canBuy = isTradable && (state === 'trading' || state === 'halted');
  const buy = { key: 'buy', text: t.buy, onPick: () => go('/market/marketBuy', { symbol, direction: 'long' }) };
  const alert = { key: 'alert', text: t.alert, onPick: () => openAlertSheet(symbol) };
  const pick = { key: 'lists', text: words.lists, onPick: () => setPicking(true) };
  return (
    <>
      <Menu
        trigger={trigger}
        isOpenAtFirst
        items={[
          ...(canBuy ? [buy] : []),
          // Nobody watches what does not trade any more, or has one price a day.
          ...(state === 'off_shelf' || source === 'nse_eod' ? [] : [alert]),
          { key: 'watch', text: watch.isWatched ? t.unwatch : t.watch, onPick: watch.toggle },
          ...(lists.length > 1 || list !== undefined ? [pick] : []),
        ]}
      />
      {isPicking && (
        <Suspense>
          <ListPicker instrument={instrument} from={list} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </>
  );
}
