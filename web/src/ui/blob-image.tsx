/** A picture that is in this page's memory alone: its address is let go with it. */
import { useCallback, type ComponentProps } from 'react';

interface BlobImageProps extends Pick<ComponentProps<'img'>, 'width' | 'height' | 'className'> {
  readonly file: Blob;
  readonly alt: string;
}

export function BlobImage({ file, alt, ...size }: BlobImageProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt={alt} {...size} />;
}
