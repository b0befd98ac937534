/** A photo of a form. It lives in the screen that sends it off, so that it outlives a step of that screen. */
import { useEffect, useState } from 'react';
import type { InputOf } from '@bahi/contract/endpoint.ts';
import { upload } from '@bahi/contract/uploads/calls.ts';
import { redrawPicture } from './redraw-picture.ts';
import { sendFile } from './send-file.ts';
import { useStore } from './store.ts';
import { createUpload, type KeptUpload, type Upload, type Work } from './upload.ts';

export type UploadPurpose = InputOf<typeof upload>['purpose'];

export interface PhotoUpload extends Pick<Upload, 'choose' | 'retry' | 'sendAgain' | 'remove'> {
  /** What to name in the command; null until the server has it. */
  readonly kept: KeptUpload | null;
  readonly work: Work;
  /** Being made smaller or sent, or waiting for a signal: whoever sends the form now would send it without. */
  readonly isBusy: boolean;
}

/** `kept`: what an earlier visit sent already. */
export function useUpload(purpose: UploadPurpose, kept: KeptUpload | null = null): PhotoUpload {
  const [own] = useState(() => createUpload(transportOf(purpose), kept));
  const state = useStore(own.store);
  useEffect(() => () => own.stop(), [own]);
  const isBusy = ['preparing', 'sending', 'waiting'].includes(state.work.phase);
  return { ...own, kept: state.kept, work: state.work, isBusy };
}

function transportOf(purpose: UploadPurpose): Parameters<typeof createUpload>[0] {
  return {
    redraw: redrawPicture,
    send: ({ file }, { key, onProgress, signal }) =>
      sendFile(upload, { purpose }, { file, idempotencyKey: key, onProgress, signal }),
    isOnline: () => navigator.onLine,
    onOnline(listener) {
      addEventListener('online', listener);
      return () => removeEventListener('online', listener);
    },
  };
}
