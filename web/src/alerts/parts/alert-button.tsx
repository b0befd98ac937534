/** The bell of an instrument: opens its alerts. */
import BellPlus from 'lucide-react/icons/bell-plus';
import { useInstrumentTexts } from '../../i18n/instruments.ts';
import { openAlertSheet } from './alert-target.ts';
import { IconButton } from '../../ui/icon-button.tsx';

export function AlertButton({ symbol, name }: { readonly symbol: string; readonly name: string }) {
  const t = useInstrumentTexts();
  return (
    <IconButton label={t.alertNamed(name)} aria-haspopup="dialog" onClick={() => openAlertSheet(symbol)}>
      <BellPlus size={20} aria-hidden="true" />
    </IconButton>
  );
}
