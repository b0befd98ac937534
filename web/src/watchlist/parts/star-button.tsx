/** The star of the watchlist: filled when the instrument is on it. */
import Star from 'lucide-react/icons/star';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWatch } from './use-watch.ts';

export function StarButton({ symbol, name }: { readonly symbol: string; readonly name: string }) {
  const { isWatched, label, toggle } = useWatch(symbol, name);
  return (
    <IconButton label={label} isPressed={isWatched} onClick={toggle}>
      <Star size={20} fill={isWatched ? 'currentColor' : 'none'} aria-hidden="true" />
    </IconButton>
  );
}
