/** The tile of a photo in everything that can become of one. */
import { useState } from 'react';
import { refusal } from '@bahi/contract/errors.ts';
import type { Picture } from '../data/redraw-picture.ts';
import type { PhotoUpload } from '../data/use-upload.ts';
import type { KeptUpload, Work } from '../data/upload.ts';
import { UploadTile } from '../ui/upload-tile.tsx';
import { Block } from './part.tsx';

const nothing = () => {};

function photo(work: Work, kept: KeptUpload | null = null): PhotoUpload {
  const isBusy = work.phase === 'preparing' || work.phase === 'sending' || work.phase === 'waiting';
  return { work, kept, isBusy, choose: nothing, retry: nothing, sendAgain: nothing, remove: nothing };
}

export function UploadPart() {
  const [picture] = useState(drawn);
  const kept: KeptUpload = { id: '1', at: Date.UTC(2026, 10, 20, 7, 39, 41), picture };
  const tooSmall = refusal('uploads.too_small', { minimum: 200 });
  return (
    <Block name="Photos">
      <UploadTile label="Nothing yet" upload={photo({ phase: 'idle' })} hint="Whole card, all four corners" />
      <UploadTile label="Missing" upload={photo({ phase: 'idle' })} error="Add the front photo" />
      <UploadTile label="Made smaller" upload={photo({ phase: 'preparing' })} />
      <UploadTile label="On its way" upload={photo({ phase: 'sending', picture, share: 0.4 })} />
      <UploadTile label="Without a signal" upload={photo({ phase: 'waiting', picture })} />
      <UploadTile label="Received" upload={photo({ phase: 'idle' }, kept)} />
      <UploadTile label="Received before a reload" upload={photo({ phase: 'idle' }, { ...kept, picture: null })} />
      <UploadTile
        label="Refused, the former stays"
        upload={photo({ phase: 'refused', picture: null, refusal: tooSmall, message: '' }, kept)}
      />
      <UploadTile label="Failed" upload={photo({ phase: 'failed', picture, message: '', reference: 'k3x-19' })} />
    </Block>
  );
}

/** A picture without a file: a plain rectangle. */
function drawn(): Picture {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="856" height="540"><rect width="856" height="540" fill="#b0b6d0"/></svg>';
  return { file: new Blob([svg], { type: 'image/svg+xml' }), width: 856, height: 540 };
}
