/** The pictures of a message that the customer sent: small in the thread, whole when one is opened. */
import { useRef, useState } from 'react';
import { useOwnPicture } from '../data/own-picture.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { useTexts } from '../i18n/texts.ts';
import { BlobImage } from '../ui/blob-image.tsx';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useNear } from '../ui/use-near.ts';
import { supportTexts } from './texts.ts';

export function SentPictures({ uploads }: { readonly uploads: readonly string[] }) {
  const t = useTexts(supportTexts);
  const place = useRef<HTMLUListElement>(null);
  const isNear = useNear(place, true);
  return (
    <ul ref={place} aria-label={t.thread.pictures(uploads.length)} className="flex flex-wrap gap-2">
      {uploads.map((upload, index) => (
        <li key={upload}>
          <Picture upload={isNear ? upload : null} name={t.form.picture(index + 1)} />
        </li>
      ))}
    </ul>
  );
}

function Picture({ upload, name }: { readonly upload: string | null; readonly name: string }) {
  const t = useTexts(supportTexts).thread;
  const common = useCommonTexts();
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch, isFetching } = useOwnPicture(upload);
  if (data === undefined && error !== null) {
    return (
      <div className="flex flex-col items-start gap-1 rounded-control border border-line p-2">
        <p className="text-small text-ink-2">{t.pictureFailed}</p>
        <Button variant="soft" size="medium" isBusy={isFetching} label={t.retryOf(name)} onClick={() => void refetch()}>
          {common.retry}
        </Button>
      </div>
    );
  }
  if (data === undefined)
    return <div role="status" aria-label={common.loading} className="size-24 rounded-control bg-sunk" />;
  return (
    <>
      <button
        type="button"
        aria-label={t.open(name)}
        onClick={() => setOpen(true)}
        className="press block size-24 overflow-hidden rounded-control border border-line"
      >
        <BlobImage file={data} alt="" className="size-full object-cover" />
      </button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={name}>
        <div className="overflow-y-auto p-4">
          <BlobImage file={data} alt={name} className="h-auto w-full rounded-control" />
        </div>
      </Sheet>
    </>
  );
}
