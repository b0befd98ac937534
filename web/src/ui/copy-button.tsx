/** Copies a number or a code, and says so. */
import Copy from 'lucide-react/icons/copy';
import { toast } from '../shell/toast.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { IconButton } from './icon-button.tsx';

export function CopyButton({ text, label }: { readonly text: string; readonly label?: string }) {
  const t = useCommonTexts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast(t.copied);
    } catch {
      // Without permission the number stays selectable beside the button.
    }
  };
  return (
    <IconButton label={label ?? t.copy} onClick={() => void copy()}>
      <Copy size={18} />
    </IconButton>
  );
}
