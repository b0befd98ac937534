/** A photo that is in this page's memory alone: its address is let go with it. */
import { useCallback } from 'react';
import type { Picture } from '../data/redraw-picture.ts';

export function UploadPreview({ picture, alt }: { readonly picture: Picture; readonly alt: string }) {
  const { file, width, height } = picture;
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <div className="flex justify-center overflow-hidden rounded-chip bg-sunk">
      <img
        ref={show}
        alt={alt}
        width={width}
        height={height}
        className="h-auto max-h-56 w-auto max-w-full object-contain"
      />
    </div>
  );
}
