/** Judges a photo once it is there; null before, or where the device cannot. */
import { useEffect, useState } from 'react';
import type { Picture } from '../data/redraw-picture.ts';
import { JUDGED_SIDE, judgePhoto, type Quality } from './photo-quality.ts';

export function usePhotoQuality(picture: Picture | null): Quality | null {
  const [judged, setJudged] = useState<{ readonly file: Blob; readonly quality: Quality } | null>(null);
  const file = picture?.file ?? null;
  useEffect(() => {
    if (file === null) return;
    let isCurrent = true;
    qualityOf(file).then(
      (quality) => isCurrent && setJudged({ file, quality }),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return judged !== null && judged.file === file ? judged.quality : null;
}

async function qualityOf(file: Blob): Promise<Quality> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, JUDGED_SIDE / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return judgePhoto(context.getImageData(0, 0, width, height).data, width, height);
}
