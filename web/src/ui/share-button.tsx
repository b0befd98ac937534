/** Hands a link to whatever the device shares with; where there is nothing, it is copied. */
import Share2 from 'lucide-react/icons/share-2';
import { toast } from '../shell/toast.ts';
import { IconButton } from './icon-button.tsx';

interface ShareButtonProps {
  readonly title: string;
  readonly url: string;
  readonly words: { readonly share: string; readonly linkCopied: string; readonly linkNotCopied: string };
}

export function ShareButton({ title, url, words }: ShareButtonProps) {
  const share = async () => {
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(`${title}\n${url}`);
      toast(words.linkCopied);
    } catch (error) {
      // Who closes the share sheet has decided; anything else is said.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast(words.linkNotCopied);
    }
  };
  return (
    <IconButton label={words.share} onClick={() => void share()}>
      <Share2 size={20} aria-hidden="true" />
    </IconButton>
  );
}
