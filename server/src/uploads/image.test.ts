/** Pictures from outside: what is kept of honest ones, and what becomes of hostile ones. */
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { RefusalError } from '../platform/refuse.ts';
import { redraw } from './image.ts';
import { chunk, declaredPng, photo, zeros } from './testing.ts';

async function endOf(bytes: Buffer, type = 'image/jpeg'): Promise<string> {
  try {
    await redraw(bytes, type);
    return 'kept';
  } catch (error) {
    if (error instanceof RefusalError) return error.refusal.code;
    throw error;
  }
}

test.each(['jpeg', 'png', 'webp'] as const)('a %s becomes a JPEG of at most 2,400 pixels a side', async (format) => {
  const kept = await redraw(await photo(2500, 1250, { format }), `image/${format}`);
  expect([kept.width, kept.height]).toEqual([2400, 1200]);
  expect((await sharp(kept.bytes).metadata()).format).toBe('jpeg');
});

test('a photo taken upright stands upright, and where it was taken is gone', async () => {
  const sent = await sharp(await photo(600, 300))
    .withExif({ IFD0: { Make: 'Maker-of-phones' }, IFD3: { GPSLatitude: '19/1 4/1 3399/100', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const before = await sharp(sent).metadata();
  expect(before.exif?.includes('Maker-of-phones')).toBe(true);
  expect(before.orientation).toBe(6);
  const { bytes, width, height } = await redraw(sent, 'image/jpeg');
  expect([width, height]).toEqual([300, 600]);
  const after = await sharp(bytes).metadata();
  expect([after.exif, after.icc, after.xmp, after.iptc, after.comments]).toEqual(Array(5).fill(undefined));
  expect(bytes.includes('Maker-of-phones')).toBe(false);
  expect(bytes.includes('Exif')).toBe(false);
});

test.each(['PK\x03\x04 a zip archive', '<html><script>alert(1)</script></html>', '%PDF-1.7 /JavaScript'])(
  'a JPEG that is something else as well is only a JPEG afterwards: %j',
  async (other) => {
    const { bytes } = await redraw(Buffer.concat([await photo(400, 400), Buffer.from(other)]), 'image/jpeg');
    expect(bytes.includes(other)).toBe(false);
  },
);

test('a comment within a JPEG does not stay', async () => {
  const sent = await photo(400, 400);
  const text = Buffer.from('<script>alert(document.domain)</script>');
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, text.length + 2]), text]);
  const { bytes } = await redraw(Buffer.concat([sent.subarray(0, 2), comment, sent.subarray(2)]), 'image/jpeg');
  expect(bytes.includes('script')).toBe(false);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><image href="file:///etc/passwd"/></svg>';

test.each([
  ['SVG', Buffer.from(svg), 'image/jpeg'],
  ['SVG as PNG', Buffer.from(`<?xml version="1.0"?>${svg}`), 'image/png'],
  ['GIF', Buffer.from('GIF89a\x01\x90\x01\x90\x00\x00\x00;', 'latin1'), 'image/png'],
  ['TIFF', Buffer.from('II*\x00\x08\x00\x00\x00', 'latin1'), 'image/jpeg'],
  ['PDF', Buffer.from('%PDF-1.7\n'), 'image/jpeg'],
  ['text', Buffer.from('hello'), 'image/webp'],
  ['another RIFF', Buffer.from('RIFF\x00\x00\x00\x00WAVEfmt ', 'latin1'), 'image/webp'],
])('%s is refused by its first bytes', async (_name, bytes, type) => {
  expect(await endOf(bytes, type)).toBe('uploads.type');
});

test('the claimed type must be the real one', async () => {
  expect(await endOf(await photo(400, 400, { format: 'png' }), 'image/jpeg')).toBe('uploads.type');
});

test('empty, cut off and broken files are unreadable', async () => {
  const whole = await photo(800, 800);
  expect(await endOf(Buffer.alloc(0))).toBe('uploads.unreadable');
  expect(await endOf(whole.subarray(0, 20))).toBe('uploads.unreadable');
  expect(await endOf(whole.subarray(0, Math.floor(whole.length / 2)))).toBe('uploads.unreadable');
  const png = await photo(400, 400, { format: 'png' });
  expect(await endOf(png.subarray(0, png.length - 2000), 'image/png')).toBe('uploads.unreadable');
  expect(await endOf(declaredPng(400, 400), 'image/png')).toBe('uploads.unreadable');
  const broken = Buffer.from(png);
  broken.fill(0xaa, 60, 600);
  expect(await endOf(broken, 'image/png')).toBe('uploads.unreadable');
});

test('a picture that is too large is refused by its header, before a pixel is decoded', async () => {
  // Whoever asked for a pixel would find that there is none, as of the small one.
  expect(await endOf(declaredPng(400, 400, zeros(1000)), 'image/png')).toBe('uploads.unreadable');
  expect(await endOf(declaredPng(30_000, 30_000, zeros(1000)), 'image/png')).toBe('uploads.too_many_pixels');
  expect(await endOf(declaredPng(65_535, 65_535, zeros(1000)), 'image/png')).toBe('uploads.too_many_pixels');
  expect(await endOf(declaredPng(12_001, 300, zeros(1000)), 'image/png')).toBe('uploads.too_many_pixels');
  expect(await endOf(withSides(await photo(400, 400), 65_500, 65_500))).toBe('uploads.too_many_pixels');
  // Beyond what a JPEG decoder takes at all.
  expect(await endOf(withSides(await photo(400, 400), 65_535, 65_535))).toBe('uploads.unreadable');
});

test('a JPEG of 12,000 by 4,166 whose data ends at once costs little and is unreadable', async () => {
  expect(await endOf(withSides(await photo(400, 400), 12_000, 4_166))).toBe('uploads.unreadable');
});

test('a colour profile that unpacks to very much is not unpacked into what is kept', async () => {
  const png = await photo(400, 400, { format: 'png' });
  const profile = Buffer.concat([Buffer.from('p\0\0', 'latin1'), deflateSync(Buffer.alloc(200_000_000), { level: 9 })]);
  const bomb = Buffer.concat([png.subarray(0, 33), chunk('iCCP', profile), png.subarray(33)]);
  const kept = await redraw(bomb, 'image/png').catch((error: RefusalError) => error.refusal.code);
  if (typeof kept === 'string') expect(kept).toBe('uploads.unreadable');
  else expect([kept.bytes.length < 100_000, (await sharp(kept.bytes).metadata()).icc]).toEqual([true, undefined]);
});

test('a picture too small to be read by a person is refused', async () => {
  expect(await endOf(await photo(199, 400))).toBe('uploads.too_small');
  expect(await endOf(await photo(200, 400))).toBe('kept');
});

test('a moving picture is no document', async () => {
  const frames = await sharp({ create: { width: 300, height: 600, channels: 3, background: '#123456' } })
    .raw()
    .toBuffer();
  frames.fill(200, 300 * 300 * 3);
  const moving = await sharp(frames, { raw: { width: 300, height: 600, channels: 3, pageHeight: 300 } })
    .webp({ loop: 0 })
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(2);
  expect(await endOf(moving, 'image/webp')).toBe('uploads.unreadable');
});

/** Says another size in the frame header. */
function withSides(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  let at = 2;
  while (changed[at + 1] !== 0xc0 && changed[at + 1] !== 0xc2) at += 2 + changed.readUInt16BE(at + 2);
  changed.writeUInt16BE(height, at + 5);
  changed.writeUInt16BE(width, at + 7);
  return changed;
}

test('of a PNG the decoder sees what it is drawn from alone: no packed text, of which 300 kB become gigabytes', async () => {
  const png = await photo(400, 400, { format: 'png' });
  const within = (other: Buffer) => Buffer.concat([png.subarray(0, 33), other, png.subarray(33)]);
  const words = chunk('zTXt', Buffer.concat([Buffer.from('words\0\0'), zeros(7_000_000)]));
  expect(await redraw(within(words), 'image/png')).toEqual(await redraw(png, 'image/png'));
  // A part that every decoder has to know: it refuses the picture where it sees one.
  expect(await endOf(within(chunk('WORD', words)), 'image/png')).toBe('kept');
});
