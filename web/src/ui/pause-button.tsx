/** Prices that move need a way to stand still (WCAG 2.2.2): it holds for every screen until it is pressed again. */
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { usePricesPaused } from '../data/live.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { IconButton } from './icon-button.tsx';

export function PauseButton() {
  const t = useCommonTexts();
  const [isPaused, setPaused] = usePricesPaused();
  const Icon = isPaused ? Play : Pause;
  return (
    <IconButton label={isPaused ? t.resumePrices : t.pausePrices} onClick={() => setPaused(!isPaused)}>
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  );
}
