/**
 * Up to five pictures of a message: each field comes with the picture before it. Those that the server has are kept with what was typed:
 * their numbers, never the pictures.
 */
import { useEffect, useState } from 'react';
import type { PICTURES_MAX } from '@bahi/core/support-ticket.ts';
import type { KeptUpload } from '../data/upload.ts';
import { useTyped } from '../data/use-typed.ts';
import { useUpload, type PhotoUpload } from '../data/use-upload.ts';
import { useTexts } from '../i18n/texts.ts';
import { UploadTile } from '../ui/upload-tile.tsx';
import { supportTexts } from './texts.ts';

export interface Pictures {
  readonly all: readonly PhotoUpload[];
  /** Those that the server has. */
  readonly ids: string[];
  readonly isBusy: boolean;
  /** They were sent with their message. */
  clear(): void;
}

/** `keptAs`: of the form that sends them. */
export function usePictures(keptAs: string): Pictures {
  const { values, latest, change } = useTyped({ sent: '' }, { keptAs: `${keptAs}-pictures` });
  const [before] = useState(() => readSent(values.sent));
  const all: readonly PhotoUpload[] & { readonly length: typeof PICTURES_MAX } = [
    useUpload('support_picture', before[0]),
    useUpload('support_picture', before[1]),
    useUpload('support_picture', before[2]),
    useUpload('support_picture', before[3]),
    useUpload('support_picture', before[4]),
  ];
  const sent = all.flatMap(({ kept }) => (kept === null ? [] : [`${kept.id}@${kept.at}`])).join(' ');
  useEffect(() => {
    if (sent !== latest().sent) change(() => ({ sent }));
  });
  return {
    all,
    ids: all.flatMap(({ kept }) => kept?.id ?? []),
    isBusy: all.some(({ isBusy }) => isBusy),
    clear: () => all.forEach((one) => one.remove()),
  };
}

export function PictureFields({ pictures: { all } }: { readonly pictures: Pictures }) {
  const t = useTexts(supportTexts).form;
  const isEmpty = ({ kept, work }: PhotoUpload) => kept === null && work.phase === 'idle';
  const first = all.findIndex(isEmpty);
  return (
    <section aria-label={t.pictures} className="flex flex-col gap-2">
      <h2 className="font-semibold">{t.pictures}</h2>
      <p className="text-small text-ink-2">{t.picturesHint}</p>
      {all.map((upload, index) =>
        isEmpty(upload) && index !== first ? null : (
          <UploadTile key={index} id={`picture-${index + 1}`} upload={upload} label={t.picture(index + 1)} />
        ),
      )}
    </section>
  );
}

function readSent(text: string): KeptUpload[] {
  return [...text.matchAll(/(\d+)@(\d+)/g)].map(([, id, at]) => ({ id: id!, at: Number(at), picture: null }));
}
