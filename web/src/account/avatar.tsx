/** The customer's own picture, which nobody else sees; without one, or until it is here, the first letters of the account. */
import UserRound from 'lucide-react/icons/user-round';
import { useOwnPicture } from '../data/own-picture.ts';
import { BlobImage } from '../ui/blob-image.tsx';
import { cx } from '../ui/cx.ts';

interface AvatarProps {
  readonly account: string;
  readonly upload: string | null;
  readonly isSmall?: boolean;
  /** Read out where the picture says something; left out beside the name. */
  readonly alt?: string;
}

export function Avatar({ account, upload, isSmall = false, alt = '' }: AvatarProps) {
  const { data } = useOwnPicture(upload);
  const size = isSmall ? 'size-10' : 'size-16';
  if (data !== undefined && upload !== null)
    return <BlobImage file={data} alt={alt} className={cx(size, 'shrink-0 rounded-full object-cover')} />;
  // A phone has no letters.
  const letters = /^[a-z]/.test(account) ? account.slice(0, 2).toUpperCase() : null;
  return (
    <span
      aria-hidden="true"
      className={cx(
        size,
        'grid shrink-0 place-items-center rounded-full bg-wash font-semibold text-action',
        !isSmall && 'text-title',
      )}
    >
      {letters ?? <UserRound size={isSmall ? 20 : 28} />}
    </span>
  );
}
