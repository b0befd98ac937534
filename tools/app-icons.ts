/**
 * `npm run icons [-- FOLDER]`: draws the icons of the installed app from web/public/icon.svg, into web/public unless told. What it
 * draws is committed, so that a build needs nothing that draws; app-icons.test.ts holds the two against each other.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

export const PUBLIC = join(import.meta.dirname, '..', 'web', 'public');

/** Systems cut their own shape out of it; all that is drawn lies within the circle of 80 % that every shape leaves. */
const asMask = (svg: string) => svg.replace(/ rx="\d+"/, '');

/** One colour and what is seen through: the letter, with the stitch cut out of it. */
function asShadow(svg: string): string {
  const letter = /<path d="[^"]+" fill="#fff"\/>/.exec(svg)![0];
  const stitch = /<path d="[^"]+" stroke="#F2A900"[^>]*\/>/.exec(svg)![0].replace('#F2A900', '#000');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><mask id="cut"><rect width="64" height="64" fill="#fff"/>${stitch}</mask><g mask="url(#cut)">${letter}</g></svg>`;
}

/** The same as large as its place allows: nothing is cut out of it. */
const asBadge = (svg: string) => asShadow(svg).replace('0 0 64 64', '11 11 42 42');

/** `lookOf`: icon.svg as the file shows it. */
export const PICTURES: readonly { readonly file: string; readonly size: number; lookOf(svg: string): string }[] = [
  ...[192, 512].map((size) => ({ file: `icons/icon-${size}.png`, size, lookOf: String })),
  ...[192, 512].map((size) => ({ file: `icons/maskable-${size}.png`, size, lookOf: asMask })),
  { file: 'icons/monochrome-512.png', size: 512, lookOf: asShadow },
  // The small sign of a notification in Android's status bar.
  { file: 'icons/badge-96.png', size: 96, lookOf: asBadge },
  // iOS looks for it at this address, and rounds it itself.
  { file: 'apple-touch-icon.png', size: 180, lookOf: asMask },
];

/** Of favicon.ico, for browsers that show no SVG there. */
export const FAVICON_SIZES = [16, 32, 48];

function draw(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, effort: 10 })
    .toBuffer();
}

/** The icon file of Windows: a table of PNGs, then these. */
function iconFile(pictures: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let from = head.length;
  for (const [at, picture] of pictures.entries()) {
    const row = 6 + 16 * at;
    head.writeUInt8(FAVICON_SIZES[at]!, row);
    head.writeUInt8(FAVICON_SIZES[at]!, row + 1);
    head.writeUInt16LE(1, row + 4);
    head.writeUInt16LE(32, row + 6);
    head.writeUInt32LE(picture.length, row + 8);
    head.writeUInt32LE(from, row + 12);
    from += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}

if (import.meta.main) {
  const to = process.argv[2] ?? PUBLIC;
  const svg = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
  for (const { file, size, lookOf } of PICTURES) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    writeFileSync(join(to, file), await draw(lookOf(svg), size));
  }
  writeFileSync(join(to, 'favicon.ico'), iconFile(await Promise.all(FAVICON_SIZES.map((size) => draw(svg, size)))));
}
