/**
 * A photo is made anew on the device before it is sent: a JPEG no larger than the server keeps, without place, time or
 * camera in it. What cannot be drawn is refused here already, with the words of the server, and does not leave the device.
 */
import { refusal, type Refusal } from '@bahi/contract/errors.ts';
import { uploadBytesMaximum, uploadMegapixelsMaximum, uploadSides, uploadTypes } from '@bahi/contract/uploads/calls.ts';

/** What is going to be sent. */
export interface Picture {
  readonly file: Blob;
  readonly width: number;
  readonly height: number;
}

export type Redrawn = { readonly picture: Picture } | { readonly refusal: Refusal };

/** Photos of cameras are below it; anything above is no photo. */
const SOURCE_BYTES_MAXIMUM = 40 * 1024 * 1024;
const QUALITIES = [0.86, 0.7, 0.5] as const;

export async function redrawPicture(source: Blob): Promise<Redrawn> {
  const fault = faultOf(source);
  if (fault !== null) return { refusal: fault };
  try {
    // The size is read before the pixels are: a small file may declare a huge picture.
    const size = await measure(source);
    const sizeFault = faultOfSize(size);
    if (sizeFault !== null) return { refusal: sizeFault };
    return await draw(source);
  } catch {
    const isOfType = (uploadTypes as readonly string[]).includes(source.type);
    return { refusal: refusal(isOfType ? 'uploads.unreadable' : 'uploads.type', {}) };
  }
}

function faultOf(source: Blob): Refusal | null {
  // A vector drawing is a program; whatever photo this browser can draw becomes a JPEG.
  if (!/^image\/(?!svg)/.test(source.type)) return refusal('uploads.type', {});
  if (source.size > SOURCE_BYTES_MAXIMUM) return tooLarge(SOURCE_BYTES_MAXIMUM);
  return null;
}

function faultOfSize({ width, height }: { readonly width: number; readonly height: number }): Refusal | null {
  const isLarge = Math.max(width, height) > uploadSides.maximum || width * height > uploadMegapixelsMaximum * 1e6;
  if (isLarge) return refusal('uploads.too_many_pixels', { maximum_megapixels: uploadMegapixelsMaximum });
  if (Math.min(width, height) < uploadSides.minimum) return refusal('uploads.too_small', { minimum: uploadSides.minimum });
  return null;
}

async function measure(source: Blob): Promise<{ width: number; height: number }> {
  const url = URL.createObjectURL(source);
  try {
    const image = new Image();
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = () => reject(new Error('no picture'));
      image.src = url;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Upright, as the camera meant it. A file that ends too early is an error here; an `<img>` would draw half of it. */
async function draw(source: Blob): Promise<Redrawn> {
  const bitmap = await createImageBitmap(source, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, uploadSides.kept / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    for (const quality of QUALITIES) {
      const file = await jpegOf(canvas, quality);
      if (file.size <= uploadBytesMaximum) return { picture: { file, width: canvas.width, height: canvas.height } };
    }
    return { refusal: tooLarge(uploadBytesMaximum) };
  } finally {
    bitmap.close();
  }
}

function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (file: Blob | null) => (file === null ? reject(new Error('the picture could not be written')) : resolve(file));
    canvas.toBlob(done, 'image/jpeg', quality);
  });
}

function tooLarge(bytes: number): Refusal {
  return refusal('uploads.too_large', { maximum_mb: bytes / 1024 / 1024 });
}
