/** A photo of a form, as it is going to be sent. */
import type { Picture } from '../data/redraw-picture.ts';
import { BlobImage } from './blob-image.tsx';

export function UploadPreview({ picture, alt }: { readonly picture: Picture; readonly alt: string }) {
  const { file, width, height } = picture;
  return (
    <div className="flex justify-center overflow-hidden rounded-chip bg-sunk">
      <BlobImage
        file={file}
        alt={alt}
        width={width}
        height={height}
        className="h-auto max-h-56 w-auto max-w-full object-contain"
      />
    </div>
  );
}
