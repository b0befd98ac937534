/**
 * A picture from outside becomes one of our own (rules §6): what it is shows in its first bytes, its size is judged before a pixel is
 * decoded, and what is kept is drawn anew, without metadata, profile or whatever else the file carried. Decoders of other
 * formats are switched off.
 */
import { PICTURE_SIDE } from '@bahi/contract/configuration/staff-calls.ts';
import { uploadMegapixelsMaximum, uploadSides } from '@bahi/contract/uploads/calls.ts';
import sharp, { type Sharp } from 'sharp';
import { createGate } from '../platform/gate.ts';
import { refuse } from '../platform/refuse.ts';

export interface Picture {
  /** JPEG. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

const INSIDE = { width: uploadSides.kept, height: uploadSides.kept, fit: 'inside', withoutEnlargement: true } as const;
const SECONDS_MAX = 15;
const WAITING_MAX = 100;

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
sharp.cache(false);
// The queue below says how many cores pictures may take.
sharp.concurrency(1);

/** Two at once, and of large pictures one. */
const decoding = createGate({ atOnce: 2, weightMax: uploadMegapixelsMaximum, waitingMax: WAITING_MAX });

/** `square`: cut to the middle, with a side of so many pixels. */
export async function redraw(bytes: Buffer, claimedType: string, square: number | null = null): Promise<Picture> {
  const { data, info } = await drawn(bytes, claimedType, (picture) =>
    picture
      .resize(square === null ? INSIDE : { width: square, height: square, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 84 }),
  );
  return { bytes: data, width: info.width, height: info.height };
}

/** The house's own mark: a square PNG, what is around it transparent. */
export async function redrawMark(bytes: Buffer, claimedType: string): Promise<Buffer> {
  const { data } = await drawn(bytes, claimedType, (picture) =>
    picture
      .resize({ width: PICTURE_SIDE, height: PICTURE_SIDE, fit: 'contain', background: '#00000000' })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 }),
  );
  return data;
}

async function drawn(bytes: Buffer, claimedType: string, draw: (picture: Sharp) => Sharp) {
  const type = typeOf(bytes);
  if (bytes.length === 0) refuse('uploads.unreadable', {});
  if (type === null || type !== claimedType) refuse('uploads.type', {});
  const safe = type === 'image/png' ? withoutWords(bytes) : bytes;
  const megapixels = await judge(safe);
  const leave = await decoding.enter(megapixels);
  if (leave === null) refuse('uploads.too_many', { wait: SECONDS_MAX });
  try {
    return await draw(opened(safe).autoOrient())
      .timeout({ seconds: SECONDS_MAX })
      .toBuffer({ resolveWithObject: true });
  } catch {
    return refuse('uploads.unreadable', {});
  } finally {
    leave();
  }
}

/** Pixels, colours, transparency, and which way is up. */
const DRAWN: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'eXIf', 'IEND']);

/** A PNG may hold packed texts of 8 MB each, a thousand times smaller, and its decoder unpacks and keeps them all: it does not see them. */
function withoutWords(png: Buffer): Buffer {
  const kept = [png.subarray(0, 8)];
  for (let at = 8; at + 8 <= png.length;) {
    const end = at + 12 + png.readUInt32BE(at);
    if (DRAWN.has(png.toString('latin1', at + 4, at + 8))) kept.push(png.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

/** Reads the header alone. Answers the megapixels. */
async function judge(bytes: Buffer): Promise<number> {
  const header = await sharp(bytes, { limitInputPixels: false, failOn: 'warning' })
    .metadata()
    .catch(() => refuse('uploads.unreadable', {}));
  const { width, height, pages = 1 } = header;
  const megapixels = (width * height) / 1e6;
  if (width > uploadSides.maximum || height > uploadSides.maximum || megapixels > uploadMegapixelsMaximum) {
    refuse('uploads.too_many_pixels', { maximum_megapixels: uploadMegapixelsMaximum });
  }
  if (Math.min(width, height) < uploadSides.minimum) refuse('uploads.too_small', { minimum: uploadSides.minimum });
  if (pages > 1) refuse('uploads.unreadable', {});
  return megapixels;
}

/** Colour profiles are not even read: they are programs of a kind, and a document needs none. */
function opened(bytes: Buffer) {
  return sharp(bytes, { limitInputPixels: uploadMegapixelsMaximum * 1e6, failOn: 'warning', ignoreIcc: true });
}

/** By the first bytes, whatever the sender says. */
function typeOf(bytes: Buffer): string | null {
  const starts = (signature: string, at = 0) =>
    bytes.subarray(at, at + signature.length).equals(Buffer.from(signature, 'latin1'));
  if (starts('\xff\xd8\xff')) return 'image/jpeg';
  if (starts('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (starts('RIFF') && starts('WEBP', 8)) return 'image/webp';
  return null;
}
