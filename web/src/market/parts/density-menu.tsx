/** How much a row shows: compact, normal or rich. Kept on this device. */
import Rows3 from 'lucide-react/icons/rows-3';
import { useWatchlistTexts } from '../../i18n/watchlist.ts';
import { changeSettings, densities, useSettings } from '../../shell/settings.ts';
import { LazyMenu } from '../../ui/lazy-menu.tsx';

export function DensityMenu() {
  const t = useWatchlistTexts();
  const { listDensity } = useSettings();
  return (
    <LazyMenu
      trigger={(props) => (
        <button
          {...props}
          type="button"
          aria-label={t.density}
          title={t.density}
          className="press grid size-11 shrink-0 place-items-center rounded-control text-ink-2"
        >
          <Rows3 size={18} aria-hidden="true" />
        </button>
      )}
      items={densities.map((key) => ({
        key,
        text: t.densities[key],
        isOn: key === listDensity,
        onPick: () => changeSettings({ listDensity: key }),
      }))}
    />
  );
}
