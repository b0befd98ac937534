/** One picture by its ticket, which works once and within a minute; the pixels are let go with the page. */
import { STAFF_API_BASE } from '@bahi/contract/client.ts';
import { useEffect, useState } from 'react';
import { readSession } from '../data/session.ts';

export type Found =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly bitmap: ImageBitmap }
  | { readonly kind: 'failed' };

export function usePicture(ticket: string): Found {
  const [found, setFound] = useState<Found>({ kind: 'loading' });
  useEffect(() => {
    let isLeft = false;
    let kept: ImageBitmap | null = null;
    fetchPicture(ticket)
      .then((bitmap) => {
        if (isLeft) return bitmap.close();
        kept = bitmap;
        return setFound({ kind: 'shown', bitmap });
      })
      .catch(() => {
        if (!isLeft) setFound({ kind: 'failed' });
      });
    return () => {
      isLeft = true;
      kept?.close();
    };
  }, [ticket]);
  return found;
}

async function fetchPicture(ticket: string): Promise<ImageBitmap> {
  const answer = await fetch(`${STAFF_API_BASE}/uploads/view?ticket=${encodeURIComponent(ticket)}`, {
    headers: { 'staff-token': readSession()?.token ?? '' },
    cache: 'no-store',
    signal: AbortSignal.timeout(20_000),
  });
  if (!answer.ok || answer.headers.get('content-type') !== 'image/jpeg') throw new Error('no picture');
  return createImageBitmap(await answer.blob());
}
