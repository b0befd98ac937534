/** Reads a QR code from a picture or a frame of the camera, on the device: nothing is sent. Loaded with the first one. */
import decodeQR from 'qr/decode.js';

/** The longer side a picture is brought down to: codes are found faster, and a photo of 50 megapixels fits. */
const SIDE_MAX = 1600;
const PICTURE_EFFORT = { effort: 8, timeLimit: 2_000 } as const;

export type QrReading = { readonly text: string } | { readonly problem: 'no_picture' | 'no_code' };

export async function readQrPicture(file: Blob): Promise<QrReading> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return { problem: 'no_picture' };
  }
  const text = decode(picture, picture.width, picture.height, PICTURE_EFFORT);
  picture.close();
  return text === null ? { problem: 'no_code' } : { text };
}

/** Null while there is no code in sight. */
export function readQrFrame(video: HTMLVideoElement): string | null {
  return video.videoWidth === 0 ? null : decode(video, video.videoWidth, video.videoHeight);
}

function decode(source: CanvasImageSource, width: number, height: number, effort: object = {}): string | null {
  const scale = Math.min(1, SIDE_MAX / Math.max(width, height));
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  // A code drawn on nothing is dark on white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(source, 0, 0, size.width, size.height);
  try {
    return decodeQR(context.getImageData(0, 0, size.width, size.height), effort);
  } catch {
    return null; // It throws when it finds none.
  }
}
